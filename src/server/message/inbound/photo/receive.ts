/** Photos of the client, from the tracking page: seen by both at once, and announced to the shop. */
import type { FastifyRequest } from "fastify";
import { fullName } from "../../../../domain/client/names.ts";
import { isRefusal, refuse, type Refusal } from "../../../../domain/decision.ts";
import {
  areTooMany,
  photosSent,
  takesPhotos,
  type ClientPhotoRefusal,
} from "../../../../domain/repair/client-photo/client-photo.ts";
import type { Instant } from "../../../../domain/time.ts";
import { filesOf } from "../../../file/store.ts";
import { receiveFiles } from "../../../file/upload/receive.ts";
import type { SavedFile } from "../../../file/upload/save.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { lockRepair } from "../../../repair/store.ts";
import type { Sheet } from "../../../repair/track.ts";
import type { Services } from "../../../services.ts";
import { loadAffair } from "../../load-affair.ts";
import { notify } from "../../notification/store.ts";
import { CLIENT } from "../keep.ts";

/** Idempotent by the ids of the photos: sent again after a cut line, they are written and announced once. */
export function receivePhotos(
  services: Services,
  { scope, repair_id }: Sheet,
  request: FastifyRequest,
): Promise<SavedFile[] | Refusal<ClientPhotoRefusal>> {
  const recipient = { recipientType: "repair", recipientID: repair_id } as const;
  const receiving = { request, scope, recipient, photosOnly: true };
  return receiveFiles<Refusal<"repair-over">>(services, receiving, (save) =>
    services.database.withShop(scope, async (db) => {
      const at = services.clock();
      const repair = await lockRepair(db, repair_id);
      if (repair && !takesPhotos(repair.status)) return refuse("repair-over");
      const saved = await save(db, { author: CLIENT, at });
      if (isRefusal(saved) || saved.created.size === 0) return saved;
      const photos = await filesOf(db, { recipientType: "repair", recipientIDs: [repair_id] });
      if (areTooMany(photos, at)) return refuse("too-many-files");
      await announce(db, { repair_id, count: saved.created.size, at });
      return saved;
    }),
  );
}

type Received = { repair_id: string; count: number; at: Instant };

async function announce(db: ShopDb, { repair_id, count, at }: Received): Promise<void> {
  const affair = await loadAffair(db, repair_id);
  if (!affair) return;
  const about = { client: fullName(affair.client), text: photosSent(count) };
  await notify(db, { kind: "reply", about, repair_id, author: CLIENT, at });
}
