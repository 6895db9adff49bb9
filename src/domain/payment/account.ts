/** What is still due on an invoice, and what the money received on it was for. */
import { isWhollyCredited } from "../invoice/credit.ts";
import type { CreditNote, Invoice } from "../invoice/invoice.ts";
import { addShares, inclOf, partOf, sharesOf, type Share } from "../invoice/shares.ts";
import { sum, type Cents } from "../money.ts";
import { paysBonus, type Payment } from "./payment.ts";

/** An invoice with everything that was recorded on it, in any order. */
export type InvoiceAccount = {
  invoice: Invoice;
  credits: readonly CreditNote[];
  payments: readonly Payment[];
  /** A corrective invoice stands in its place: nothing of it is owed any more. */
  replaced?: true;
};

/** What the client owes. Negative when the shop owes the difference to the client. */
export const remainderOf = ({ invoice, credits, payments, replaced }: InvoiceAccount): Cents =>
  (replaced ? 0 : invoice.due) -
  sum(credits.map((credit) => credit.due)) -
  paidOn(payments.filter((payment) => !paysBonus(payment)));

/** What the eco-organisation owes. */
export const bonusRemainderOf = ({ invoice, credits, payments, replaced }: InvoiceAccount): Cents =>
  (replaced ? 0 : invoice.bonus) -
  sum(credits.map((credit) => credit.bonus)) -
  paidOn(payments.filter(paysBonus));

export const paidOn = (payments: readonly Pick<Payment, "amount">[]): Cents =>
  sum(payments.map((payment) => payment.amount));

/** What is billed by this invoice and by no deposit, once its credit notes are taken off. */
export function netSharesOf({
  invoice,
  credits,
  replaced,
}: Pick<InvoiceAccount, "invoice" | "credits" | "replaced">): Share[] {
  if (replaced) return [];
  // A credit note of the whole invoice frees its deposits: they stand for themselves again.
  const freed = credits.some(({ document }) => document.totals.prepaid > 0);
  // VAT is rounded by rate, not by nature: parts of an invoice may differ from the whole by a cent between natures.
  const credited = isWhollyCredited(invoice, credits)
    ? sharesOf(invoice.document)
    : credits.flatMap(({ document }) => sharesOf(document));
  const deposits = freed ? [] : invoice.document.deposits.flatMap(({ shares }) => shares);
  return addShares(sharesOf(invoice.document), [...credited, ...deposits], -1);
}

/**
 * What the money received was for, by rate and nature: in proportion to what is billed, and exactly that once all is
 * paid. Money to be given back is in proportion to the whole invoice.
 */
export function receivedSharesOf(account: InvoiceAccount): Share[] {
  const received = paidOn(account.payments);
  const net = netSharesOf(account);
  if (received === inclOf(net)) return net;
  const isOneWay = net.every(({ incl }) => incl >= 0) || net.every(({ incl }) => incl <= 0);
  return partOf(isOneWay && inclOf(net) !== 0 ? net : sharesOf(account.invoice.document), received);
}

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

/** Taken back in full by credit notes, and nothing is owed either way. */
export const isCancelled = ({
  credited_incl,
  total_incl,
  remainder,
}: Balance & { credited_incl: Cents; total_incl: Cents }): boolean =>
  credited_incl > 0 && credited_incl >= total_incl && remainder === 0;
