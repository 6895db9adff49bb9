/** How a list of invoices is searched and sorted in drawers. */
import type { Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";

export const INVOICE_SHOWS = ["unpaid", "late", "paid", "deposit", "credit", "all"] as const;
/** What of the documents issued is shown; credit notes are in `credit` and in `all`. */
export type InvoiceShow = (typeof INVOICE_SHOWS)[number];

export const INVOICE_SHOW_FR: Record<InvoiceShow, string> = {
  unpaid: "À régler",
  late: "En retard",
  paid: "Réglées",
  deposit: "Acomptes",
  credit: "Avoirs",
  all: "Toutes",
};

/** A word of a name or of a number, or an amount from `from` to `to`, both included. */
export type SearchTerm = { text: string; from: Cents | null; to: Cents | null };

const MOST_TERMS = 6;
const LONGEST_TERM = 60;

/** Each must match. « 1 234,50 € » is one amount; « 124 » is also every amount of 124 euros and some cents. */
export const searchTerms = (text: string): SearchTerm[] =>
  text
    .replace(/(\d)\s(?=\d{3}(?!\d))/g, "$1")
    .replaceAll("€", " ")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_TERMS)
    .map((word) => ({ text: word.slice(0, LONGEST_TERM), ...amountOf(word) }));

function amountOf(word: string): Pick<SearchTerm, "from" | "to"> {
  const [, euros, cents] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(word) ?? [];
  if (euros === undefined) return { from: null, to: null };
  const from = Number(euros) * 100 + Number((cents ?? "").padEnd(2, "0"));
  if (cents === undefined) return { from, to: from + 99 };
  return { from, to: cents.length === 1 ? from + 9 : from };
}

export type InvoiceFilter = {
  show: InvoiceShow;
  /** Words of the client's name, of the number, or an amount; each must match. */
  text: string;
  /** Days of issue, both included. */
  from: LocalDate | null;
  to: LocalDate | null;
  /** The shop's day: what is late. */
  today: LocalDate;
  /** Those that a person chose; all that is found when absent. */
  ids?: readonly string[] | undefined;
};

/** What opens first: all that is unpaid, or late. */
export const isWholeOwed = ({ show, text, from, to, ids }: InvoiceFilter): boolean =>
  (show === "unpaid" || show === "late") &&
  searchTerms(text).length === 0 &&
  from === null &&
  to === null &&
  ids === undefined;
