/** A film without its metadata: where it was taken, when, by whom. Photos are cleaned when they are written again. */
import { open, type FileHandle } from "node:fs/promises";
import {
  blank,
  boxAt,
  isContainer,
  isMetadata,
  LONG_HEADER,
  metadataIn,
  type Box,
} from "../../../domain/file/film-metadata.ts";
import { stage, type Place } from "../../platform/storage.ts";
import type { Staged } from "../../platform/storage/stored.ts";

/** The tables of a film are some megabytes at most; larger ones are not read into memory. */
const LARGEST_TABLES = 32 * 1024 * 1024;

/** The same film, its metadata blanked, in a temporary file of its own; `raw` itself when it holds none. */
export async function cleanFilm(place: Place, raw: Staged): Promise<Staged> {
  const film = await open(raw.path, "r");
  try {
    const boxes = await metadataOf(film, raw.size);
    if (boxes.length === 0) return raw;
    return await stage(place, blanked(film, boxes));
  } finally {
    await film.close();
  }
}

async function metadataOf(film: FileHandle, size: number): Promise<Box[]> {
  const found: Box[] = [];
  for (let at = 0; at < size;) {
    const header = await read(film, { start: at, end: Math.min(size, at + LONG_HEADER) });
    const box = boxAt(new DataView(header.buffer, header.byteOffset, header.byteLength), at, size);
    if (!box) break;
    if (isMetadata(box)) found.push(box);
    else if (isContainer(box) && box.end - box.start <= LARGEST_TABLES)
      found.push(...metadataIn(await read(film, box), box.start));
    at = box.end;
  }
  return found;
}

async function read(
  film: FileHandle,
  { start, end }: { start: number; end: number },
): Promise<Uint8Array> {
  const { buffer, bytesRead } = await film.read(new Uint8Array(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}

async function* blanked(film: FileHandle, boxes: readonly Box[]): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for await (const chunk of film.createReadStream({ start: 0, autoClose: false })) {
    const bytes: Uint8Array = chunk;
    yield blank(bytes, offset, boxes);
    offset += bytes.byteLength;
  }
}
