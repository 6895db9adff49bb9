import type { Cents } from "../money.ts";

/** UNTDID 1001: invoice, deposit invoice, credit note on the one, credit note on the other. */
export const INVOICE_KINDS = [380, 386, 381, 503] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export type BilledKind = 380 | 386;
export type CreditKind = 381 | 503;

export const INVOICE_KIND_FR: Record<InvoiceKind, string> = {
  380: "Facture",
  386: "Facture d’acompte",
  381: "Avoir",
  503: "Avoir sur acompte",
};

export const CREDIT_OF: Record<BilledKind, CreditKind> = { 380: 381, 386: 503 };

/** True for what gives money back. */
export const isCreditKind = (kind: number): kind is CreditKind => kind === 381 || kind === 503;

/** As a list shows it: what a credit note gives back is negative. */
export const signedDue = ({ kind, due }: { kind: number; due: Cents }): Cents =>
  isCreditKind(kind) ? 0 - due : due;
