/** A typing error taken back by its opposite. Money that really goes back to a client is a refund. */
import { refuse, type Decision } from "../decision.ts";
import { sum, type Cents } from "../money.ts";
import type { Instant, LocalDate } from "../time.ts";
import type { InvoiceAccount } from "./account.ts";
import type { Payment } from "./payment.ts";

export type CorrectionRefusal =
  | "payment-unknown"
  | "already-corrected"
  | "refund-instead"
  | "account-used";

type Correcting = {
  /** Every entry of the wrong movement, and those that took some back. */
  entries: readonly (Payment & { created_at: Instant })[];
  accounts: readonly InvoiceAccount[];
  on_account: Cents;
  movement_id: string;
  today: LocalDate;
  newId: () => string;
};

/** The opposite of the whole movement, dated on the day it is made; a correction is final. */
export function correctPayment(
  payment_id: string,
  { entries, accounts, on_account, movement_id, today, newId }: Correcting,
): Decision<Payment[], CorrectionRefusal> {
  const wrong = entries.find((entry) => entry.id === payment_id);
  if (!wrong || wrong.kind === "correction") return refuse("payment-unknown");
  if (entries.some((entry) => entry.corrects_id !== null)) return refuse("already-corrected");
  // What was carried stands on the invoice that replaced the first one.
  if (accounts.some(({ replaced }) => replaced)) return refuse("refund-instead");
  if (wrong.kind === "payment" && isCreditedSince(accounts, wrong.created_at))
    return refuse("refund-instead");
  const kept = sum(
    entries.filter(({ invoice_id }) => invoice_id === null).map(({ amount }) => amount),
  );
  if (kept > on_account) return refuse("account-used");
  return entries.map(({ created_at: _recorded, ...entry }, position) => ({
    ...entry,
    id: newId(),
    movement_id,
    position,
    kind: "correction",
    corrects_id: entry.id,
    amount: 0 - entry.amount,
    received_on: today,
    note: "",
  }));
}

/** Once a credit note followed the payment, what is owed to the client is given back by a refund. */
const isCreditedSince = (accounts: readonly InvoiceAccount[], recorded_at: Instant): boolean =>
  accounts.some(({ credits }) => credits.some(({ issued_at }) => issued_at > recorded_at));
