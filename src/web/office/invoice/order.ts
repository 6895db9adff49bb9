/** Invoices to settle first, the oldest due date on top; then the others, the latest first. */
import type { LocalDate } from "../../../domain/time.ts";

type Ordered = { remainder: number; kind: number; due_on: LocalDate; issued_on: LocalDate };

export const isUnpaid = ({ remainder, kind }: Pick<Ordered, "remainder" | "kind">): boolean =>
  kind === 380 && remainder > 0;

export const unpaidFirst = <Invoice extends Ordered>(invoices: readonly Invoice[]): Invoice[] =>
  invoices.toSorted((a, b) => {
    if (isUnpaid(a) !== isUnpaid(b)) return isUnpaid(a) ? -1 : 1;
    return isUnpaid(a) ? compare(a.due_on, b.due_on) : compare(b.issued_on, a.issued_on);
  });

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const isOverdue = (invoice: Ordered, today: LocalDate): boolean =>
  isUnpaid(invoice) && invoice.due_on < today;
