/** The parts of an upload, read one after the other straight to the disk: a film never fills the memory. */
import type { Multipart, MultipartFile } from "@fastify/multipart";
import { randomUUID } from "node:crypto";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import {
  checkFile,
  FILES_PER_REQUEST,
  isFileTag,
  isImage,
  limitOf,
  type FileRefusal,
  type FileTag,
} from "../../../domain/file/file.ts";
import { HEAD_BYTES, sniff } from "../../../domain/file/sniff.ts";
import { cleanPicture, thumbnailOf } from "../../platform/images.ts";
import { isId } from "../../../domain/validation.ts";
import { drop, stage, type Place, type Staged } from "../../platform/storage.ts";
import type { Received } from "./save.ts";

export type UploadRefusal = Refusal<FileRefusal | "bad-input">;
export type Parts = { files: Received[]; tags: FileTag[] };

type Open = { files: Omit<Received, "id">[]; ids: string[]; tags: string[] };

/**
 * Everything that came, or the first reason to refuse all of it. Whatever happens, the caller ends with
 * `dropStaged`: what has not found its name by then is thrown away.
 */
export async function readParts(
  parts: AsyncIterable<Multipart>,
  { place, staged }: { place: Place; staged: Staged[] },
): Promise<Parts | UploadRefusal> {
  const open: Open = { files: [], ids: [], tags: [] };
  for await (const part of wellFormed(parts)) {
    if (part.type === "field") readField(open, part.fieldname, part.value);
    else if (part.fieldname !== "files") return refuse("bad-input");
    else if (open.files.length === FILES_PER_REQUEST) return refuse("too-many-files");
    else {
      const file = await receive(part, { place, staged });
      if (isRefusal(file)) return file;
      open.files.push(file);
    }
  }
  return assembled(open);
}

export const dropStaged = async (staged: readonly Staged[]): Promise<void> => {
  await Promise.all(staged.map(drop));
};

/** `ids` and `tags`: once for each file, as a list with commas, or as a JSON list. */
function readField(open: Open, name: string, value: unknown): void {
  const given = String(value).match(/[^\s,"[\]]+/g) ?? [];
  if (name === "ids") open.ids.push(...given.map((id) => id.toLowerCase()));
  if (name === "tags") open.tags.push(...given);
}

/** A file without an id of its own is given one; it cannot then be sent twice as the same. */
function assembled({ files, ids, tags }: Open): Parts | UploadRefusal {
  if (files.length === 0) return refuse("file-empty");
  const clear = ids.every(isId) && new Set(ids).size === ids.length && ids.length <= files.length;
  if (!clear || !tags.every(isFileTag)) return refuse("bad-input");
  return {
    files: files.map((file, rank) => ({ ...file, id: ids[rank] ?? randomUUID() })),
    tags: [...new Set(tags.filter(isFileTag))],
  };
}

/** What the parser cannot read, or a wire that was cut, is the sender's affair: 400, and no alarm for us. */
async function* wellFormed<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw Object.assign(new Error("unreadable upload", { cause: error }), { statusCode: 400 });
  }
}

type Keeping = { place: Place; staged: Staged[] };

async function receive(
  part: MultipartFile,
  { place, staged }: Keeping,
): Promise<Omit<Received, "id"> | UploadRefusal> {
  const scale: Scale = { head: Buffer.alloc(0), size: 0 };
  const raw = await stage(place, weighed(part.file, scale));
  staged.push(raw);
  if (scale.size === 0) return refuse("file-empty");
  // Its own first bytes say what it is: the name and the announced type are not believed.
  const mimetype = sniff(scale.head) ?? "";
  const checked = checkFile({ filename: part.filename, mimetype, size: scale.size });
  if (isRefusal(checked)) return checked;
  if (isImage(mimetype)) return cleaned(part.filename, raw, { place, staged });
  return { filename: checked.filename, mimetype, staged: raw, thumbnail: undefined };
}

type Scale = { head: Buffer; size: number };

/** Passes the bytes on until they are too many for what they are; reading the rest would be for nothing. */
async function* weighed(bytes: AsyncIterable<Buffer>, scale: Scale): AsyncGenerator<Buffer> {
  for await (const chunk of wellFormed(bytes)) {
    scale.size += chunk.byteLength;
    if (scale.head.byteLength < HEAD_BYTES)
      scale.head = Buffer.concat([scale.head, chunk]).subarray(0, HEAD_BYTES);
    const known = scale.head.byteLength === HEAD_BYTES;
    if (known && scale.size > limitOf(sniff(scale.head))) return;
    yield chunk;
  }
}

async function cleaned(
  filename: string,
  raw: Staged,
  { place, staged }: Keeping,
): Promise<Omit<Received, "id"> | UploadRefusal> {
  const picture = await cleanPicture(raw.path);
  const small = picture && (await thumbnailOf(picture.bytes));
  if (!picture || !small) return refuse("file-unreadable");
  const { bytes, mimetype } = picture;
  const checked = checkFile({ filename, mimetype, size: bytes.byteLength });
  if (isRefusal(checked)) return checked;
  const [kept, thumbnail] = [await stage(place, [bytes]), await stage(place, [small])];
  staged.push(kept, thumbnail);
  return { filename: checked.filename, mimetype, staged: kept, thumbnail };
}
