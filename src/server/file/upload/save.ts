/** Files that the office sends: rows, names on the disk and journal, all of them or none. */
import { sql } from "kysely";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import {
  BYTES_PER_DAY,
  FILES_PER_RECIPIENT,
  isImage,
  type FileTag,
  type StoredFile,
  type UploadRecipient,
} from "../../../domain/file/file.ts";
import type { Instant } from "../../../domain/time.ts";
import { lockSurvivor } from "../../client/merge/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Author } from "../../platform/change.ts";
import { appendItems, lockRepair } from "../../repair/store.ts";
import { loadFiles } from "../store.ts";
import { settle, thumbnailName, type Place, type Staged } from "../../platform/storage.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

export type Recipient = { recipientType: UploadRecipient; recipientID: string };

/** A checked file whose bytes wait for their name. */
export type Received = {
  id: string;
  filename: string;
  mimetype: string;
  staged: Staged;
  thumbnail: Staged | undefined;
};

export type Upload = {
  place: Place;
  recipient: Recipient;
  tags: readonly FileTag[];
  author: Author;
  at: Instant;
  files: readonly Received[];
};

type Kept = Pick<StoredFile, "id" | "mimetype">;
type SaveRefusal = Refusal<"recipient-unknown" | "too-many-files" | "too-much-today" | "bad-input">;

/** What is sent for a quote that has no id yet is kept under the shop's own. */
const isLoose = ({ recipientType, recipientID }: Recipient, shop_id: string): boolean =>
  recipientType === "quote" && recipientID === shop_id;

/** A recipient of the shop of this transaction. */
export async function recipientExists(
  db: ShopDb,
  recipient: Recipient,
  shop_id: string,
): Promise<boolean> {
  const { recipientType, recipientID } = recipient;
  const table = isLoose(recipient, shop_id) ? "shop" : recipientType;
  const { rows } = await sql`
    select from ${sql.table(`app.${table}`)} r where r.shop_id = ${SHOP_ID} and r.id = ${recipientID}`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Writes what is new and answers every file, in the order given. A file whose id is already there was sent
 * before and its answer got lost: nothing is written again. The bytes take their name before the
 * transaction ends, so no row is ever seen without them.
 */
export async function saveUpload(db: ShopDb, given: Upload): Promise<Kept[] | SaveRefusal> {
  const recipient = await holdRecipient(db, given);
  if (!recipient) return refuse("recipient-unknown");
  const upload = { ...given, recipient };
  const { files } = upload;
  const created = await insertRows(db, upload);
  const known = await loadFiles(
    db,
    files.map(({ id }) => id),
  );
  if (!known.every((file) => belongsTo(file, recipient))) return refuse("bad-input");
  // What was sent before is answered even then: its sender must not believe it lost.
  if (created.size > 0 && (await isFull(db, upload))) return refuse("too-many-files");
  if (created.size > 0 && (await isOverDay(db, upload))) return refuse("too-much-today");
  const fresh = files.filter(({ id }) => created.has(id));
  for (const file of fresh) await nameBytes(upload.place, file);
  await writeJournal(db, upload, fresh);
  return files.map(({ id, mimetype }) => known.find((file) => file.id === id) ?? { id, mimetype });
}

/**
 * Whom the files are for in the end: a client that was merged leads to the survivor. A repair and a client
 * are held until the end, as by everyone who writes for them: locks are taken in one order.
 */
async function holdRecipient(
  db: ShopDb,
  { recipient, place }: Upload,
): Promise<Recipient | undefined> {
  const { recipientType, recipientID } = recipient;
  if (recipientType === "client") {
    const survivor = await lockSurvivor(db, recipientID);
    return survivor === undefined ? undefined : { recipientType, recipientID: survivor };
  }
  const known =
    recipientType === "repair"
      ? (await lockRepair(db, recipientID)) !== undefined
      : await recipientExists(db, recipient, place.shop_id);
  return known ? recipient : undefined;
}

const belongsTo = (file: StoredFile, { recipientType, recipientID }: Recipient): boolean =>
  file.recipientType === recipientType && file.recipientID === recipientID;

/** The ids that were not there yet. Whoever sends the same at this moment waits here for our end. */
async function insertRows(
  db: ShopDb,
  { place: { shop_id }, recipient, tags, author, at, files }: Upload,
): Promise<Set<string>> {
  const rows = files.map(({ id, filename, mimetype, staged: { size, sha256 } }) => ({
    ...recipient,
    shop_id,
    id,
    filename,
    mimetype,
    size,
    sha256,
    tags: tags.length > 0 ? [...tags] : [isImage(mimetype) ? "photo" : "document"],
    created_by: author.account_id,
    created_at: at,
  }));
  const created = await db
    .insertInto("file")
    .values(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return new Set(created.map(({ id }) => id));
}

async function isFull(db: ShopDb, { recipient, place }: Upload): Promise<boolean> {
  if (isLoose(recipient, place.shop_id)) return false;
  const { recipientType, recipientID } = recipient;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app.file f
    where f.shop_id = ${SHOP_ID} and f."recipientType" = ${recipientType} and f."recipientID" = ${recipientID}`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) > FILES_PER_RECIPIENT;
}

/** Whether the shop has sent more than a day allows, these files counted. */
async function isOverDay(db: ShopDb, { at }: Upload): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select coalesce(sum(f.size), 0) > ${BYTES_PER_DAY}::bigint as over from app.file f
    where f.shop_id = ${SHOP_ID} and f.created_at > ${at}::timestamptz - interval '24 hours'`.execute(
    db,
  );
  return rows[0]?.over ?? false;
}

async function nameBytes(place: Place, { id, staged, thumbnail }: Received): Promise<void> {
  await settle(place, staged, id);
  if (thumbnail) await settle(place, thumbnail, thumbnailName(id));
}

/** A repair's journal tells its photos; a document is listed beside. */
async function writeJournal(
  db: ShopDb,
  { place: { shop_id }, recipient, author, at }: Upload,
  fresh: readonly Received[],
): Promise<void> {
  if (recipient.recipientType !== "repair") return;
  const photos = fresh.filter(({ mimetype }) => isImage(mimetype));
  await appendItems(
    db,
    { shop_id, repair_id: recipient.recipientID, author, at },
    photos.map(({ id, filename }) => ({
      type: "PhotoAdded",
      payload: { file_id: id, filename, shared: false },
    })),
  );
}
