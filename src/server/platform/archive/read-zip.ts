/** A zip of unknown origin, read entry by entry: nothing is written before its list was checked. */
import type { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";

/** Why a zip is not read: the message names the entry. */
export class UnsafeZip extends Error {
  override name = "UnsafeZip";
}

export type ReadZip = {
  /** Sizes once unpacked, by path. */
  sizes: ReadonlyMap<string, number>;
  /** Fails when the bytes are more or fewer than the size. */
  read: (path: string) => Promise<Readable>;
  close: () => void;
};

export type ZipLimits = {
  /** Bytes of all entries once unpacked. */
  bytes: number;
  entries: number;
  /** The only paths that are read. */
  path: RegExp;
};

/** Deflate makes at most a thousand bytes of one. */
const MOST_PACKED = 1_100;

export async function readZip(file: string, limits: ZipLimits): Promise<ReadZip> {
  const zip = await openPromise(file, { autoClose: false }).catch((error: Error) => {
    throw "code" in error ? error : new UnsafeZip(error.message);
  });
  try {
    const entries = await listEntries(zip, limits);
    return {
      sizes: new Map([...entries].map(([path, entry]) => [path, entry.uncompressedSize])),
      read: async (path) => {
        const entry = entries.get(path);
        if (!entry) throw new UnsafeZip(`${path} is missing`);
        return zip.openReadStreamPromise(entry);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    // A path that leaves the folder is refused by the library itself.
    throw error instanceof Error && !("code" in error) ? new UnsafeZip(error.message) : error;
  }
}

async function listEntries(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    const isTooLarge = entries.size >= limits.entries || bytes > limits.bytes;
    const problem = isTooLarge ? "the archive is too large" : problemOf(entry, entries, limits);
    if (problem) throw new UnsafeZip(`${entry.fileName}: ${problem}`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

function problemOf(
  entry: Entry,
  known: ReadonlyMap<string, Entry>,
  { path }: ZipLimits,
): string | undefined {
  if (!path.test(entry.fileName)) return "no file of this name belongs here";
  if (known.has(entry.fileName)) return "this name comes twice";
  if (entry.isEncrypted() || !entry.canDecodeFileData()) return "it cannot be unpacked";
  if (entry.uncompressedSize > 1_000_000 + entry.compressedSize * MOST_PACKED)
    return "its size cannot be true";
  return undefined;
}
