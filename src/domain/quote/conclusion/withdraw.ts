/** The client renounces an accepted quote within the period (Consumer Code L. 221-18, L. 221-21). */
import { isRefusal, refuse, type Decision } from "../../decision.ts";
import { addDays, dateOf, type Instant, type LocalDate, type Zone } from "../../time.ts";
import { signerName } from "../evidence.ts";
import type { AcceptedQuote, Quote } from "../quote.ts";

export type WithdrawRefusal =
  | "quote-not-accepted"
  | "withdrawal-none"
  | "withdrawal-over"
  | "withdrawal-performed"
  | "name-missing";

export const WITHDRAWAL_VIA = ["quote", "tracking"] as const;
/** The link by which it was said. */
export type WithdrawalVia = (typeof WITHDRAWAL_VIA)[number];

type Period = Pick<AcceptedQuote, "withdrawal_deadline" | "withdrawn_at" | "performed"> & {
  early_start: boolean;
};

/** While this holds, « Renoncer au contrat ici » is shown. `today` is the shop's day. */
export const mayWithdrawOn = (period: Period, today: LocalDate): boolean =>
  period.withdrawal_deadline !== null &&
  period.withdrawn_at === null &&
  today <= period.withdrawal_deadline &&
  !isPerformed(period);

/**
 * L. 221-28, 1°: a repair that is finished ends the right of who asked expressly that it begins at once and knew that
 * it would end so: both are in one sentence that they ticked. Without it the right stays until its last day.
 */
const isPerformed = ({ performed, early_start }: Period): boolean => performed && early_start;

export type Withdrawing = { at: Instant; zone: Zone; name: string };
export type Withdrawal = { quote: AcceptedQuote; at: Instant; name: string; isNew: boolean };

/** Said twice, it is the first time that counts. */
export function withdrawFrom(
  quote: Quote,
  { at, zone, name: typed }: Withdrawing,
): Decision<Withdrawal, WithdrawRefusal> {
  const accepted = checkWithdrawable(quote, dateOf(at, zone));
  if (isRefusal(accepted)) return accepted;
  const { withdrawn_at } = accepted;
  const name = signerName(typed);
  if (withdrawn_at) return { quote: accepted, at: withdrawn_at, name: name ?? "", isNew: false };
  if (name === undefined) return refuse("name-missing");
  return { quote: { ...accepted, withdrawn_at: at }, at, name, isNew: true };
}

function checkWithdrawable(
  quote: Quote,
  today: LocalDate,
): Decision<AcceptedQuote, WithdrawRefusal> {
  if (quote.status !== "Accepté") return refuse("quote-not-accepted");
  if (quote.withdrawn_at !== null) return quote;
  if (quote.withdrawal_deadline === null) return refuse("withdrawal-none");
  const period = { ...quote, early_start: quote.evidence.early_start };
  if (isPerformed(period)) return refuse("withdrawal-performed");
  return mayWithdrawOn(period, today) ? quote : refuse("withdrawal-over");
}

const REFUND_DAYS = 14;

/** L. 221-24: the last day on which what was received is paid back. */
export const refundBy = (at: Instant, zone: Zone): LocalDate =>
  addDays(dateOf(at, zone), REFUND_DAYS);
