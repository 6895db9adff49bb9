/**
 * The closing of a month or of an accounting year: totals of the period, and perpetual totals since the first document
 * (CGI art. 286, I-3° bis: conservation). Nothing is written in a closed month afterwards.
 */
import { refuse, type Decision } from "../../decision.ts";
import { sum, type BasisPoints, type Cents } from "../../money.ts";
import { canonical } from "../../quote/canonical.ts";
import { addDays, type Instant, type LocalDate } from "../../time.ts";
import type { LedgerDocument } from "../entry.ts";
import { addMonths, firstOfMonth, formatMonth, type SalesPeriod } from "../sales/period.ts";

export const CLOSING_KINDS = ["month", "year"] as const;
export type ClosingKind = (typeof CLOSING_KINDS)[number];

export type ClosingRate = { vat_rate: BasisPoints; base: Cents; vat: Cents };
export type ClosingMethod = { method: string; count: number; amount: Cents };

/** Credit notes and money given back are taken off the amounts. */
export type ClosingTotals = {
  invoices: number;
  credits: number;
  excl: Cents;
  vat: Cents;
  incl: Cents;
  /** Of the documents issued, by rate. */
  rates: readonly ClosingRate[];
  received: Cents;
  methods: readonly ClosingMethod[];
  /** Interest and indemnities of late professionals that came in: in none of the sums above. Older closings have none. */
  late_fees?: Cents;
};

export type Perpetual = Pick<ClosingTotals, "excl" | "vat" | "incl" | "received">;

export type Closing = {
  id: string;
  kind: ClosingKind;
  period_from: LocalDate;
  period_to: LocalDate;
  closed_at: Instant;
  closed_by: string | null;
  first_seq: number;
  last_seq: number;
  head: string;
  totals: ClosingTotals;
  perpetual: Perpetual;
};

export const NOTHING: Perpetual = { excl: 0, vat: 0, incl: 0, received: 0 };

export const addPerpetual = (before: Perpetual, totals: Perpetual): Perpetual => ({
  excl: before.excl + totals.excl,
  vat: before.vat + totals.vat,
  incl: before.incl + totals.incl,
  received: before.received + totals.received,
});

/** Of several months, as one: the totals of a year are the sums of its months. */
export const addTotals = (months: readonly ClosingTotals[]): ClosingTotals => ({
  ...months.reduce<Perpetual>(addPerpetual, NOTHING),
  invoices: sum(months.map(({ invoices }) => invoices)),
  credits: sum(months.map(({ credits }) => credits)),
  rates: addRates(months.flatMap(({ rates }) => rates)),
  late_fees: sum(months.map(({ late_fees = 0 }) => late_fees)),
  methods: addMethods(months.flatMap(({ methods }) => methods)),
});

/** The highest rate first. */
const addRates = (rates: readonly ClosingRate[]): ClosingRate[] =>
  [...Map.groupBy(rates, ({ vat_rate }) => vat_rate)]
    .map(([vat_rate, same]) => ({
      vat_rate,
      base: sum(same.map(({ base }) => base)),
      vat: sum(same.map(({ vat }) => vat)),
    }))
    .toSorted((a, b) => b.vat_rate - a.vat_rate);

const addMethods = (methods: readonly ClosingMethod[]): ClosingMethod[] =>
  [...Map.groupBy(methods, ({ method }) => method)]
    .map(([method, same]) => ({
      method,
      count: sum(same.map(({ count }) => count)),
      amount: sum(same.map(({ amount }) => amount)),
    }))
    .toSorted((a, b) => (a.method < b.method ? -1 : 1));

/** Listed one by one, so that a column added later does not change old payloads. */
export const ledgerClosing = (closing: Closing): LedgerDocument => ({
  kind: "closing",
  ref_id: closing.id,
  closes: closing.period_to,
  payload: canonical({
    id: closing.id,
    kind: closing.kind,
    period_from: closing.period_from,
    period_to: closing.period_to,
    closed_at: closing.closed_at,
    closed_by: closing.closed_by,
    first_seq: closing.first_seq,
    last_seq: closing.last_seq,
    head: closing.head,
    totals: closing.totals,
    perpetual: closing.perpetual,
  }),
});

/** How the shop keeps its books. */
export type ClosingRules = {
  /** Day of the month on which the month before is closed by itself. */
  closing_day: number;
  /** First month of the accounting year, 1 to 12. */
  year_month: number;
};

export const DEFAULT_RULES: ClosingRules = { closing_day: 5, year_month: 1 };

export type ClosingState = {
  /** First month with a document or a movement; undefined without any. */
  first: LocalDate | undefined;
  /** Last day of the last month that was closed. */
  months_to: LocalDate | undefined;
  years_to: LocalDate | undefined;
  /** The shop's day. */
  today: LocalDate;
};

export type ClosingRefusal =
  | "nothing-to-close"
  | "period-not-over"
  | "months-not-closed"
  | "already-closed";

/** The period that a closing of this kind covers next. */
export function nextClosing(
  kind: ClosingKind,
  state: ClosingState,
  { year_month }: Pick<ClosingRules, "year_month">,
): Decision<SalesPeriod, ClosingRefusal> {
  const { first, months_to, years_to, today } = state;
  if (!first) return refuse("nothing-to-close");
  const start = kind === "month" ? months_to : years_to;
  const period = periodFrom(kind, start ? addDays(start, 1) : startOf(kind, first, year_month));
  if (period.to >= today) return refuse("period-not-over", { until: period.to });
  if (kind === "year" && (!months_to || months_to < period.to)) return refuse("months-not-closed");
  return period;
}

const periodFrom = (kind: ClosingKind, from: LocalDate): SalesPeriod => ({
  from,
  to: addDays(addMonths(from, kind === "month" ? 1 : 12), -1),
});

function startOf(kind: ClosingKind, first: LocalDate, year_month: number): LocalDate {
  const month = firstOfMonth(first);
  const since = (Number(month.slice(5, 7)) - year_month + 12) % 12;
  return kind === "month" ? month : addMonths(month, -since);
}

/** Whether the month before `today` is closed by itself today, or should have been. */
export const isClosingDue = (
  { to }: SalesPeriod,
  { closing_day }: Pick<ClosingRules, "closing_day">,
  today: LocalDate,
): boolean => today >= addDays(firstOfMonth(addDays(to, 1)), closing_day - 1);

/** « novembre 2026 », « l’exercice 2026 », « l’exercice juillet 2026 – juin 2027 ». */
export function closingName({
  kind,
  period_from,
  period_to,
}: Pick<Closing, "kind" | "period_from" | "period_to">): string {
  if (kind === "month") return formatMonth(period_from);
  const [year] = period_from.split("-");
  return period_to.startsWith(year ?? "-")
    ? `l’exercice ${year}`
    : `l’exercice ${formatMonth(period_from)} – ${formatMonth(period_to)}`;
}
