/** Keeps the photos of a booking that is being filled, until it is made or the night sweeps them away. */
import { createHash, randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { ShopScope } from "../../../../domain/account/scope.ts";
import { isRefusal, refuse } from "../../../../domain/decision.ts";
import { MOST_CLIENT_PHOTOS } from "../../../../domain/repair/camera/pass.ts";
import { isId } from "../../../../domain/validation.ts";
import type { PhotoRefusal } from "../../../../domain/booking/draft/photo-refusal.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { placeOf, type Place } from "../../../platform/storage.ts";
import type { Staged } from "../../../platform/storage/stored.ts";
import { keepBytes } from "../../../file/upload/keep.ts";
import { saveUpload, type ReceivedFile } from "../../../file/upload/save.ts";
import { dropStaged } from "../../../file/upload/stage.ts";
import type { Services } from "../../../services.ts";
import { readPosted, type Fields } from "./read.ts";
import { countWaiting, removeWaiting } from "../../../file/waiting/store.ts";

/** Of all the bookings that visitors of a shop are filling: a program could otherwise fill the disk. */
const MOST_WAITING = 200;

export type Received = { fields: Fields; booking_id: string; refused: PhotoRefusal | "" };
type Keeping = { request: FastifyRequest; scope: ShopScope };

/** What was posted, once its photos are kept and the one taken out is gone. Leaves no temporary file. */
export async function keepPosted(
  services: Services,
  { request, scope }: Keeping,
): Promise<Received> {
  const place = placeOf(services.config, scope.shop_id);
  const staged: Staged[] = [];
  try {
    const { fields, photos, refused } = await readPosted(request, { place, staged });
    const asked = String(fields.booking_id);
    const booking_id = isId(asked) ? asked : randomUUID();
    const removed = String(fields.remove);
    if (isId(removed))
      await services.database.withShop(scope, (db) =>
        removeWaiting(db, { booking_id, id: removed }),
      );
    const upload = { place, booking_id, photos, log: request.log };
    const full = photos.length > 0 && (await keepPhotos(services, scope, upload));
    return { fields, booking_id, refused: full || refused };
  } finally {
    await dropStaged(staged);
  }
}

type Upload = { place: Place; booking_id: string; photos: ReceivedFile[] };

async function keepPhotos(
  { database, clock }: Services,
  scope: ShopScope,
  upload: Upload & { log: FastifyRequest["log"] },
): Promise<PhotoRefusal | ""> {
  const files = upload.photos.map((photo) => ({ ...photo, id: idOf(photo, upload) }));
  const unique = [...new Map(files.map((file) => [file.id, file])).values()];
  const kept = { ...upload, photos: unique };
  const saved = await keepBytes({ ...upload, files: unique }, () =>
    database.withShop(scope, (db) => save(db, { ...kept, at: clock() })),
  );
  if (!isRefusal(saved)) return saved.files.length < unique.length ? "too-many-files" : "";
  return saved.refused === "too-many-files" ? "too-many-files" : "no-room";
}

async function save(
  db: ShopDb,
  { place, booking_id, photos, at }: Upload & { at: ReturnType<Services["clock"]> },
) {
  const { shop_id } = place;
  const ids = photos.map(({ id }) => id);
  const { of_booking, of_shop } = await countWaiting(db, { shop_id, booking_id, ids });
  if (of_shop + photos.length > MOST_WAITING) return refuse("shop-full");
  const files = photos.slice(0, MOST_CLIENT_PHOTOS - of_booking);
  if (files.length === 0) return refuse("too-many-files");
  return saveUpload(db, {
    place,
    recipient: { recipientType: "booking", recipientID: booking_id },
    tags: ["photo"],
    author: { kind: "client", account_id: null },
    at,
    files,
  });
}

/** The same photo sent twice for one booking has one id, and is kept once. */
function idOf({ staged }: ReceivedFile, { booking_id }: Upload): string {
  const hash = createHash("sha256").update(`${booking_id} ${staged.sha256}`).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
