/** What the figures of a period say: sums that a screen compares, and the shares that it draws. */
import type { Cents } from "../../money.ts";

/** Credit notes are taken off the amounts; `count` is of the invoices, `credits` of the credit notes. */
export type Issued = { count: number; credits: number; excl: Cents; vat: Cents; incl: Cents };
/** Money that came in, less what was taken back or given back. */
export type Received = { count: number; amount: Cents };
/** Of the quotes sent in the period, whatever day they were answered on. */
export type SentQuotes = { sent: number; accepted: number; sent_incl: Cents; accepted_incl: Cents };
/** Invoices whose last cent came in the period; `days` is the sum of the days that each took. */
export type Settled = { count: number; days: number };

export type PeriodFigures = Issued & {
  received: Received;
  quotes: SentQuotes;
  settled: Settled;
};

/** Of an invoice, excl. VAT; null without any. */
export const averageBasket = ({ count, excl }: Pick<Issued, "count" | "excl">): Cents | null =>
  count === 0 ? null : Math.round(excl / count);

/** Of the quotes sent, in percent; null without any. */
export const conversionOf = ({ sent, accepted }: Pick<SentQuotes, "sent" | "accepted">) =>
  sent === 0 ? null : (accepted / sent) * 100;

/** Days from the invoice to its last payment; null when none was settled. */
export const daysToPayment = ({ count, days }: Settled): number | null =>
  count === 0 ? null : days / count;

/** In percent of `before`; null where there is nothing to compare with. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before <= 0 ? null : ((now - before) / before) * 100;

const percents = new Intl.NumberFormat("fr-FR", {
  style: "percent",
  maximumFractionDigits: 0,
  signDisplay: "exceptZero",
});

/** « +12 % » */
export const changeText = (change: number): string => percents.format(change / 100);
