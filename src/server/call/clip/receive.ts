/** A photo or a short film of the client, when the call cannot start: in the repair at once, and said to the shop. */
import type { FastifyRequest } from "fastify";
import { clipSent, FILM_FR, isClip, type ClipRefusal } from "../../../domain/call/clip.ts";
import { whyClosed } from "../../../domain/call/status.ts";
import { fullName } from "../../../domain/client/names.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { isFilm } from "../../../domain/file/file.ts";
import type { Slice } from "../../../domain/file/slice.ts";
import { areTooMany, takesPhotos } from "../../../domain/repair/client-photo/client-photo.ts";
import type { Instant } from "../../../domain/time.ts";
import { loadClients } from "../../client/store.ts";
import { filesOf } from "../../file/store.ts";
import type { SavedFile } from "../../file/upload/save.ts";
import { resumeUpload, type Progress } from "../../file/upload/slice/resume.ts";
import { refuseOverLimit } from "../../file/upload/store.ts";
import { notify } from "../../message/notification/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, lockRepair, type RepairRow } from "../../repair/store.ts";
import type { Services } from "../../services.ts";
import type { Guest } from "../find.ts";
import { loadCall, type CallRow } from "../store.ts";

const CLIENT = { kind: "client", account_id: null } as const;

type Receiving = { request: FastifyRequest; guest: Guest; repair_id: string; slice: Slice };

/** Sent again after a cut it goes on from what is here; by the file's id, it is written and announced once. */
export function receiveClip(
  services: Services,
  { request, guest: { scope, call_id }, repair_id, slice }: Receiving,
): Promise<SavedFile[] | Progress | Refusal<ClipRefusal>> {
  const recipient = { recipientType: "repair", recipientID: repair_id } as const;
  const receiving = { request, scope, recipient, slice: { ...slice, tags: [] } };
  return resumeUpload<Refusal<ClipRefusal>>(services, receiving, (save) =>
    services.database.withShop(scope, async (db) => {
      const at = services.clock();
      const repair = await lockRepair(db, repair_id);
      const refused = whyNotTaken(repair, await loadCall(db, call_id), at);
      if (!repair || refused) return refuse(refused ?? "recipient-unknown");
      const saved = await save(db, { author: CLIENT, at });
      if (isRefusal(saved) || saved.created.size === 0) return saved;
      if (!saved.files.every(({ mimetype }) => isClip(mimetype)))
        return refuse("file-type-refused");
      const files = await filesOf(db, { recipientType: "repair", recipientIDs: [repair_id] });
      if (areTooMany(files, at)) return refuse("too-many-files");
      const sent = files.filter(({ id }) => saved.files.some((one) => one.id === id));
      await tellFilms(db, { repair, sent, at });
      await announce(db, { repair, sent, at });
      return saved;
    }),
  );
}

/** Before the first byte of a file is written. */
export async function checkClip(
  db: ShopDb,
  { call_id, slice, at }: { call_id: string; slice: Slice; at: Instant },
): Promise<{ repair_id: string } | Refusal<ClipRefusal>> {
  const call = await loadCall(db, call_id);
  const closed = call && whyClosed(call, at);
  if (closed) return refuse(closed);
  if (!call?.repair_id) return refuse("recipient-unknown");
  const over =
    slice.offset === 0 ? await refuseOverLimit(db, { at, more: slice.length }) : undefined;
  return over ?? { repair_id: call.repair_id };
}

function whyNotTaken(
  repair: RepairRow | undefined,
  call: CallRow | undefined,
  at: Instant,
): ClipRefusal | undefined {
  if (!repair || !call) return "recipient-unknown";
  return whyClosed(call, at) ?? (takesPhotos(repair.status) ? undefined : "repair-over");
}

type Received = { repair: RepairRow; sent: readonly SentFile[]; at: Instant };
type SentFile = { id: string; filename: string; mimetype: string };

/** Photos are in the journal as every upload of them; a film is told as the client's message. */
async function tellFilms(db: ShopDb, { repair, sent, at }: Received): Promise<void> {
  const films = sent.filter(({ mimetype }) => isFilm(mimetype));
  if (films.length === 0) return;
  const files = films.map(({ id: file_id, filename }) => ({ file_id, filename }));
  const { id: repair_id, shop_id } = repair;
  const written = { shop_id, repair_id, author: CLIENT, at };
  const payload = { channel: "page", text: FILM_FR, files, left_out: [] } as const;
  await appendItems(db, written, [{ type: "ClientReplied", payload }]);
}

async function announce(db: ShopDb, { repair, sent, at }: Received): Promise<void> {
  const [client] = await loadClients(db, [repair.client_id]);
  const [file] = sent;
  if (!client || !file) return;
  const about = { client: fullName(client), text: clipSent(file.mimetype) };
  await notify(db, { kind: "reply", about, repair_id: repair.id, author: CLIENT, at });
}
