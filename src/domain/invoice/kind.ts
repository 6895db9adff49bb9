import type { Cents } from "../money.ts";

/** UNTDID 1001: 380 for an invoice, 381 for a credit note. */
export const INVOICE_KINDS = [380, 381] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const INVOICE_KIND_FR: Record<InvoiceKind, string> = { 380: "Facture", 381: "Avoir" };

/** As a list shows it: what a credit note gives back is negative. */
export const signedDue = ({ kind, due }: { kind: number; due: Cents }): Cents =>
  kind === 381 ? 0 - due : due;
