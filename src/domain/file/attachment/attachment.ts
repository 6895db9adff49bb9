/** The files that come with a client's letter: each is kept or refused by itself, and the letter is read anyway. */
import type { FileRefusal } from "../refusals.ts";

export type AttachedFile = {
  filename: string;
  /** Shown within the text, as the logo of a signature or a pasted photo is. */
  embedded: boolean;
  bytes: Uint8Array;
};

export type KeptFile = { file_id: string; filename: string };
export type RefusedFile = { filename: string; reason: FileRefusal };
export type Attachments = { files: readonly KeptFile[]; left_out: readonly RefusedFile[] };

/** In bytes: the logos of signatures are smaller, the photos that a telephone pastes are larger. */
const SMALLEST_EMBEDDED = 30_000;

/** Decoration is left out without a word. */
export const isDecoration = ({
  embedded,
  bytes,
}: Pick<AttachedFile, "embedded" | "bytes">): boolean =>
  embedded && bytes.byteLength < SMALLEST_EMBEDDED;

export const REFUSED_FR: Record<FileRefusal, string> = {
  "file-empty": "fichier vide",
  "file-too-large": "trop lourd",
  "file-type-refused": "type de fichier non accepté",
  "file-unreadable": "photo illisible",
  "pdf-protected": "PDF protégé",
  "pdf-unreadable": "PDF illisible",
  "pdf-too-complex": "PDF trop compliqué",
  "too-many-files": "trop de fichiers",
  "too-much-today": "limite du jour atteinte",
  "shop-full": "plus de place",
  "recipient-unknown": "fiche introuvable",
};

/** What is kept, then what is not and why; empty without any. */
export function attachmentsText({ files = [], left_out = [] }: Partial<Attachments>): string {
  const kept = files.map(({ filename }) => filename).join(", ");
  const left = left_out.map(({ filename, reason }) => `${filename} (${REFUSED_FR[reason]})`);
  return [kept && `Joint : ${kept}.`, left.length > 0 && `Non gardé : ${left.join(", ")}.`]
    .filter(Boolean)
    .join(" ");
}
