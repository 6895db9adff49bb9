/** The bytes of files on the disk. Nothing here knows whose they are: rows do. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { thumbnailOf } from "../platform/images.ts";

/** Where bytes live; both ids are uuids that the database gave or checked. */
export type Place = { DATA_DIR: string; shop_id: string };

const folderOf = ({ DATA_DIR, shop_id }: Place): string => path.join(DATA_DIR, "files", shop_id);

/** Bytes safe on the disk that have no name yet: settled under one, or dropped. */
export type Staged = { path: string; size: number; sha256: string };

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Written beside and forced to the disk, as they come: a name never shows half a file. */
export async function stage(place: Place, bytes: Bytes): Promise<Staged> {
  const folder = folderOf(place);
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `.${randomUUID()}`);
  const hash = createHash("sha256");
  let size = 0;
  try {
    const handle = await open(unfinished, "wx");
    try {
      for await (const chunk of bytes) {
        hash.update(chunk);
        size += chunk.byteLength;
        await handle.writeFile(chunk);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return { path: unfinished, size, sha256: hash.digest("hex") };
}

/** Gives staged bytes the name by which they are read. */
export const settle = (place: Place, { path: from }: Staged, name: string): Promise<void> =>
  rename(from, path.join(folderOf(place), name));

export const drop = ({ path: unfinished }: Staged): Promise<void> =>
  rm(unfinished, { force: true });

/** Undefined when the disk has lost them. */
export async function readBytes(place: Place, name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path.join(folderOf(place), name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** The small picture lies beside its photo. */
export const thumbnailName = (id: string): string => `${id}.thumbnail`;

/** The photo in small, drawn now if that was never done; undefined when it cannot be. */
export async function readThumbnail(place: Place, id: string): Promise<Buffer | undefined> {
  const kept = await readBytes(place, thumbnailName(id));
  if (kept) return kept;
  const photo = await readBytes(place, id);
  const drawn = photo && (await thumbnailOf(photo));
  if (drawn) await settle(place, await stage(place, [drawn]), thumbnailName(id));
  return drawn;
}
