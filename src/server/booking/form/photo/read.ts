/** A screen of the plain form as it was posted: its fields, and the photos chosen on it. */
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { isImage } from "../../../../domain/file/file.ts";
import { sniff } from "../../../../domain/file/sniff.ts";
import { MOST_CLIENT_PHOTOS } from "../../../../domain/repair/camera/pass.ts";
import type { PhotoRefusal } from "../../../../domain/booking/draft/photo-refusal.ts";
import type { ReceivedFile } from "../../../file/upload/save.ts";
import { readAttached, wellFormed, type Staging } from "../../../file/upload/stage.ts";

export type Fields = Readonly<Record<string, unknown>>;
export type Posted = {
  fields: Fields;
  photos: ReceivedFile[];
  /** Why the first of those left out is not kept; the other ones are. */
  refused: PhotoRefusal | "";
};

const MEGABYTE = 1024 * 1024;
/** The draft travels in one field. What is past these is left unread; photos past the sixth are said to be too many. */
export const FORM_PARTS = {
  files: 100,
  fileSize: 20 * MEGABYTE,
  fields: 60,
  fieldSize: MEGABYTE,
};

export async function readPosted(request: FastifyRequest, staging: Staging): Promise<Posted> {
  if (!request.isMultipart())
    return { fields: { ...Object(request.body) }, photos: [], refused: "" };
  const fields: [string, unknown][] = [];
  const photos: ReceivedFile[] = [];
  let refused: PhotoRefusal | "" = "";
  for await (const part of wellFormed(request.parts())) {
    if (part.type === "field") fields.push([part.fieldname, part.value]);
    else if (photos.length === MOST_CLIENT_PHOTOS) {
      part.file.resume();
      refused ||= part.filename ? "too-many-files" : "";
    } else {
      const read = await readPhoto(part, staging);
      if (typeof read === "string") refused ||= read;
      else photos.push(...read);
    }
  }
  return { fields: Object.fromEntries(fields), photos, refused };
}

/** None for an input left empty. One photo at a time is in memory. */
async function readPhoto(
  part: MultipartFile,
  staging: Staging,
): Promise<PhotoRefusal | ReceivedFile[]> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) return "file-too-large";
  if (bytes.byteLength === 0) return part.filename ? "file-unreadable" : [];
  if (!isImage(sniff(bytes) ?? "")) return "file-type-refused";
  const { files, left_out } = await readAttached(
    [{ filename: part.filename, embedded: false, bytes }],
    staging,
  );
  if (left_out.length === 0) return files;
  return left_out[0]?.reason === "file-too-large" ? "file-too-large" : "file-unreadable";
}
