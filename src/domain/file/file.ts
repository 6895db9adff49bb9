import { refuse, type Decision } from "../decision.ts";
import { isId } from "../validation.ts";
import type { Instant } from "../time.ts";
import type { FileRefusal } from "./refusals.ts";

/** What a file belongs to; `recipientID` is the id of that record. */
export const RECIPIENT_TYPES = [
  "repair",
  "client",
  "appliance",
  "quote",
  "invoice",
  "shop",
  "booking",
  "reply",
] as const;
export type RecipientType = (typeof RECIPIENT_TYPES)[number];

/** What the office sends files to; the others receive theirs from Établi itself. */
export const UPLOAD_RECIPIENTS = [
  "repair",
  "client",
  "appliance",
  "quote",
] as const satisfies readonly RecipientType[];
export type UploadRecipient = (typeof UPLOAD_RECIPIENTS)[number];

export const isUploadRecipient = (word: string): word is UploadRecipient =>
  UPLOAD_RECIPIENTS.some((one) => one === word);

/** What an address names; undefined for no record that the office sends files to. */
export function uploadRecipient({ recipientType = "", recipientID = "" }: Named) {
  const id = recipientID.toLowerCase();
  return isUploadRecipient(recipientType) && isId(id)
    ? { recipientType, recipientID: id }
    : undefined;
}

type Named = { recipientType?: string; recipientID?: string };

export const FILE_TAGS = [
  "photo",
  "plaque",
  "panne",
  "avant",
  "apres",
  "document",
  "logo",
  "signature",
] as const;
export type FileTag = (typeof FILE_TAGS)[number];

export const isFileTag = (word: string): word is FileTag => FILE_TAGS.some((one) => one === word);

export const FILE_TAG_FR: Record<FileTag, string> = {
  photo: "Photo",
  plaque: "Plaque signalétique",
  panne: "Panne",
  avant: "Avant réparation",
  apres: "Après réparation",
  document: "Document",
  logo: "Logo",
  signature: "Signature",
};

/** A stored photo or document, spelled as its columns. `size` in bytes. */
export type StoredFile = {
  id: string;
  filename: string;
  mimetype: string;
  size: number;
  sha256: string;
  /** Name of its bytes in the storage. */
  stored_as: string;
  tags: readonly FileTag[];
  recipientType: RecipientType;
  recipientID: string;
  /** True when the client sees it on the tracking page. */
  shared: boolean;
  created_by: string | null;
  created_at: Instant;
};

const MEGABYTE = 1024 * 1024;

/** Accepted types and their limits in bytes. No SVG or HTML: a browser would run what they hold. */
export const ACCEPTED: Readonly<Record<string, { limit: number; extension: string }>> = {
  "image/jpeg": { limit: 20 * MEGABYTE, extension: "jpg" },
  "image/png": { limit: 20 * MEGABYTE, extension: "png" },
  "image/webp": { limit: 20 * MEGABYTE, extension: "webp" },
  "image/heic": { limit: 20 * MEGABYTE, extension: "heic" },
  "application/pdf": { limit: 20 * MEGABYTE, extension: "pdf" },
  "video/mp4": { limit: 100 * MEGABYTE, extension: "mp4" },
  "video/quicktime": { limit: 100 * MEGABYTE, extension: "mov" },
};

export const FILES_PER_RECIPIENT = 200;
export const FILES_PER_REQUEST = 20;
/** What a shop may send in 24 hours: a hundred of the longest films, or some five thousand photos. */
export const BYTES_PER_DAY = 10 * 1024 * MEGABYTE;

/** What a shop may keep. */
export const BYTES_PER_SHOP = 200 * 1024 * MEGABYTE;
/** A shop that is over a limit may still send a request of this size: the retry of a photo that was stored. */
export const BYTES_OF_A_RETRY = 25 * MEGABYTE;

/** Bytes allowed for a file of this type; 0 for a type that is not accepted. */
export const limitOf = (mimetype: string | undefined): number =>
  mimetype !== undefined && Object.hasOwn(ACCEPTED, mimetype)
    ? (ACCEPTED[mimetype]?.limit ?? 0)
    : 0;

type Offered = { filename: string; mimetype: string; size: number };

/** The file as it may be stored: known type, size within its limit, a name without paths or control signs. */
export function checkFile({ filename, mimetype, size }: Offered): Decision<Offered, FileRefusal> {
  const type = mimetype.split(";")[0]?.trim().toLowerCase() ?? "";
  const accepted = Object.hasOwn(ACCEPTED, type) ? ACCEPTED[type] : undefined;
  if (!accepted) return refuse("file-type-refused");
  if (!(size > 0)) return refuse("file-empty");
  if (size > accepted.limit) return refuse("file-too-large", { limit: accepted.limit });
  return { filename: safeFilename(filename, accepted.extension), mimetype: type, size };
}

const LONGEST = 120;

/** « C:\photos\Ma machine.JPG » → « Ma machine.jpg »; the extension is the type's, whatever was claimed. */
export function safeFilename(filename: string, extension: string): string {
  // Cut before it is read: the expressions below take quadratic time on thousands of spaces.
  const last = (filename.split(/[/\\]/).at(-1) ?? "").slice(0, 4 * LONGEST);
  const stem = last
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, "")
    .replace(/\.[^.]*$/, "")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  return `${Array.from(stem || "fichier")
    .slice(0, LONGEST)
    .join("")}.${extension}`;
}

export const isFilm = (mimetype: string): boolean => mimetype.startsWith("video/");
export const isImage = (mimetype: string): boolean => mimetype.startsWith("image/");
