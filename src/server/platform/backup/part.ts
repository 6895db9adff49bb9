/** One file of a backup, written and described. */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { type Duplex, PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { PRIVATE_FILE } from "../storage.ts";
import type { Part } from "./manifest.ts";

/** `name` is relative to the backup's folder. */
type Place = { folder: string; name: string };

/** Flushed before it counts. */
export async function writePart(
  { folder, name }: Place,
  from: Readable,
  through: Duplex = new PassThrough(),
): Promise<Part> {
  const hash = createHash("sha256");
  let size = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  const options = { mode: PRIVATE_FILE, flags: "wx", flush: true };
  await pipeline(from, through, count, createWriteStream(path.join(folder, name), options));
  return { path: name, bytes: size, sha256: hash.digest("hex") };
}
