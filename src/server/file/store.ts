/**
 * Photos and documents: a row that says what the file is, and its bytes in the storage, which the row's sha256
 * vouches for. Bytes come first: the storage may hold bytes without a row, never a row without its bytes.
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { KeptFile } from "../../domain/file/attachment/attachment.ts";
import type { FileTag, StoredFile, UploadRecipient } from "../../domain/file/file.ts";
import type { ClientMove } from "../client/merge/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { settle, stage, type Place } from "../platform/storage.ts";
import { readRows } from "../platform/database/rows.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

export type NewFile = Omit<StoredFile, "size" | "sha256" | "stored_as"> & { bytes: Uint8Array };

/**
 * Puts the bytes where nothing can lose them, and writes the row in the caller's transaction: for the demonstration,
 * which no one waits for. The name and the type must have passed `checkFile`. Should the transaction roll back, the
 * bytes stay as an orphan until the sweep.
 */
export async function saveFile(
  db: ShopDb,
  place: Place,
  { bytes, ...file }: NewFile,
): Promise<StoredFile> {
  const staged = await stage(place, [bytes]);
  const stored_as = randomUUID();
  const stored = { ...file, stored_as, size: staged.size, sha256: staged.sha256 };
  await settle(place, staged, stored_as);
  await db
    .insertInto("file")
    .values({ ...stored, tags: [...stored.tags], shop_id: place.shop_id })
    .execute();
  return stored;
}

const FILE = sql`f.id, f.filename, f.mimetype, f.size, f.sha256, f.stored_as, f.tags, f."recipientType", f."recipientID",
  f.shared, f.created_by, f.created_at`;

/** A file of the shop of this transaction. */
export async function loadFile(db: ShopDb, id: string): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select ${FILE} from app.file f where f.shop_id = ${SHOP_ID} and f.id = ${id}`.execute(db);
  return rows[0];
}

/** The files of the shop among these ids. */
export async function loadFiles(db: ShopDb, ids: readonly string[]): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select ${FILE} from app.file f where f.shop_id = ${SHOP_ID} and f.id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** A file of this very repair that the shop shows to its client. */
export async function loadSharedFile(
  db: ShopDb,
  { id, repair_id }: { id: string; repair_id: string },
): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select ${FILE} from app.file f
    where f.shop_id = ${SHOP_ID} and f.id = ${id} and f."recipientType" = 'repair' and f."recipientID" = ${repair_id} and f.shared`.execute(
    db,
  );
  return rows[0];
}

type Waiting = "reply" | "booking";
type Recipients = { recipientType: UploadRecipient | Waiting; recipientIDs: readonly string[] };

/** The photos and documents of these records, each in the order they were added. */
export async function filesOf(
  db: ShopDb,
  { recipientType, recipientIDs }: Recipients,
): Promise<StoredFile[]> {
  if (recipientIDs.length === 0) return [];
  const { rows } = await sql<StoredFile>`
    select ${FILE} from app.file f
    where f.shop_id = ${SHOP_ID} and f."recipientType" = ${recipientType} and f."recipientID" = any(${[...recipientIDs]}::uuid[])
    order by f.created_at, f.id`.execute(db);
  return rows;
}

/** Whether the client sees it. */
export const setShared = (
  db: ShopDb,
  { id, shared }: { id: string; shared: boolean },
): Promise<unknown> =>
  db
    .updateTable("file")
    .set({ shared })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();

/** What it shows. */
export const setTags = (
  db: ShopDb,
  { id, tags }: { id: string; tags: readonly FileTag[] },
): Promise<unknown> =>
  db
    .updateTable("file")
    .set({ tags: [...tags] })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();

/** As `deleteFile`, of many in one statement. */
export async function deleteFiles(db: ShopDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom("file").where("shop_id", "=", SHOP_ID).where("id", "in", ids).execute();
}

/** The bytes are deleted at night, when no row names them. False when there is none of this id. */
export async function deleteFile(db: ShopDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("file")
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

type Settling = { from: Waiting; id: string; repair_id: string };

/** What came with a reply that was kept aside, or before a booking was made, goes to its repair. */
export const giveFiles = (db: ShopDb, { from, id, repair_id }: Settling): Promise<KeptFile[]> =>
  readRows(
    db,
    givenFile,
    sql`
    update app.file f set "recipientType" = 'repair', "recipientID" = ${repair_id}
    where f.shop_id = ${SHOP_ID} and f."recipientType" = ${from} and f."recipientID" = ${id}
    returning f.id as file_id, f.filename`,
  );

const givenFile = z.strictObject({ file_id: z.string(), filename: z.string() });

/** Their bytes are deleted at night. */
export const deleteFilesOfReply = (db: ShopDb, reply_id: string): Promise<unknown> =>
  db
    .deleteFrom("file")
    .where("shop_id", "=", SHOP_ID)
    .where("recipientType", "=", "reply")
    .where("recipientID", "=", reply_id)
    .execute();

const movedFile = z.strictObject({ id: z.string() });

/** Gives the files of a client's record to another, for a merge or its undoing; answers their ids. */
export async function moveFiles(db: ShopDb, { from, into, ids }: ClientMove): Promise<string[]> {
  const rows = await readRows(
    db,
    movedFile,
    sql`
    update app.file f set "recipientID" = ${into}
    where f.shop_id = ${SHOP_ID} and f."recipientType" = 'client' and f."recipientID" = ${from}
      and (${ids}::uuid[] is null or f.id = any(${ids}::uuid[]))
    returning f.id`,
  );
  return rows.map(({ id }) => id);
}
