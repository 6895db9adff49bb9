/**
 * The shop notes that late interest, or the 40 EUR, came in: beside the invoice, which does not change. Damages for being
 * late, they are the price of nothing: neither turnover nor VAT (CJCE 1 July 1982, 222/81, BAZ Bausystem).
 */
import { refuse, type Decision } from "../../decision.ts";
import { sum, type Cents } from "../../money.ts";
import type { LocalDate } from "../../time.ts";
import { cashLeft } from "../cash.ts";
import type { PaymentMethod } from "../payment.ts";
import type { LateFees } from "./interest.ts";

export type LateFeeRefusal =
  | "no-late-fee"
  | "late-fee-above"
  | "amount-not-positive"
  | "cash-limit"
  | "date-in-future"
  | "period-closed";
export type FeeCorrectionRefusal = "payment-unknown" | "already-corrected";

/** `indemnity`: the 40 EUR came in too. */
export type FeeReceipt = {
  interest: Cents;
  indemnity: boolean;
  method: PaymentMethod;
  received_on: LocalDate;
};
export type ReceivedFee = { interest: Cents; indemnity: Cents };

/** A movement of its own nature, never changed; negative when it takes back the one that it corrects. */
export type LateFee = ReceivedFee & {
  id: string;
  invoice_id: string;
  method: PaymentMethod;
  /** Of the cheque or of the transfer. */
  reference: string;
  received_on: LocalDate;
  corrects_id: string | null;
};

/** What is still owed of both. */
export const leftOf = (fees: LateFees, received: readonly ReceivedFee[]): ReceivedFee => ({
  interest: Math.max(0, fees.interest - sum(received.map(({ interest }) => interest))),
  indemnity: fees.indemnity - sum(received.map(({ indemnity }) => indemnity)),
});

type Facts = {
  fees: LateFees | undefined;
  received: readonly ReceivedFee[];
  /** Cash that came in for the same repair, on its documents and for their delay. */
  cash_before: Cents;
  /** The shop's day. */
  today: LocalDate;
  /** Last day that is closed. */
  closed_to?: LocalDate | undefined;
};

/** Less than what is owed is the shop's choice; more is not. */
export function receiveLateFee(
  { interest, indemnity, method, received_on }: FeeReceipt,
  { fees, received, cash_before, today, closed_to }: Facts,
): Decision<ReceivedFee, LateFeeRefusal> {
  if (!fees) return refuse("no-late-fee");
  const given = { interest, indemnity: indemnity ? fees.indemnity : 0 };
  if (interest < 0 || given.interest + given.indemnity <= 0) return refuse("amount-not-positive");
  if (received_on > today) return refuse("date-in-future");
  if (closed_to && received_on <= closed_to) return refuse("period-closed");
  const left = leftOf(fees, received);
  const isMore = given.interest > left.interest || given.indemnity > left.indemnity;
  if (isMore) return refuse("late-fee-above", { remainder: left.interest + left.indemnity });
  const cash = cashLeft(cash_before);
  return method === "cash" && given.interest + given.indemnity > cash
    ? refuse("cash-limit", { remainder: cash })
    : given;
}

/** The opposite of a typing error, dated on the day it is made; a correction is final. `received`: all of the invoice. */
export function correctLateFee(
  id: string,
  {
    received,
    today,
    newId,
  }: { received: readonly LateFee[]; today: LocalDate; newId: () => string },
): Decision<LateFee, FeeCorrectionRefusal> {
  const wrong = received.find((fee) => fee.id === id);
  if (!wrong || wrong.corrects_id !== null) return refuse("payment-unknown");
  if (received.some(({ corrects_id }) => corrects_id === id)) return refuse("already-corrected");
  return {
    ...wrong,
    id: newId(),
    interest: 0 - wrong.interest,
    indemnity: 0 - wrong.indemnity,
    received_on: today,
    corrects_id: id,
  };
}
