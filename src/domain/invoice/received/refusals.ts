/** Why a supplier's invoice is not taken, in French: the route that receives the file answers it, and the office shows it. */
import type { ReadRefusal } from "./read.ts";
import type { TypedRefusal } from "./typed.ts";

export type ReceivedRefusal =
  | ReadRefusal
  | TypedRefusal
  | "supplier-invoice-known"
  | "supplier-invoice-plain"
  | "xml-unreadable"
  | "xml-too-large";

export const RECEIVED_REFUSAL_FR: Record<ReceivedRefusal, string> = {
  "supplier-invoice-unreadable":
    "Ce fichier n’est pas une facture électronique lisible. Demandez-la de nouveau au fournisseur.",
  "supplier-invoice-currency":
    "Cette facture n’est pas en euros : elle ne peut pas être enregistrée.",
  "supplier-invoice-known": "Cette facture de ce fournisseur est déjà enregistrée.",
  "supplier-invoice-plain":
    "Ce PDF ne contient pas de facture électronique. Saisissez le fournisseur, le numéro, la date et le total.",
  "supplier-invoice-typed":
    "Il manque le fournisseur, le numéro, la date ou le total ; ou l’un d’eux n’est pas valable.",
  "xml-unreadable": "Ce fichier n’est ni un PDF ni une facture électronique valable.",
  "xml-too-large": "Ce fichier est trop grand pour une facture électronique.",
};

/** Of one file, in bytes: what the database keeps, and what the route reads. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;
