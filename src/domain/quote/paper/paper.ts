/** A document that was handed over, kept as the bytes that were given, and the mark by which a copy of it names itself. */
import { ID_PATTERN } from "../../validation.ts";

export const PAPER_KINDS = ["quote", "agreement", "invoice", "deposit", "credit"] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export const PAPER_KIND_FR: Record<PaperKind, string> = {
  quote: "Devis",
  agreement: "Devis accepté",
  invoice: "Facture",
  deposit: "Facture d’acompte",
  credit: "Avoir",
};

/** `ref_id` is the quote or the invoice; `version` that of the quote, 1 for an invoice. */
export type PaperName = { kind: PaperKind; ref_id: string; version: number };

/** Where the client asks whether a file is the one that was handed over. */
export const CHECK_PATH = "/verifier";
/** Larger files are not read: no document of ours comes near it. */
export const MOST_CHECKED_BYTES = 10 * 1024 * 1024;

/** In the file's own keywords, so that a copy that was changed still says which document it was. */
export const markOf = (shop_id: string, { kind, ref_id, version }: PaperName): string =>
  ["etabli", shop_id, kind, ref_id, version].join(":");

const MARK = new RegExp(
  `etabli:(${ID_PATTERN}):(${PAPER_KINDS.join("|")}):(${ID_PATTERN}):(\\d{1,6})`,
);

/** The document that this file says it is; undefined without a mark of ours. */
export function markIn(text: string): ({ shop_id: string } & PaperName) | undefined {
  const [, shop_id = "", word, ref_id = "", version] = MARK.exec(text) ?? [];
  const kind = PAPER_KINDS.find((known) => known === word);
  return kind && { shop_id, kind, ref_id, version: Number(version) };
}

/** A PDF may begin after some bytes of a mail program; readers accept it in the first kilobyte. */
export const isPdf = (head: string): boolean => head.slice(0, 1024).includes("%PDF-");
