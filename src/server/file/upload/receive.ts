/** The files of one multipart request: read, stored, then written by the transaction of the caller. */
import type { FastifyRequest } from "fastify";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { FILES_PER_REQUEST, isImage } from "../../../domain/file/file.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { placeOf, type Place } from "../../platform/storage.ts";
import type { Staged } from "../../platform/storage/stored.ts";
import type { Services } from "../../services.ts";
import { keepBytes } from "./keep.ts";
import {
  saveUpload,
  type SavedFile,
  type SavedUpload,
  type SaveRefusal,
  type Upload,
} from "./save.ts";
import { dropStaged, readParts, type Parts, type UploadRefusal } from "./stage.ts";
import type { Recipient } from "./store.ts";

/** The size of a file is limited by its type while it is read (`stage.ts`). */
export const UPLOAD_PARTS = {
  files: FILES_PER_REQUEST + 1,
  fileSize: Infinity,
  fields: 50,
  fieldSize: 4_096,
};

type Receiving = {
  request: FastifyRequest;
  scope: ShopScope;
  recipient: Recipient;
  /** A film or a document is refused; photos are filed as photos, whatever tags came with them. */
  photosOnly?: boolean;
  /** One file is expected, under this id. */
  only?: string;
};
export type Save = (
  db: ShopDb,
  context: Pick<ChangeContext, "author" | "at"> & Pick<Upload, "during">,
) => Promise<SavedUpload | SaveRefusal>;

/** Leaves no temporary file, whatever the outcome. */
export async function receiveFiles<Refused extends Refusal = never>(
  { config }: Pick<Services, "config">,
  { request, scope, recipient, photosOnly = false, only }: Receiving,
  transact: (save: Save) => Promise<SavedUpload | SaveRefusal | Refused>,
): Promise<SavedFile[] | UploadRefusal | SaveRefusal | Refused> {
  const place = placeOf(config, scope.shop_id);
  const staged: Staged[] = [];
  try {
    const parts = await readParts(request.parts(), { place, staged });
    if (isRefusal(parts)) return parts;
    if (photosOnly && !parts.files.every(({ mimetype }) => isImage(mimetype)))
      return refuse("file-type-refused");
    if (only && parts.files.length > 1) return refuse("too-many-files");
    const files = only ? parts.files.map((file) => ({ ...file, id: only })) : parts.files;
    const kept = photosOnly ? { files, tags: [] } : { ...parts, files };
    return await saveParts<Refused>({ place, recipient, log: request.log, parts: kept }, transact);
  } finally {
    // Discards the unread rest: a browser reads an answer only after its whole request is sent.
    request.raw.resume();
    await dropStaged(staged);
  }
}

type Saving = { place: Place; recipient: Recipient; log: FastifyRequest["log"]; parts: Parts };

/** The bytes, then the rows. */
export async function saveParts<Refused extends Refusal = never>(
  { place, recipient, log, parts }: Saving,
  transact: (save: Save) => Promise<SavedUpload | SaveRefusal | Refused>,
): Promise<SavedFile[] | SaveRefusal | Refused> {
  const keeping = { place, files: parts.files, log };
  const saved = await keepBytes<SaveRefusal | Refused>(keeping, () =>
    transact((db, { author, at, during }) =>
      saveUpload(db, { place, recipient, author, at, ...(during && { during }), ...parts }),
    ),
  );
  return isRefusal(saved) ? saved : saved.files;
}
