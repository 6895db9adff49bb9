import type { Cents } from "../money.ts";

/** UNTDID 1001: invoice, corrective invoice, deposit invoice, credit note on the ones, credit note on the other. */
export const INVOICE_KINDS = [380, 384, 386, 381, 503] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export type BilledKind = 380 | 384 | 386;
export type CreditKind = 381 | 503;

export const INVOICE_KIND_FR: Record<InvoiceKind, string> = {
  380: "Facture",
  384: "Facture rectificative",
  386: "Facture d’acompte",
  381: "Avoir",
  503: "Avoir sur acompte",
};

export const CREDIT_OF: Record<BilledKind, CreditKind> = { 380: 381, 384: 381, 386: 503 };

/** True for what gives money back. */
export const isCreditKind = (kind: number): kind is CreditKind => kind === 381 || kind === 503;

/** True for what sells: a deposit sells nothing yet. A corrective invoice sells in place of the one that it replaces. */
export const isSaleKind = (kind: number): kind is 380 | 384 => kind === 380 || kind === 384;

/** What a document adds to the turnover, excl. VAT. */
export function soldExcl(
  kind: InvoiceKind,
  total_excl: Cents,
  corrects: { total_excl?: Cents } | null,
): Cents {
  if (isCreditKind(kind)) return 0 - total_excl;
  return kind === 384 ? total_excl - (corrects?.total_excl ?? 0) : total_excl;
}

/** As a list shows it: what a credit note gives back is negative. */
export const signedDue = ({ kind, due }: { kind: number; due: Cents }): Cents =>
  isCreditKind(kind) ? 0 - due : due;
