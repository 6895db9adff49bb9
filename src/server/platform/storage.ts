/** The bytes of files on the disk. Nothing here knows whose they are: rows do. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { ID_PATTERN } from "../../domain/validation.ts";
import { thumbnailOf } from "./images.ts";

/** Where bytes live; both ids are uuids that the database gave or checked. */
export type Place = { DATA_DIR: string; shop_id: string };

const homeOf = (DATA_DIR: string): string => path.join(DATA_DIR, "files");
const folderOf = ({ DATA_DIR, shop_id }: Place): string => path.join(homeOf(DATA_DIR), shop_id);

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
export const readBytes = (place: Place, name: string): Promise<Buffer | undefined> =>
  ifThere(() => readFile(path.join(folderOf(place), name)));

/** A file to be sent as it is read: a film never fills the memory, however slowly it is taken. */
export type OpenFile = {
  size: number;
  /** Reads it, or a part of it with both its ends; closes it once read or given up. */
  read: (part?: { start: number; end: number }) => Readable;
  close: () => Promise<void>;
};

/** Undefined when the disk has lost it. Read it or close it. */
export async function openBytes(place: Place, name: string): Promise<OpenFile | undefined> {
  const handle = await ifThere(() => open(path.join(folderOf(place), name), "r"));
  if (!handle) return undefined;
  const { size } = await handle.stat();
  return { size, read: (part) => handle.createReadStream(part ?? {}), close: () => handle.close() };
}

/** Undefined when the file or the folder is not there (any more). */
async function ifThere<Value>(look: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await look();
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

const SHOP = new RegExp(`^${ID_PATTERN}$`);
const UNFINISHED = new RegExp(`^\\.${ID_PATTERN}$`);
const NAMED = new RegExp(`^${ID_PATTERN}(?:\\.thumbnail)?$`);

/** The shops whose files lie here. */
export async function shopsOnDisk(DATA_DIR: string): Promise<string[]> {
  const names = (await ifThere(() => readdir(homeOf(DATA_DIR)))) ?? [];
  return names.filter((name) => SHOP.test(name));
}

type Names = { unfinished: string[]; named: string[] };

/**
 * What lies in a shop's folder and did not move since `before` (milliseconds): neither written, nor given
 * its name, nor restored. What was not put there by us is left out.
 */
export async function namesBefore(place: Place, before: number): Promise<Names> {
  const names: Names = { unfinished: [], named: [] };
  for await (const { name } of await opendir(folderOf(place))) {
    const known = UNFINISHED.test(name) ? "unfinished" : NAMED.test(name) ? "named" : undefined;
    const found = known && (await ifThere(() => stat(path.join(folderOf(place), name))));
    if (found && found.ctimeMs < before) names[known].push(name);
  }
  return names;
}

export async function forget(place: Place, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folderOf(place), name), { force: true });
}
