/** A file of a supplier that nothing could read: why, and what a person may make of it. */
import { refuse, type Decision } from "../../decision.ts";

export const UNREAD_REASONS = [
  "supplier-invoice-plain",
  "supplier-invoice-unreadable",
  "supplier-invoice-currency",
  "xml-unreadable",
  "xml-too-large",
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

export const UNREAD_REASON_FR: Record<UnreadReason, string> = {
  "supplier-invoice-plain": "Ce PDF ne contient pas de facture électronique.",
  "supplier-invoice-unreadable": "Ce n’est pas une facture électronique connue.",
  "supplier-invoice-currency": "La facture n’est pas en euros.",
  "xml-unreadable": "Ce n’est ni un PDF ni un XML valable.",
  "xml-too-large": "Le fichier est trop grand.",
};

export const isUnreadReason = (word: string): word is UnreadReason =>
  UNREAD_REASONS.some((known) => known === word);

/** « waiting »: for a person to enter what it says, or to set it aside. */
export type UnreadState = "waiting" | "entered" | "aside";

export const unreadState = (
  outcome: { supplier_invoice_id: string | null } | undefined,
): UnreadState => {
  if (!outcome) return "waiting";
  return outcome.supplier_invoice_id === null ? "aside" : "entered";
};

export type SetAsideRefusal = "unread-reason";
const LONGEST = 300;

/** The reason is required: it is stored, and shown in the list of unreadable files. */
export function checkSetAside(reason: string): Decision<string, SetAsideRefusal> {
  const words = reason.trim().slice(0, LONGEST);
  return words === "" ? refuse("unread-reason") : words;
}
