/** What is still due on an invoice, and the rules for recording or correcting a payment. */
import { isRefusal, refuse, type Decision } from "../decision.ts";
import type { CreditNote, Invoice } from "../invoice/invoice.ts";
import { sum, type Cents } from "../money.ts";
import { mayTakePayment } from "../quote/conclusion/payment.ts";
import type { LocalDate } from "../time.ts";
import type { Payment, PaymentMethod } from "./payment.ts";

/** An invoice with everything that was recorded on it, in any order. */
export type InvoiceAccount = {
  invoice: Invoice;
  credits: readonly CreditNote[];
  payments: readonly Payment[];
};

/** Negative when the shop owes the difference to the client. */
export const remainderOf = ({ invoice, credits, payments }: InvoiceAccount): Cents =>
  invoice.due - sum(credits.map((credit) => credit.due)) - paidOn(payments);

export const paidOn = (payments: readonly Payment[]): Cents =>
  sum(payments.map((payment) => payment.amount));

export const SETTLEMENTS = ["unpaid", "partly-paid", "paid", "to-refund"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

export const SETTLEMENT_FR: Record<Settlement, string> = {
  unpaid: "À régler",
  "partly-paid": "Réglée en partie",
  paid: "Réglée",
  "to-refund": "À rembourser",
};

/** What was received on an invoice and what remains to be paid, in cents. */
export type Balance = { paid: Cents; remainder: Cents };

export function settlementOf({ paid, remainder }: Balance): Settlement {
  if (remainder < 0) return "to-refund";
  if (remainder === 0) return "paid";
  return paid > 0 ? "partly-paid" : "unpaid";
}

/** What the client still has to pay; nothing when the shop owes the client. */
export const leftToPay = (remainder: Cents): Cents => Math.max(0, remainder);

/** Taken back by a credit note, and nothing was ever paid on it. */
export const isCancelled = ({
  credited_by,
  paid,
  remainder,
}: Balance & { credited_by: object | null }): boolean =>
  credited_by !== null && remainder <= 0 && paid === 0;

export type PaymentRefusal =
  | "amount-not-positive"
  | "amount-above-remainder"
  | "cash-limit"
  | "date-in-future"
  | "payment-too-early";

/** Code monétaire et financier D. 112-3: 1 000 € in notes and coins for one debt. */
export const CASH_LIMIT: Cents = 100_000;

export type Receipt = {
  id: string;
  method: PaymentMethod;
  amount: Cents;
  received_on: LocalDate;
  note: string;
};

/** `today` is the shop's day. The detail of "amount-above-remainder" and "cash-limit" is what may still be paid. */
export function recordPayment(
  account: InvoiceAccount,
  receipt: Receipt,
  today: LocalDate,
): Decision<Payment, PaymentRefusal> {
  if (!Number.isSafeInteger(receipt.amount) || receipt.amount <= 0)
    return refuse("amount-not-positive");
  if (receipt.received_on > today) return refuse("date-in-future");
  const may = mayTakePayment(account.invoice, receipt.received_on);
  if (isRefusal(may)) return may;
  const remainder = remainderOf(account);
  if (receipt.amount > remainder) return refuse("amount-above-remainder", { remainder });
  const cashLeft = CASH_LIMIT - cashOn(account.payments);
  if (receipt.method === "cash" && receipt.amount > cashLeft)
    return refuse("cash-limit", { remainder: Math.max(0, cashLeft) });
  const { id: invoice_id, repair_id, payable_from } = account.invoice;
  return { ...receipt, invoice_id, repair_id, payable_from, corrects_id: null };
}

const cashOn = (payments: readonly Payment[]): Cents =>
  paidOn(payments.filter((payment) => payment.method === "cash"));

export type CorrectionRefusal = "payment-unknown" | "already-corrected" | "date-in-future";

export type Correction = { id: string; corrects_id: string; received_on: LocalDate; note: string };

/** The opposite of an entry of this invoice, dated on the day it is made; a correction is final. */
export function correctPayment(
  account: InvoiceAccount,
  correction: Correction,
  today: LocalDate,
): Decision<Payment, CorrectionRefusal> {
  const wrong = account.payments.find((payment) => payment.id === correction.corrects_id);
  if (!wrong || wrong.corrects_id !== null) return refuse("payment-unknown");
  if (account.payments.some((payment) => payment.corrects_id === wrong.id))
    return refuse("already-corrected");
  if (correction.received_on > today) return refuse("date-in-future");
  return { ...wrong, ...correction, amount: 0 - wrong.amount };
}
