/**
 * What a professional owes for being late: three times the legal rate, as each invoice says (BUSINESS_TERMS.PMD, Code de
 * commerce L. 441-10), and 40 EUR for the cost of recovery (D. 441-5). A consumer owes neither.
 */
import type { Client } from "../../client/client.ts";
import { divideRounded, sum, type BasisPoints, type Cents } from "../../money.ts";
import { addDays, daysBetween, type LocalDate } from "../../time.ts";
import { rateOn, type LegalRate } from "./rates.ts";

export const INDEMNITY: Cents = 4_000;
/** The invoice's mention: three times the legal rate. */
const TIMES = 3;
const DAYS_OF_YEAR = 365;

export type InterestStep = {
  /** The first day that counts, and the last. */
  from: LocalDate;
  to: LocalDate;
  days: number;
  /** What was still owed on these days, incl. VAT. */
  owed: Cents;
  /** A year, in hundredths of a percent: the legal rate three times. */
  rate: BasisPoints;
};
export type LateFees = { days: number; interest: Cents; indemnity: Cents; steps: InterestStep[] };

/** What of an invoice decides its interest: what it bills once its credit notes are taken off, and what moved on it. */
export type LateAccount = {
  client_type: Client["type"];
  due_on: LocalDate;
  billed: Cents;
  /** By the client or for them; the bonus of an eco-organisation is nobody's delay. In any order. */
  moves: readonly { received_on: LocalDate; amount: Cents }[];
};

type Facts = {
  /** The shop's day. */
  today: LocalDate;
  /** The oldest first. */
  rates: readonly LegalRate[];
};

/**
 * Undefined for a consumer, and for what was never late. Interest runs from the day after the due date to the day of the
 * payment, both counted, on a year of 365 days; it is rounded once, at the end. A credit note counts from the beginning:
 * what it gives back was never owed.
 */
export function lateFees(account: LateAccount, { today, rates }: Facts): LateFees | undefined {
  if (account.client_type !== "Entreprise") return undefined;
  const steps = interestSteps(account, { today, rates });
  if (steps.length === 0) return undefined;
  const parts = steps.map(({ owed, rate, days }) => BigInt(owed) * BigInt(rate) * BigInt(days));
  const whole = parts.reduce((one, other) => one + other, 0n);
  const interest = divideRounded(whole, BigInt(10_000 * DAYS_OF_YEAR));
  return { days: sum(steps.map(({ days }) => days)), interest, indemnity: INDEMNITY, steps };
}

/** One for each stretch of days on which the same sum was owed at the same rate. */
function interestSteps(
  { due_on, billed, moves }: LateAccount,
  { today, rates }: Facts,
): InterestStep[] {
  const owedAfter = (day: LocalDate): Cents =>
    billed - sum(moves.filter(({ received_on }) => received_on <= day).map(({ amount }) => amount));
  const ends = [
    ...moves.map(({ received_on }) => received_on),
    ...rates.map(({ from_on }) => addDays(from_on, -1)),
    today,
  ];
  const cuts = [...new Set(ends)].filter((day) => day > due_on && day <= today).toSorted();
  return cuts.flatMap((to, index) => {
    const after = cuts[index - 1] ?? due_on;
    const owed = owedAfter(after);
    const from = addDays(after, 1);
    const rate = TIMES * rateOn(from, rates);
    return owed > 0 ? [{ from, to, days: daysBetween(after, to), owed, rate }] : [];
  });
}
