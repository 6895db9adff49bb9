/** What the screen of turnover says of a period and of its figures. */
import {
  averageBasket,
  changeOf,
  changeText,
  conversionOf,
  daysToPayment,
} from "../../../../domain/ledger/sales/figures.ts";
import {
  addMonths,
  firstOfMonth,
  formatMonth,
  stepOf,
  type SalesPeriod,
} from "../../../../domain/ledger/sales/period.ts";
import { formatEuros } from "../../../../domain/money.ts";
import { addDays, formatDate, formatNumericDate, type LocalDate } from "../../../../domain/time.ts";
import type { Figures } from "./query.ts";

/** « novembre 2026 », « octobre à décembre 2026 », « 2026 », « du 3 novembre 2026 au 9 novembre 2026 » */
export function periodText({ from, to }: SalesPeriod): string {
  const isWhole = from === firstOfMonth(from) && addDays(to, 1) === firstOfMonth(addDays(to, 1));
  if (!isWhole)
    return from === to ? formatDate(from) : `du ${formatDate(from)} au ${formatDate(to)}`;
  const [year, last] = [from.slice(0, 4), firstOfMonth(to)];
  if (from === last) return formatMonth(from);
  if (addMonths(from, 11) === last && from.endsWith("-01-01")) return year;
  const [month = ""] = formatMonth(from).split(" ");
  return last.startsWith(year)
    ? `${month} à ${formatMonth(last)}`
    : `${formatMonth(from)} à ${formatMonth(last)}`;
}

/** The bar of a day or of a month. */
export const stepText = (day: LocalDate, period: SalesPeriod): string =>
  stepOf(period) === "day" ? formatNumericDate(day) : formatMonth(day);

const numbers = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const percents = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 0 });
export const percentText = (percent: number): string => percents.format(percent / 100);

const daysText = (days: number): string =>
  `${numbers.format(days)} ${days >= 2 ? "jours" : "jour"}`;
const orDash = (value: number | null, say: (value: number) => string): string =>
  value === null ? "–" : say(value);
const counted = (count: number, one: string, many: string): string =>
  `${numbers.format(count)} ${count > 1 ? many : one}`;

export type Tile = {
  name: string;
  value: string;
  /** What the value is made of. */
  detail: string;
  /** Compared with the period before: « +12 % », and what it was. */
  change: string | null;
  before: string;
};

type Reading = Omit<Tile, "detail" | "value" | "change" | "before"> & {
  of: (figures: Figures) => number | null;
  say: (value: number) => string;
  detail: (figures: Figures) => string;
};

const READINGS: readonly Reading[] = [
  {
    name: "Facturé HT",
    of: ({ excl }) => excl,
    say: formatEuros,
    detail: ({ incl }) => `${formatEuros(incl)} TTC`,
  },
  {
    name: "Encaissé TTC",
    of: ({ received }) => received,
    say: formatEuros,
    detail: ({ payments }) => counted(payments, "mouvement", "mouvements"),
  },
  {
    name: "Panier moyen HT",
    of: averageBasket,
    say: formatEuros,
    detail: ({ count, credits }) =>
      [counted(count, "facture", "factures"), credits && counted(credits, "avoir", "avoirs")]
        .flatMap((text) => text || [])
        .join(", "),
  },
  {
    name: "Devis acceptés",
    of: conversionOf,
    say: percentText,
    detail: ({ sent, accepted }) =>
      `${numbers.format(accepted)} sur ${counted(sent, "envoyé", "envoyés")}`,
  },
  {
    name: "Délai de paiement",
    of: ({ settled, days }) => daysToPayment({ count: settled, days }),
    say: daysText,
    detail: ({ settled }) => counted(settled, "facture soldée", "factures soldées"),
  },
];

export const tilesOf = (now: Figures, past: Figures): Tile[] =>
  READINGS.map(({ name, of, say, detail }) => {
    const [value, before] = [of(now), of(past)];
    const change = changeOf(value, before);
    return {
      name,
      value: orDash(value, say),
      detail: detail(now),
      change: change === null ? null : changeText(change),
      before: orDash(before, say),
    };
  });

export const isEmpty = ({ count, credits, payments, sent }: Figures): boolean =>
  count + credits + payments + sent === 0;
