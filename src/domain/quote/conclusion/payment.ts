/** When money may be taken for a quote that was agreed at the client's home (Consumer Code L. 221-10). */
import { refuse, type Decision } from "../../decision.ts";
import type { LocalDate } from "../../time.ts";

/** `payable_from`: the first day on which money may be taken for the quote; null when it may be at once. */
export type Payable = { payable_from: LocalDate | null };

/**
 * Every verb that records money for a quote or for its invoice asks this: a deposit, a balance, a cheque kept for
 * later, by any means. The columns `payable_from` of the database refuse it too. The detail is the first day allowed.
 */
export const mayTakePayment = (
  { payable_from }: Payable,
  received_on: LocalDate,
): Decision<true, "payment-too-early"> =>
  payable_from !== null && received_on < payable_from
    ? refuse("payment-too-early", { payable_from })
    : true;
