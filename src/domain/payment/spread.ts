/** One payment for several invoices: how much of it each of them gets, unless the shop decides otherwise. */
import type { Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";
import type { MovementPart } from "./record.ts";

/** `remainder` is what the client still owes on it. */
export type OwingInvoice = { id: string; issued_on: LocalDate; remainder: Cents };

export type Spread = {
  /** Invoice by invoice, the oldest first; those that get nothing are left out. */
  parts: MovementPart[];
  /** More than all of them owe: kept for the client. */
  on_account: Cents;
};

/** The oldest invoice is paid first, each up to what it owes. Together the parts and the rest are `amount`, exactly. */
export function spreadPayment(amount: Cents, invoices: readonly OwingInvoice[]): Spread {
  const parts: MovementPart[] = [];
  let left = Math.max(0, amount);
  for (const { id: invoice_id, remainder } of invoices.toSorted(oldestFirst)) {
    const part = Math.min(left, Math.max(0, remainder));
    if (part > 0) parts.push({ invoice_id, amount: part });
    left -= part;
  }
  return { parts, on_account: left };
}

/** Ids are of the order in which invoices were issued (UUID v7). */
export const oldestFirst = (a: OwingInvoice, b: OwingInvoice): number =>
  compare(a.issued_on, b.issued_on) || compare(a.id, b.id);

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
