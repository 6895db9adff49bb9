/** What the shop claims for an appliance that was not fetched. */
import { sum, type Cents } from "../../money.ts";
import type { QuoteStatus } from "../../quote/status.ts";

type Billed = { reference: string; quote_id: string | null; remainder: Cents };
type Agreed = { id: string; reference: string | null; status: QuoteStatus; due: Cents };

export type Claim = { lines: { label: string; amount: Cents }[]; total: Cents };

/** What its invoices still owe, and the quotes that the client accepted and that no invoice charges yet. */
export function claimOf(invoices: readonly Billed[], quotes: readonly Agreed[]): Claim {
  const owed = invoices.map(({ reference, remainder }) => ({
    label: `Facture ${reference}, reste à payer`,
    amount: remainder,
  }));
  const charged = new Set(invoices.map(({ quote_id }) => quote_id));
  const agreed = quotes
    .filter(({ id, status }) => status === "Accepté" && !charged.has(id))
    .map(({ reference, due }) => ({ label: `Devis ${reference ?? ""} accepté`, amount: due }));
  const lines = [...owed, ...agreed].filter(({ amount }) => amount > 0);
  return { lines, total: sum(lines.map(({ amount }) => amount)) };
}
