/** A zip written while it is read: one entry is open at a time, none is whole in memory. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** `read` begins when the entries before it are written. */
export type Entry = { path: string; read: () => Promise<Readable> | Readable };
export type Written = { path: string; bytes: number; sha256: string };

/**
 * Streams the entries as they are given. An entry that fails cuts the zip short, so that it is not taken for a whole one.
 * Times are `at`: two archives of the same facts are the same bytes.
 */
export function writeZip(entries: AsyncIterable<Entry>, at: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on("error", (error: Error) => output.destroy(error));
  void addAll(zip, { entries, at, output }).catch((error: Error) => output.destroy(error));
  return output;
}

type Adding = { entries: AsyncIterable<Entry>; at: Date; output: Readable };

async function addAll(zip: ZipFile, { entries, at, output }: Adding): Promise<void> {
  for await (const { path, read } of entries) {
    const input = await read();
    const leave = () => input.destroy(new Error("the reader of the archive left"));
    const ended = once(input, "end");
    output.once("close", leave);
    // In the time of the machine's own clock, a zip has none of its own.
    zip.addReadStream(input, path, { mtime: at, mode: 0o600, compress: !isPacked(path) });
    await ended;
    output.off("close", leave);
  }
  zip.end();
}

/** Photos, films and PDFs are compressed already. */
const isPacked = (path: string): boolean => /\.(jpe?g|png|webp|heic|mp4|mov|webm|pdf)$/i.test(path);

/** Counts and hashes what passes; `written` is told once it has passed. */
export function measured(
  path: string,
  input: Readable,
  written: (file: Written) => void,
): Readable {
  const hash = createHash("sha256");
  let bytes = 0;
  const passing = async function* () {
    for await (const chunk of input) {
      const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
      hash.update(part);
      bytes += part.length;
      yield part;
    }
    written({ path, bytes, sha256: hash.digest("hex") });
  };
  return Readable.from(passing());
}
