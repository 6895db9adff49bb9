/** The shop notes that late interest, or the 40 EUR, came in: beside the invoice, which does not change. */
import { refuse, type Decision } from "../../decision.ts";
import { sum, type Cents } from "../../money.ts";
import type { LocalDate } from "../../time.ts";
import type { LateFees } from "./interest.ts";

export type LateFeeRefusal =
  | "no-late-fee"
  | "late-fee-above"
  | "amount-not-positive"
  | "date-in-future";

/** `indemnity`: the 40 EUR came in too. */
export type FeeReceipt = { interest: Cents; indemnity: boolean; received_on: LocalDate };
export type ReceivedFee = { interest: Cents; indemnity: Cents };

/** What is still owed of both. */
export const leftOf = (fees: LateFees, received: readonly ReceivedFee[]): ReceivedFee => ({
  interest: Math.max(0, fees.interest - sum(received.map(({ interest }) => interest))),
  indemnity: fees.indemnity - sum(received.map(({ indemnity }) => indemnity)),
});

type Facts = {
  fees: LateFees | undefined;
  received: readonly ReceivedFee[];
  /** The shop's day. */
  today: LocalDate;
};

/** Less than what is owed is the shop's choice; more is not. */
export function receiveLateFee(
  { interest, indemnity, received_on }: FeeReceipt,
  { fees, received, today }: Facts,
): Decision<ReceivedFee, LateFeeRefusal> {
  if (!fees) return refuse("no-late-fee");
  const given = { interest, indemnity: indemnity ? fees.indemnity : 0 };
  if (interest < 0 || given.interest + given.indemnity <= 0) return refuse("amount-not-positive");
  if (received_on > today) return refuse("date-in-future");
  const left = leftOf(fees, received);
  const isMore = given.interest > left.interest || given.indemnity > left.indemnity;
  return isMore ? refuse("late-fee-above", { remainder: left.interest + left.indemnity }) : given;
}
