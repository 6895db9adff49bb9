/** What the copy of a paid invoice says: when and how it was settled. */
import type { Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";
import { paidOn, remainderOf, type InvoiceAccount } from "./account.ts";
import type { EntryMethod, Payer } from "./payment.ts";

export type SettledBy = {
  method: EntryMethod;
  payer: Payer;
  payer_name: string;
  on: LocalDate;
  amount: Cents;
};
/** `on`: the day of the last movement. */
export type SettledFacts = { on: LocalDate; receipts: SettledBy[] };

/** Undefined as long as anybody owes anything on it, or when nothing was ever received. Mistakes are not told. */
export function settledOf(account: InvoiceAccount): SettledFacts | undefined {
  const { payments } = account;
  if (remainderOf(account) !== 0 || paidOn(payments) <= 0) return undefined;
  const corrected = new Set(payments.map(({ corrects_id }) => corrects_id));
  const receipts = payments
    .filter(({ id, kind }) => kind !== "correction" && !corrected.has(id))
    .map(({ method, payer, payer_name, received_on: on, amount }) => ({
      method,
      payer,
      payer_name,
      on,
      amount,
    }));
  const on = receipts
    .map((receipt) => receipt.on)
    .reduce((last, day) => (day > last ? day : last), account.invoice.issued_on);
  return { on, receipts };
}
