/** Reads the parts of an upload one after the other to temporary files, so that a film is never in memory. */
import type { Multipart, MultipartFile } from "@fastify/multipart";
import { randomUUID } from "node:crypto";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import {
  checkFile,
  FILES_PER_REQUEST,
  isFileTag,
  isFilm,
  isImage,
  limitOf,
  safeFilename,
  type FileTag,
} from "../../../domain/file/file.ts";
import type { AttachedFile, RefusedFile } from "../../../domain/file/attachment/attachment.ts";
import type { FileRefusal } from "../../../domain/file/refusals.ts";
import { HEAD_BYTES, sniff } from "../../../domain/file/sniff.ts";
import { cleanPicture, thumbnailOf } from "../../platform/images.ts";
import { isId } from "../../../domain/validation.ts";
import { drop, stage, type Place } from "../../platform/storage.ts";
import type { Staged } from "../../platform/storage/stored.ts";
import { cleanPdf } from "./clean-pdf.ts";
import { cleanFilm } from "./clean-film.ts";
import type { ReceivedFile } from "./save.ts";

export type UploadRefusal = Refusal<FileRefusal | "bad-input">;
export type Parts = { files: ReceivedFile[]; tags: FileTag[] };

type ReadPart = Omit<ReceivedFile, "id" | "stored_as">;
type ReadParts = { files: ReadPart[]; ids: string[]; tags: string[] };

/**
 * All the parts, or the first refusal. The caller always ends with `dropStaged`, which deletes the temporary
 * files that were not renamed.
 */
export async function readParts(
  parts: AsyncIterable<Multipart>,
  { place, staged }: { place: Place; staged: Staged[] },
): Promise<Parts | UploadRefusal> {
  const read: ReadParts = { files: [], ids: [], tags: [] };
  for await (const part of wellFormed(parts)) {
    if (part.type === "field") readField(read, part.fieldname, part.value);
    else if (part.fieldname !== "files") return refuse("bad-input");
    else if (read.files.length === FILES_PER_REQUEST) return refuse("too-many-files");
    else {
      const file = await receive(part, { place, staged });
      if (isRefusal(file)) return file;
      read.files.push(file);
    }
  }
  return uploadOf(read);
}

/** What came with a letter: each file is read by itself, and those that are not accepted are named. */
export async function readAttached(
  attached: readonly AttachedFile[],
  staging: Staging,
): Promise<{ files: ReceivedFile[]; left_out: RefusedFile[] }> {
  const files: ReceivedFile[] = [];
  const left_out: RefusedFile[] = [];
  for (const { filename, bytes } of attached) {
    const file =
      files.length < FILES_PER_REQUEST
        ? await stageWhole(filename, bytes, staging)
        : refuse("too-many-files");
    if (isRefusal(file)) left_out.push({ filename: shortName(filename), reason: file.refused });
    else files.push({ ...file, id: randomUUID(), stored_as: randomUUID() });
  }
  return { files, left_out };
}

async function stageWhole(
  filename: string,
  bytes: Uint8Array,
  { place, staged }: Staging,
): Promise<ReadPart | Refusal<FileRefusal>> {
  const raw = await stage(place, [bytes]);
  staged.push(raw);
  const whole = { filename, raw, head: Buffer.from(bytes.subarray(0, HEAD_BYTES)), size: raw.size };
  return readStaged(whole, { place, staged });
}

/** As the journal names it, whatever its type. */
function shortName(filename: string): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1];
  return safeFilename(filename, extension ?? "").replace(/\.$/, "");
}

export const dropStaged = async (staged: readonly Staged[]): Promise<void> => {
  await Promise.all(staged.map(drop));
};

/** `ids` and `tags`: once for each file, as a list with commas, or as a JSON list. */
function readField(read: ReadParts, name: string, value: unknown): void {
  const words = String(value).match(/[^\s,"[\]]+/g) ?? [];
  if (name === "ids") read.ids.push(...words.map((id) => id.toLowerCase()));
  if (name === "tags") read.tags.push(...words);
}

/** A file without an id gets one; its upload is then not idempotent. */
function uploadOf({ files, ids, tags }: ReadParts): Parts | UploadRefusal {
  if (files.length === 0) return refuse("file-empty");
  const isValid = ids.every(isId) && new Set(ids).size === ids.length && ids.length <= files.length;
  if (!isValid || !tags.every(isFileTag)) return refuse("bad-input");
  return {
    files: files.map((file, rank) => ({
      ...file,
      id: ids[rank] ?? randomUUID(),
      stored_as: randomUUID(),
    })),
    tags: [...new Set(tags.filter(isFileTag))],
  };
}

/** A malformed or aborted request is answered 400 and not logged as an error of the server. */
export async function* wellFormed<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw Object.assign(new Error("unreadable upload", { cause: error }), { statusCode: 400 });
  }
}

export type Staging = { place: Place; staged: Staged[] };

async function receive(
  part: MultipartFile,
  { place, staged }: Staging,
): Promise<ReadPart | UploadRefusal> {
  const measure: Measure = { head: Buffer.alloc(0), size: 0 };
  const raw = await stage(place, measured(part.file, measure));
  staged.push(raw);
  return readStaged({ filename: part.filename, raw, ...measure }, { place, staged });
}

type Whole = Measure & { filename: string; raw: Staged };

/** A whole file of this disk, checked and without its metadata. */
export async function readStaged(
  { filename, raw, head, size }: Whole,
  { place, staged }: Staging,
): Promise<ReadPart | Refusal<FileRefusal>> {
  if (size === 0) return refuse("file-empty");
  // The type comes from the first bytes: the name and the declared type cannot be trusted.
  const mimetype = sniff(head) ?? "";
  const checked = checkFile({ filename, mimetype, size });
  if (isRefusal(checked)) return checked;
  if (isImage(mimetype)) return receivePicture(filename, raw, { place, staged });
  const kept = await (isFilm(mimetype) ? cleanFilm : cleanPdf)(place, raw);
  if (isRefusal(kept)) return kept;
  if (kept !== raw) staged.push(kept);
  return { filename: checked.filename, mimetype, staged: kept, thumbnail: undefined };
}

type Measure = { head: Buffer; size: number };

/** Passes the bytes on, and stops at the limit of their type. */
async function* measured(bytes: AsyncIterable<Buffer>, measure: Measure): AsyncGenerator<Buffer> {
  for await (const chunk of wellFormed(bytes)) {
    measure.size += chunk.byteLength;
    if (measure.head.byteLength < HEAD_BYTES)
      measure.head = Buffer.concat([measure.head, chunk]).subarray(0, HEAD_BYTES);
    const known = measure.head.byteLength === HEAD_BYTES;
    if (known && measure.size > limitOf(sniff(measure.head))) return;
    yield chunk;
  }
}

async function receivePicture(
  filename: string,
  raw: Staged,
  { place, staged }: Staging,
): Promise<ReadPart | Refusal<FileRefusal>> {
  const picture = await cleanPicture(raw.path);
  const small = picture && (await thumbnailOf(picture.bytes));
  if (!picture || !small) return refuse("file-unreadable");
  const { bytes, mimetype } = picture;
  const checked = checkFile({ filename, mimetype, size: bytes.byteLength });
  if (isRefusal(checked)) return checked;
  const [photo, thumbnail] = [await stage(place, [bytes]), await stage(place, [small])];
  staged.push(photo, thumbnail);
  return { filename: checked.filename, mimetype, staged: photo, thumbnail };
}
