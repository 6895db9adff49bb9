/** What of a document decides how the State hears of it: whom it bills, and when its VAT falls due. */
import type { VatRegime } from "../../quote/line.ts";

/** Whom a document bills, as the State tells clients apart. */
export type Buyer = "consumer" | "french-company" | "foreign-company" | "unknown-company";

export type BilledTo = { is_company: boolean; siren: string; vat_ground: string | null };

/** A company without a SIREN is of another country only if its sale says so. */
export function buyerOf({ is_company, siren, vat_ground }: BilledTo): Buyer {
  if (!is_company) return "consumer";
  if (isAbroad(vat_ground)) return "foreign-company";
  return siren === "" ? "unknown-company" : "french-company";
}

export const isAbroad = (ground: string | null): boolean =>
  ground === "export" || ground === "intra-community";

/** When the VAT of a document's services falls due: with the money, with the document, or never in an exempt shop. */
export type VatDue = "receipt" | "issue" | "never";

/** As the document says it: what the shop chose since changes nothing of what was issued before. */
export function vatDueOf({
  vat_regime,
  on_debits,
}: {
  vat_regime: VatRegime;
  on_debits: boolean;
}): VatDue {
  if (vat_regime === "franchise") return "never";
  return on_debits ? "issue" : "receipt";
}
