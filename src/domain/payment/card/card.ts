/** Payment by card on the client's own device: what may be asked, and where the money that comes goes. */
import { isRefusal, refuse, type Decision } from "../../decision.ts";
import type { Cents } from "../../money.ts";
import { mayTakePayment } from "../../quote/conclusion/payment.ts";
import type { LocalDate } from "../../time.ts";
import { leftToPay, remainderOf, type InvoiceAccount } from "../account.ts";

export const CARD_STATES = ["open", "paid", "failed", "expired", "replaced"] as const;
export type CardState = (typeof CARD_STATES)[number];

export const REFUND_STATES = ["pending", "succeeded", "failed"] as const;
export type CardRefundState = (typeof REFUND_STATES)[number];
export const REFUND_STATE_FR: Record<CardRefundState, string> = {
  pending: "Remboursement sur la carte en cours",
  succeeded: "Remboursé sur la carte",
  failed: "Remboursement sur la carte refusé",
};

/** Cents: the service takes nothing below. */
const LEAST: Cents = 50;

export type CardRefusal = "nothing-to-pay" | "payment-too-early";

/** What the client is asked for: all that is left. */
export function askByCard(account: InvoiceAccount, today: LocalDate): Decision<Cents, CardRefusal> {
  const left = leftToPay(remainderOf(account));
  if (left < LEAST) return refuse("nothing-to-pay");
  const may = mayTakePayment(account.invoice, today);
  return isRefusal(may) ? may : left;
}

/** What was paid in the meantime by another way is too much: kept for the client, who may be given it back. */
export function spreadCard(
  amount: Cents,
  account: InvoiceAccount,
): { on_invoice: Cents; on_account: Cents } {
  const on_invoice = Math.min(amount, leftToPay(remainderOf(account)));
  return { on_invoice, on_account: amount - on_invoice };
}

type PaidByCard = { id: string; amount: Cents; refunded: Cents };

export type CardRefundRefusal = "card-refund-above";

/** The payment that money goes back on: the latest that still holds it all. */
export function refundOnCard(
  amount: Cents,
  payments: readonly PaidByCard[],
): Decision<string, CardRefundRefusal> {
  const payment = payments.findLast((one) => one.amount - one.refunded >= amount);
  const most = Math.max(0, ...payments.map((one) => one.amount - one.refunded));
  return payment ? payment.id : refuse("card-refund-above", { remainder: most });
}
