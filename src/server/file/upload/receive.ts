/** The files of one multipart request: read, stored, then written by the transaction of the caller. */
import type { FastifyRequest } from "fastify";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { FILES_PER_REQUEST } from "../../../domain/file/file.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { placeOf } from "../../platform/storage.ts";
import type { Staged } from "../../platform/storage/stored.ts";
import type { Services } from "../../services.ts";
import { keepBytes } from "./keep.ts";
import { saveUpload, type SavedFile, type SavedUpload, type SaveRefusal } from "./save.ts";
import { dropStaged, readParts, type UploadRefusal } from "./stage.ts";
import type { Recipient } from "./store.ts";

/** The size of a file is limited by its type while it is read (`stage.ts`). */
export const UPLOAD_PARTS = {
  files: FILES_PER_REQUEST + 1,
  fileSize: Infinity,
  fields: 50,
  fieldSize: 4_096,
};

type Receiving = { request: FastifyRequest; scope: ShopScope; recipient: Recipient };
type Save = (
  db: ShopDb,
  context: Pick<ChangeContext, "author" | "at">,
) => Promise<SavedUpload | SaveRefusal>;

/** Leaves no temporary file, whatever the outcome. */
export async function receiveFiles<Refused extends Refusal = never>(
  { config }: Pick<Services, "config">,
  { request, scope, recipient }: Receiving,
  transact: (save: Save) => Promise<SavedUpload | SaveRefusal | Refused>,
): Promise<SavedFile[] | UploadRefusal | SaveRefusal | Refused> {
  const place = placeOf(config, scope.shop_id);
  const staged: Staged[] = [];
  try {
    const parts = await readParts(request.parts(), { place, staged });
    if (isRefusal(parts)) return parts;
    const saved = await keepBytes<SaveRefusal | Refused>(
      { place, files: parts.files, log: request.log },
      () =>
        transact((db, { author, at }) =>
          saveUpload(db, { place, recipient, author, at, ...parts }),
        ),
    );
    return isRefusal(saved) ? saved : saved.files;
  } finally {
    // Discards the unread rest: a browser reads an answer only after its whole request is sent.
    request.raw.resume();
    await dropStaged(staged);
  }
}
