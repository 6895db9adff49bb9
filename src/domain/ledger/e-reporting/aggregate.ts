/**
 * What a report says (Flux 10): sales to consumers by day, category and rate (10.3), the money received for their services
 * by day and rate (10.4). What is sold to a company of France goes by its invoice, and is not told a second time.
 */
import type { Share } from "../../invoice/shares.ts";
import { sum, type BasisPoints, type Cents } from "../../money.ts";
import type { LocalDate } from "../../time.ts";
import { isAbroad, type Buyer, type VatDue } from "./buyer.ts";

/** Goods, services, and what bears no VAT in France. */
export const CATEGORIES = ["TLB1", "TPS1", "TNT1"] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_FR: Record<Category, string> = {
  TLB1: "Pièces et biens",
  TPS1: "Services",
  TNT1: "Ventes hors de France",
};

/** An invoice or a credit note (`sign` −1) of the period. */
export type SoldDocument = {
  issued_on: LocalDate;
  sign: 1 | -1;
  buyer: Buyer;
  vat_ground: string | null;
  shares: readonly Share[];
};

/** What a movement, or a credit note, changed of what the money received was for. */
export type ReceivedShare = Share & {
  received_on: LocalDate;
  buyer: Buyer;
  /** The eco-organisation's bonus is told apart from what clients pay. */
  is_bonus: boolean;
  /** Of the document that it pays, as it was issued. */
  vat_due: VatDue;
};

export type SaleRow = {
  day: LocalDate;
  category: Category;
  vat_rate: BasisPoints;
  base: Cents;
  vat: Cents;
};

/** `amount` is incl. VAT; `bonus` is what of it eco-organisations paid. */
export type PaymentRow = { day: LocalDate; vat_rate: BasisPoints; amount: Cents; bonus: Cents };

export type ReportContent = { sales: readonly SaleRow[]; payments: readonly PaymentRow[] };

/** Days in their order, the highest rate first. A row that comes to nothing is left out. */
export const saleRows = (documents: readonly SoldDocument[]): SaleRow[] =>
  gathered(
    documents.filter(({ buyer }) => buyer === "consumer").flatMap(salesOf),
    ({ day, category, vat_rate }) => `${day} ${category} ${rankOf(vat_rate)}`,
    (left, right) => ({ ...left, base: left.base + right.base, vat: left.vat + right.vat }),
  ).filter(({ base, vat }) => base !== 0 || vat !== 0);

function salesOf({ issued_on, sign, vat_ground, shares }: SoldDocument): SaleRow[] {
  return shares.map(({ vat_rate, nature, incl, vat }) => ({
    day: issued_on,
    category: isAbroad(vat_ground) ? "TNT1" : nature === "goods" ? "TLB1" : "TPS1",
    vat_rate,
    base: sign * (incl - vat),
    vat: sign * vat,
  }));
}

/** VAT of services is due when they are paid: without VAT, or when it is due on the invoice, there is nothing to tell. */
export const paymentRows = (received: readonly ReceivedShare[]): PaymentRow[] =>
  gathered(
    received.filter(isTold).map(paid),
    ({ day, vat_rate }) => `${day} ${rankOf(vat_rate)}`,
    (left, right) => ({
      ...left,
      amount: left.amount + right.amount,
      bonus: left.bonus + right.bonus,
    }),
  ).filter(({ amount, bonus }) => amount !== 0 || bonus !== 0);

const isTold = ({ buyer, nature, vat_due }: ReceivedShare): boolean =>
  buyer === "consumer" && nature === "services" && vat_due === "receipt";

const paid = ({ received_on, vat_rate, incl, is_bonus }: ReceivedShare): PaymentRow => ({
  day: received_on,
  vat_rate,
  amount: incl,
  bonus: is_bonus ? incl : 0,
});

const rankOf = (vat_rate: BasisPoints): string => String(100_000 - vat_rate).padStart(6, "0");

/** Those of one key put together, in the order of their keys. */
function gathered<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  add: (left: Row, right: Row) => Row,
): Row[] {
  const kept = new Map<string, Row>();
  for (const row of rows) {
    const former = kept.get(keyOf(row));
    kept.set(keyOf(row), former ? add(former, row) : row);
  }
  return [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** What the screen sums under the tables. */
export const sumsOf = ({ sales, payments }: ReportContent) => ({
  base: sum(sales.map(({ base }) => base)),
  vat: sum(sales.map(({ vat }) => vat)),
  received: sum(payments.map(({ amount }) => amount)),
  bonus: sum(payments.map(({ bonus }) => bonus)),
});

/** A period without anything to tell is not reported (simplification of September 2025). */
export const isEmptyReport = ({ sales, payments }: ReportContent): boolean =>
  sales.length + payments.length === 0;

/** Whether a report that was sent no longer says what the documents say. */
export const isOutdated = (sent: ReportContent, now: ReportContent): boolean =>
  JSON.stringify(ordered(sent)) !== JSON.stringify(ordered(now));

/** The database gives the keys of a record in an order of its own. */
const ordered = ({ sales, payments }: ReportContent) => [
  sales.map(({ day, category, vat_rate, base, vat }) => [day, category, vat_rate, base, vat]),
  payments.map(({ day, vat_rate, amount, bonus }) => [day, vat_rate, amount, bonus]),
];
