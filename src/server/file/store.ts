/**
 * Photos and documents: a row that says what the file is, and its bytes on disk, which the row's sha256
 * vouches for. Bytes come first: a folder may hold a file without a row, never a row without its file.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { StoredFile } from "../../domain/file/file.ts";
import type { ShopDb } from "../platform/database/scope.ts";

/** Where bytes live; both ids are uuids that the database gave or checked. */
export type Place = { DATA_DIR: string; shop_id: string };

const folderOf = ({ DATA_DIR, shop_id }: Place): string => path.join(DATA_DIR, "files", shop_id);

export type NewFile = Omit<StoredFile, "size" | "sha256"> & { bytes: Uint8Array };

/**
 * Puts the bytes where nothing can lose them, then writes the row in the caller's transaction. The name
 * and the type must have passed `checkFile`. Should the transaction roll back, the bytes stay as an
 * orphan that nothing names; run again, it writes the same bytes in the same place.
 */
export async function saveFile(
  db: ShopDb,
  place: Place,
  { bytes, ...file }: NewFile,
): Promise<StoredFile> {
  await keepBytes(place, file.id, bytes);
  const stored = { ...file, size: bytes.byteLength, sha256: sha256(bytes) };
  await db
    .insertInto("file")
    .values({ ...stored, tags: [...stored.tags], shop_id: place.shop_id })
    .execute();
  return stored;
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Written beside, forced to the disk, then renamed: a name never shows half a file. */
async function keepBytes(place: Place, id: string, bytes: Uint8Array): Promise<void> {
  const folder = folderOf(place);
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `.${randomUUID()}`);
  try {
    const handle = await open(unfinished, "wx");
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, path.join(folder, id));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Undefined when the disk has lost them. */
export async function readBytes(place: Place, id: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path.join(folderOf(place), id));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

const FILE = sql`f.id, f.filename, f.mimetype, f.size, f.sha256, f.tags, f."recipientType", f."recipientID",
  f.shared, f.created_by, f.created_at`;

/** A file of the shop of this transaction. */
export async function loadFile(db: ShopDb, id: string): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select ${FILE} from app.file f where f.id = ${id}`.execute(db);
  return rows[0];
}

/** A file of this very repair that the shop shows to its client. */
export async function loadSharedFile(
  db: ShopDb,
  { id, repair_id }: { id: string; repair_id: string },
): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select ${FILE} from app.file f
    where f.id = ${id} and f."recipientType" = 'repair' and f."recipientID" = ${repair_id} and f.shared`.execute(
    db,
  );
  return rows[0];
}

/** The photos and documents of these repairs, each in the order they were added. */
export async function filesOfRepairs(
  db: ShopDb,
  repair_ids: readonly string[],
): Promise<StoredFile[]> {
  if (repair_ids.length === 0) return [];
  const { rows } = await sql<StoredFile>`
    select ${FILE} from app.file f
    where f."recipientType" = 'repair' and f."recipientID" = any(${[...repair_ids]}::uuid[])
    order by f.created_at, f.id`.execute(db);
  return rows;
}
