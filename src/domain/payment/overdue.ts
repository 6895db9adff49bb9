/** Which invoices are still to be paid, which of them are late, and the order in which a shop reads them. */
import type { Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";

/** What a list shows of an invoice or a credit note; `remainder` is 0 or less once it is paid. */
type ListedInvoice = {
  kind: number;
  remainder: Cents;
  due_on: LocalDate;
  issued_on: LocalDate;
};

/** A credit note is never paid by the client. */
export const isUnpaid = ({ remainder, kind }: Pick<ListedInvoice, "remainder" | "kind">): boolean =>
  kind === 380 && remainder > 0;

/** From the day after the due date. */
export const isOverdue = (invoice: ListedInvoice, today: LocalDate): boolean =>
  isUnpaid(invoice) && invoice.due_on < today;

/** Unpaid invoices first, the oldest due date on top; then the others, the latest first. */
export const unpaidFirst = <Invoice extends ListedInvoice>(
  invoices: readonly Invoice[],
): Invoice[] =>
  invoices.toSorted((a, b) => {
    if (isUnpaid(a) !== isUnpaid(b)) return isUnpaid(a) ? -1 : 1;
    return isUnpaid(a) ? compare(a.due_on, b.due_on) : compare(b.issued_on, a.issued_on);
  });

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
