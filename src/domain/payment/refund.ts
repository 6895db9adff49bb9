/** Money given back, of an invoice that owes some to its client or of what is kept for them. */
import { refuse, type Decision } from "../decision.ts";
import type { Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";
import { remainderOf, type InvoiceAccount } from "./account.ts";
import { clientEntry, isAmount, ON_ACCOUNT } from "./entry.ts";
import type { Payment, PaymentMethod } from "./payment.ts";

export const REFUND_SOURCES = ["invoice", "account"] as const;
export type RefundSource = (typeof REFUND_SOURCES)[number];

export type RefundRefusal =
  | "amount-not-positive"
  | "amount-above-owed"
  | "date-in-future"
  | "date-too-early"
  | "period-closed";

export type Refund = {
  id: string;
  source: RefundSource;
  method: PaymentMethod;
  reference: string;
  amount: Cents;
  paid_on: LocalDate;
  note: string;
};

type Refunding = {
  account: InvoiceAccount;
  /** What is kept for the client. */
  on_account: Cents;
  today: LocalDate;
  /** Last day of the last month that was closed. */
  closed_to?: LocalDate | undefined;
  newId: () => string;
};

/** The detail of "amount-above-owed" is what the shop owes. */
export function refundPayment(
  { id: movement_id, source, amount, paid_on, ...means }: Refund,
  { account, on_account, today, closed_to, newId }: Refunding,
): Decision<Payment[], RefundRefusal> {
  if (!isAmount(amount)) return refuse("amount-not-positive");
  if (paid_on > today) return refuse("date-in-future");
  if (closed_to && paid_on <= closed_to) return refuse("period-closed");
  const { id: invoice_id, client_id, repair_id, payable_from, issued_on } = account.invoice;
  if (paid_on < issued_on) return refuse("date-too-early");
  const owed = source === "invoice" ? 0 - remainderOf(account) : on_account;
  if (amount > owed) return refuse("amount-above-owed", { owed: Math.max(0, owed) });
  return [
    clientEntry({
      ...means,
      ...(source === "invoice" ? { invoice_id, payable_from } : ON_ACCOUNT),
      id: newId(),
      movement_id,
      position: 0,
      kind: "refund",
      client_id,
      repair_id,
      amount: 0 - amount,
      received_on: paid_on,
    }),
  ];
}
