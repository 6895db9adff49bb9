/** Files by shop and id, on this disk or in a shared bucket. Which record a file belongs to is in its row. */
import { createHash, randomUUID } from "node:crypto";
import { chmod, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { ID_PATTERN } from "../../domain/validation.ts";
import { thumbnailOf } from "./images.ts";
import { inBucket } from "./storage/bucket.ts";
import type { Bucket } from "./storage/bucket-url.ts";
import { ifExists, onDisk, PRIVATE_FOLDER } from "./storage/disk.ts";
import type { OpenFile, Staged, Stored } from "./storage/stored.ts";

export const PRIVATE_FILE = 0o600;
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

/** Where files are kept: in the bucket when there is one, and on this disk while they are being written. */
export type FilesHome = { DATA_DIR: string; FILES_URL?: Bucket | undefined };

export const storedIn = ({ DATA_DIR, FILES_URL }: FilesHome): Stored =>
  FILES_URL ? inBucket(FILES_URL) : onDisk(DATA_DIR);

/** The files of a shop; `shop_id` is a uuid that the database gave or checked. */
export type Place = FilesHome & { shop_id: string };

export const placeOf = ({ DATA_DIR, FILES_URL }: FilesHome, shop_id: string): Place => ({
  DATA_DIR,
  FILES_URL,
  shop_id,
});

const FILES = "files";
const nameIn = ({ shop_id }: Place, name: string): string => `${FILES}/${shop_id}/${name}`;
export const temporaryFolder = ({ DATA_DIR, shop_id }: Place): string =>
  path.join(DATA_DIR, FILES, shop_id);

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Streams to a temporary file of this disk and flushes it, so that a named file is always complete. */
export async function stage(place: Place, bytes: Bytes): Promise<Staged> {
  const folder = temporaryFolder(place);
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

/** Gives the temporary file the name by which it is read; `settle` or `drop` ends each. */
export async function settle(place: Place, staged: Staged, name: string): Promise<void> {
  await storedIn(place).keep(staged, nameIn(place, name));
  await drop(staged);
}

export const drop = ({ path: unfinished }: Staged): Promise<void> =>
  rm(unfinished, { force: true });

/** Undefined when the file is missing. */
export const readBytes = (place: Place, name: string): Promise<Buffer | undefined> =>
  storedIn(place).read(nameIn(place, name));

/** Undefined when the file is missing. The caller must read it or close it. */
export const openBytes = (place: Place, name: string): Promise<OpenFile | undefined> =>
  storedIn(place).open(nameIn(place, name));

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
export const UNFINISHED = new RegExp(`^\\.${ID_PATTERN}$`);
const NAMED = new RegExp(`^${ID_PATTERN}(?:\\.thumbnail)?$`);

/** The shops that have files, or began to send some to this machine. */
export async function shopsWithFiles(home: FilesHome): Promise<string[]> {
  const here = await onDisk(home.DATA_DIR).folders(FILES);
  const names = new Set([...here, ...(home.FILES_URL ? await storedIn(home).folders(FILES) : [])]);
  return [...names].filter((name) => SHOP.test(name));
}

/** The temporary files of this disk that were not written since `before` (milliseconds). */
export async function unfinishedBefore(place: Place, before: number): Promise<string[]> {
  const folder = temporaryFolder(place);
  const names = (await ifExists(() => readdir(folder))) ?? [];
  const old: string[] = [];
  for (const name of names.filter((it) => UNFINISHED.test(it))) {
    const state = await ifExists(() => stat(path.join(folder, name)));
    if (state && state.ctimeMs < before) old.push(name);
  }
  return old;
}

/** The files of a shop that were neither written, renamed nor restored since `before`; names that are not ours are left out. */
export async function namesBefore(place: Place, before: number): Promise<string[]> {
  const names: string[] = [];
  const folder = nameIn(place, "");
  for await (const { name, changed_at } of storedIn(place).list(folder.slice(0, -1))) {
    const last = name.slice(folder.length);
    if (changed_at < before && NAMED.test(last)) names.push(last);
  }
  return names;
}

export async function forget(place: Place, names: readonly string[]): Promise<void> {
  for (const name of names)
    await (UNFINISHED.test(name) ? onDisk(place.DATA_DIR) : storedIn(place)).remove(
      nameIn(place, name),
    );
}
