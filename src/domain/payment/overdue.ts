/** Which invoices are still to be paid, and which of them are late. */
import { isCreditKind } from "../invoice/kind.ts";
import type { Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";

/** What a list shows of an invoice or a credit note; `remainder` is 0 or less once it is paid. */
type ListedInvoice = {
  kind: number;
  remainder: Cents;
  due_on: LocalDate;
};

/** A credit note is never paid by the client. */
export const isUnpaid = ({ remainder, kind }: Pick<ListedInvoice, "remainder" | "kind">): boolean =>
  !isCreditKind(kind) && remainder > 0;

/** From the day after the due date. */
export const isOverdue = (invoice: ListedInvoice, today: LocalDate): boolean =>
  isUnpaid(invoice) && invoice.due_on < today;
