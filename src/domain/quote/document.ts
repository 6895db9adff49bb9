/**
 * The frozen quote: everything that was printed, by itself, so that it reads the same when the shop
 * has moved, changed its rates or closed. Its canonical text is what is hashed and signed.
 */
import { share, type BasisPoints, type Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";
import { amendedText, type Amended } from "./amendment/amended.ts";
import type { QuoteContent } from "./content.ts";
import type { QuoteLine } from "./line.ts";
import { quoteMentions, withdrawalText } from "./mentions.ts";
import { proposedLines } from "./option/groups.ts";
import { printedOptions, type PrintedOptions } from "./option/printed.ts";
import { partiesOf, type Parties } from "./parties.ts";
import { linesUnder } from "./price/price.ts";
import { lineTotalOf, totalsOf, type LineTotal, type Totals } from "./totals.ts";

/** Where the repair is done. */
export const WORK_PLACES = ["home", "shop"] as const;
export type WorkPlace = (typeof WORK_PLACES)[number];

export type PrintedLine = QuoteLine & LineTotal;

export type QuoteDocument = Parties & {
  kind: "quote";
  reference: string;
  version: number;
  issued_on: LocalDate;
  valid_until: LocalDate;
  subject: string;
  /** Those of every alternative. */
  lines: readonly PrintedLine[];
  discount: BasisPoints;
  /** Of what the shop proposes. */
  totals: Totals;
  /** Asked for at acceptance, incl. VAT. */
  deposit: Cents;
  notes: string;
  work_at: WorkPlace;
  /** An urgent repair at the client's home, asked for expressly. */
  urgent_on_request: boolean;
  /** Of the quote itself: 0 when it is free, null when the shop does not say. */
  quote_price: Cents | null;
  /** What the client must read about withdrawing, a paragraph each; null for a company. */
  withdrawal: readonly string[] | null;
  mentions: readonly string[];
  /** Absent when there is nothing to choose. */
  options?: PrintedOptions;
  /** The signed quote that it takes the place of; absent of any other. */
  amends?: Amended;
};

/** What a quote says that the shop does not write in it. */
export type QuoteCircumstances = Parties & {
  work_at: WorkPlace;
  /** Price of the quote itself in cents incl. VAT; 0 when it is free, null when the shop does not say. */
  quote_price: Cents | null;
};

export type QuoteIssue = QuoteCircumstances & {
  amends?: Amended;
  quote: Omit<QuoteContent, "id" | "client_id" | "repair_id" | "validity_days">;
  reference: string;
  issued_on: LocalDate;
  valid_until: LocalDate;
};

export function quoteDocument(issue: QuoteIssue): QuoteDocument {
  const { quote, work_at, quote_price, valid_until, amends } = issue;
  const parties = partiesOf(issue);
  const lines = linesUnder(parties.seller.vat_regime, quote.lines);
  const totals = totalsOf(proposedLines(lines), quote.discount);
  const options = printedOptions({ ...quote, lines });
  const urgent_on_request = isUrgentAtHome(quote, work_at);
  const { type: client_type } = parties.client;
  return {
    ...parties,
    kind: "quote",
    reference: issue.reference,
    version: quote.version,
    issued_on: issue.issued_on,
    valid_until,
    subject: quote.subject,
    lines: printedLines(lines),
    discount: quote.discount,
    totals,
    deposit: share(totals.due, quote.deposit),
    notes: quote.notes,
    work_at,
    urgent_on_request,
    quote_price,
    withdrawal: withdrawalText({ client_type, urgent_on_request, seller: parties.seller }),
    mentions: [
      ...(amends ? [amendedText(amends)] : []),
      ...quoteMentions({ ...issue, keeps_parts: quote.keeps_parts, lines }),
    ],
    ...(options && { options }),
    ...(amends && { amends }),
  };
}

/** Consumer Code L. 221-28, 8°: only what is repaired urgently at home has no withdrawal; nothing on a bench has. */
const isUrgentAtHome = (
  { urgent_on_request }: Pick<QuoteContent, "urgent_on_request">,
  work_at: WorkPlace,
): boolean => urgent_on_request && work_at === "home";

export const printedLines = (lines: readonly QuoteLine[]): PrintedLine[] =>
  lines.map((line) => ({ ...line, ...lineTotalOf(line) }));
