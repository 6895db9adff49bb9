/** Files on the disk, by shop and id. Which record a file belongs to is in its row. */
import { createHash, randomUUID } from "node:crypto";
import { chmod, mkdir, open, opendir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { ID_PATTERN } from "../../domain/validation.ts";
import { thumbnailOf } from "./images.ts";

/** For this account alone: files, letters and keys hold names and secret links. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
/** PostgreSQL's own account must walk through the folder to its data, without listing it. */
const WALKED_THROUGH = 0o711;

type DataFolder = { DATA_DIR: string; DATABASE_URL?: string | undefined };

/** Creates the data folder and those in it, closed to the other accounts of this machine; closes former ones. */
export async function closeDataFolder({ DATA_DIR, DATABASE_URL }: DataFolder): Promise<void> {
  const embeddedAsRoot = DATABASE_URL === undefined && process.getuid?.() === 0;
  const top: [string, number] = [DATA_DIR, embeddedAsRoot ? WALKED_THROUGH : PRIVATE_FOLDER];
  const inside = ["files", "outbox", "ledger"].map((name): [string, number] => [
    path.join(DATA_DIR, name),
    PRIVATE_FOLDER,
  ]);
  for (const [folder, mode] of [top, ...inside]) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, mode);
  }
}

/** The folder of a shop; `shop_id` is a uuid that the database gave or checked. */
export type Place = { DATA_DIR: string; shop_id: string };

const homeOf = (DATA_DIR: string): string => path.join(DATA_DIR, "files");
const folderOf = ({ DATA_DIR, shop_id }: Place): string => path.join(homeOf(DATA_DIR), shop_id);

/** Bytes written to a temporary file: `settle` renames it, `drop` deletes it. */
export type Staged = { path: string; size: number; sha256: string };

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Streams to a temporary file and flushes it, so that a named file is always complete. */
export async function stage(place: Place, bytes: Bytes): Promise<Staged> {
  const folder = folderOf(place);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const unfinished = path.join(folder, `.${randomUUID()}`);
  const hash = createHash("sha256");
  let size = 0;
  try {
    const handle = await open(unfinished, "wx", PRIVATE_FILE);
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

/** Renames the temporary file to the name by which it is read. */
export const settle = (place: Place, { path: from }: Staged, name: string): Promise<void> =>
  rename(from, path.join(folderOf(place), name));

export const drop = ({ path: unfinished }: Staged): Promise<void> =>
  rm(unfinished, { force: true });

/** Undefined when the file is missing. */
export const readBytes = (place: Place, name: string): Promise<Buffer | undefined> =>
  ifExists(() => readFile(path.join(folderOf(place), name)));

/** A file streamed from the disk, so that a film is never in memory at once. */
export type OpenFile = {
  size: number;
  /** Streams the whole file or a range, both ends included; closes it at the end or on abort. */
  read: (part?: { start: number; end: number }) => Readable;
  close: () => Promise<void>;
};

/** Undefined when the file is missing. The caller must read it or close it. */
export async function openBytes(place: Place, name: string): Promise<OpenFile | undefined> {
  const handle = await ifExists(() => open(path.join(folderOf(place), name), "r"));
  if (!handle) return undefined;
  const { size } = await handle.stat();
  return { size, read: (part) => handle.createReadStream(part ?? {}), close: () => handle.close() };
}

/** Undefined when the file or the folder does not exist. */
async function ifExists<Value>(look: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** The thumbnail is stored beside its photo. */
export const thumbnailName = (id: string): string => `${id}.thumbnail`;

/** The thumbnail, made now if it does not exist; undefined when the photo cannot be read. */
export async function readThumbnail(place: Place, id: string): Promise<Buffer | undefined> {
  const stored = await readBytes(place, thumbnailName(id));
  if (stored) return stored;
  const photo = await readBytes(place, id);
  const made = photo && (await thumbnailOf(photo));
  if (made) await settle(place, await stage(place, [made]), thumbnailName(id));
  return made;
}

const SHOP = new RegExp(`^${ID_PATTERN}$`);
const UNFINISHED = new RegExp(`^\\.${ID_PATTERN}$`);
const NAMED = new RegExp(`^${ID_PATTERN}(?:\\.thumbnail)?$`);

/** The shops that have a folder. */
export async function shopsOnDisk(DATA_DIR: string): Promise<string[]> {
  const names = (await ifExists(() => readdir(homeOf(DATA_DIR)))) ?? [];
  return names.filter((name) => SHOP.test(name));
}

type Names = { unfinished: string[]; named: string[] };

/**
 * The files of a shop's folder that were neither written, renamed nor restored since `before`
 * (milliseconds). Files with a name that is not ours are left out.
 */
export async function namesBefore(place: Place, before: number): Promise<Names> {
  const names: Names = { unfinished: [], named: [] };
  for await (const { name } of await opendir(folderOf(place))) {
    const known = UNFINISHED.test(name) ? "unfinished" : NAMED.test(name) ? "named" : undefined;
    const found = known && (await ifExists(() => stat(path.join(folderOf(place), name))));
    if (found && found.ctimeMs < before) names[known].push(name);
  }
  return names;
}

export async function forget(place: Place, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folderOf(place), name), { force: true });
}
