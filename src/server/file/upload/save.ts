/** Saves uploaded files whose bytes are stored already (`keep.ts`): rows and journal, all of them or none. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { isImage, type FileTag, type StoredFile } from "../../../domain/file/file.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import type { Instant } from "../../../domain/time.ts";
import { lockSurvivor } from "../../client/merge/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Author } from "../../platform/change.ts";
import { appendItems, lockRepair } from "../../repair/store.ts";
import { loadFiles } from "../store.ts";
import type { Place } from "../../platform/storage.ts";
import type { Staged } from "../../platform/storage/stored.ts";
import {
  hasTooMany,
  insertFiles,
  recipientExists,
  refuseOverLimit,
  type FileRow,
  type LimitRefusal,
  type Recipient,
} from "./store.ts";

/** A validated file in a temporary file. */
export type ReceivedFile = {
  id: string;
  stored_as: string;
  filename: string;
  mimetype: string;
  staged: Staged;
  thumbnail: Staged | undefined;
};

export type Upload = {
  place: Place;
  recipient: Recipient;
  tags: readonly FileTag[];
  author: Author;
  at: Instant;
  files: readonly ReceivedFile[];
  /** Of photos taken in a video call: which one, and what was asked for. */
  during?: { call_id: string; shot?: string };
  /** The caller names the files in a line of the journal of its own. */
  isNamed?: boolean;
};

export type SavedFile = Pick<StoredFile, "id" | "mimetype">;
export type SaveRefusal =
  | Refusal<"recipient-unknown" | "too-many-files" | "bad-input">
  | LimitRefusal;

/** All files of the request in its order, and the ids of those that were not stored before. */
export type SavedUpload = { files: SavedFile[]; created: ReadonlySet<string> };

/** Idempotent by file id: the bytes of a file that has a row already are of no use. */
export async function saveUpload(db: ShopDb, request: Upload): Promise<SavedUpload | SaveRefusal> {
  const recipient = await lockRecipient(db, request);
  if (!recipient) return refuse("recipient-unknown");
  const upload = { ...request, recipient };
  const { files, at } = upload;
  const created = await insertFiles(
    db,
    files.map((file) => rowOf(upload, file)),
  );
  const known = await loadFiles(
    db,
    files.map(({ id }) => id),
  );
  if (!known.every((file) => belongsTo(file, recipient))) return refuse("bad-input");
  // A retry of stored files is answered even when the limits are reached.
  if (created.size > 0 && (await hasTooMany(db, recipient, upload.place.shop_id)))
    return refuse("too-many-files");
  const over = created.size > 0 ? await refuseOverLimit(db, { at, more: 0 }) : undefined;
  if (over) return over;
  const added = files.filter(({ id }) => created.has(id));
  await writeJournal(db, upload, added);
  const saved = files.map(
    ({ id, mimetype }) => known.find((it) => it.id === id) ?? { id, mimetype },
  );
  return { files: saved, created };
}

/** The recipient, locked when it is a repair or a client; a merged client leads to the survivor. */
async function lockRecipient(
  db: ShopDb,
  { recipient, place }: Upload,
): Promise<Recipient | undefined> {
  const { recipientType, recipientID } = recipient;
  if (recipientType === "client") {
    const survivor = await lockSurvivor(db, recipientID);
    return survivor === undefined ? undefined : { recipientType, recipientID: survivor };
  }
  const known =
    recipientType === "repair"
      ? (await lockRepair(db, recipientID)) !== undefined
      : await recipientExists(db, recipient, place.shop_id);
  return known ? recipient : undefined;
}

const belongsTo = (file: StoredFile, { recipientType, recipientID }: Recipient): boolean =>
  file.recipientType === recipientType && file.recipientID === recipientID;

const rowOf = (
  upload: Upload,
  { id, stored_as, filename, mimetype, staged: { size, sha256 } }: ReceivedFile,
): FileRow => ({
  ...upload.recipient,
  shop_id: upload.place.shop_id,
  id,
  stored_as,
  filename,
  mimetype,
  size,
  sha256,
  tags: upload.tags.length > 0 ? upload.tags : [isImage(mimetype) ? "photo" : "document"],
  shared: isClients(upload) && isImage(mimetype),
  created_by: upload.author.account_id,
  created_at: upload.at,
});

/** Sent by the client to their own repair, and not with a letter: they see it on its page. */
const isClients = ({ recipient, author, isNamed = false }: Upload): boolean =>
  recipient.recipientType === "repair" && author.kind === "client" && !isNamed;

/** The journal of a repair shows its photos; documents are listed elsewhere. */
async function writeJournal(
  db: ShopDb,
  upload: Upload,
  added: readonly ReceivedFile[],
): Promise<void> {
  const { place, recipient, author, at, isNamed = false } = upload;
  const photos = added.filter(({ mimetype }) => isImage(mimetype));
  if (recipient.recipientType !== "repair" || isNamed || photos.length === 0) return;
  const written = { shop_id: place.shop_id, repair_id: recipient.recipientID, author, at };
  await appendItems(db, written, isClients(upload) ? receivedOf(photos) : addedOf(photos, upload));
}

const receivedOf = (photos: readonly ReceivedFile[]): JournalItem[] => [
  { type: "PhotosReceived", payload: { file_ids: photos.map(({ id }) => id) } },
];

const addedOf = (photos: readonly ReceivedFile[], { during }: Upload): JournalItem[] =>
  photos.map(({ id, filename }) => ({
    type: "PhotoAdded",
    payload: { file_id: id, filename, shared: false, ...during },
  }));
