/**
 * Files that arrive in several requests: what came before a cut stays on this disk, and the next request goes on from
 * there. One that is never finished is removed with the other temporary files.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { PRIVATE_FILE, temporaryFolder, UNFINISHED, type Place } from "../storage.ts";
import { ifExists, PRIVATE_FOLDER } from "./disk.ts";
import type { Staged } from "./stored.ts";

/** `key`: all that tells this file from another of the shop. */
export type Unfinished = { place: Place; key: string };

const pathOf = ({ place, key }: Unfinished): string => {
  const hex = createHash("sha256").update(key).digest("hex");
  const uuid = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-7$3-8$4-$5");
  return path.join(temporaryFolder(place), `.${uuid}`);
};

/** Bytes that are here already; 0 on a machine that has none of them. */
export const receivedOf = async (file: Unfinished): Promise<number> =>
  (await ifExists(() => stat(pathOf(file))))?.size ?? 0;

/** Bytes of all the files of the shop that are not finished. */
export async function unfinishedBytes(place: Place): Promise<number> {
  const folder = temporaryFolder(place);
  const names = (await ifExists(() => readdir(folder))) ?? [];
  const states = await Promise.all(
    names
      .filter((name) => UNFINISHED.test(name))
      .map((name) => ifExists(() => stat(path.join(folder, name)))),
  );
  return states.reduce((sum, state) => sum + (state?.size ?? 0), 0);
}

type Writing = { bytes: Readable; done: Promise<unknown> };
const underWay = new Map<string, Writing>();

type Part = {
  /** Where its first byte stands in the file. */
  offset: number;
  bytes: Readable;
  /** Bytes of the whole file: what is beyond is not written. */
  length: number;
};

/**
 * Writes the part until its end or its cut; answers the bytes that are here then. Nothing is written when the part does
 * not begin where the file stops. A request that hangs is ended by the next one for the same file.
 */
export async function writePart(file: Unfinished, part: Part): Promise<number> {
  const target = pathOf(file);
  const former = underWay.get(target);
  former?.bytes.destroy();
  await former?.done;
  const done = write(target, part);
  underWay.set(target, { bytes: part.bytes, done });
  try {
    return await done;
  } finally {
    if (underWay.get(target)?.done === done) underWay.delete(target);
  }
}

async function write(target: string, { offset, bytes, length }: Part): Promise<number> {
  await mkdir(path.dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
  const handle = await open(target, "a+", PRIVATE_FILE);
  let { size } = await handle.stat();
  try {
    if (size !== offset) return size;
    for await (const chunk of whatComes(bytes)) {
      const some = chunk.subarray(0, length - size);
      await handle.appendFile(some);
      size += some.byteLength;
      if (size === length) break;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return size;
}

/** A cut is no error here: what came before it is kept. */
async function* whatComes(bytes: Readable): AsyncGenerator<Buffer> {
  try {
    yield* bytes.iterator({ destroyOnReturn: false });
  } catch {
    // The next request goes on from there.
  }
}

/** The finished file, as if it had come in one request. */
export async function stagedOf(file: Unfinished): Promise<Staged> {
  const target = pathOf(file);
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of createReadStream(target)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { path: target, size, sha256: hash.digest("hex") };
}

/** Its first bytes, by which its type is known. */
export async function headOf(
  { path: target }: Pick<Staged, "path">,
  count: number,
): Promise<Buffer> {
  const handle = await open(target, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
