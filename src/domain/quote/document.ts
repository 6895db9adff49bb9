/**
 * The frozen quote: everything that was printed, by itself, so that it reads the same when the shop
 * has moved, changed its rates or closed. Its canonical text is what is hashed and signed.
 */
import type { BasisPoints, Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";
import type { QuoteContent } from "./content.ts";
import { linesUnder, type QuoteLine } from "./line.ts";
import { quoteMentions, withdrawalText, type QuoteConditions } from "./mentions.ts";
import type { Parties } from "./parties.ts";
import { lineTotalOf, totalsOf, type LineTotal, type Totals } from "./totals.ts";
import type { ConclusionPlace } from "./evidence.ts";

export type PrintedLine = QuoteLine & LineTotal;

export type QuoteDocument = Parties & {
  kind: "quote";
  number: string;
  version: number;
  issued_on: LocalDate;
  valid_until: LocalDate;
  subject: string;
  lines: readonly PrintedLine[];
  discount: BasisPoints;
  totals: Totals;
  deposit: Cents;
  conclusion_place: ConclusionPlace;
  urgent_on_request: boolean;
  /** What the client must read about withdrawing; null at the counter or for a company. */
  withdrawal: string | null;
  mentions: readonly string[];
};

export type QuoteIssue = Parties & {
  quote: QuoteContent;
  number: string;
  issued_on: LocalDate;
  valid_until: LocalDate;
  conditions: QuoteConditions;
};

export function quoteDocument(issue: QuoteIssue): QuoteDocument {
  const { quote, seller, client, place, appliance, number, issued_on, valid_until } = issue;
  const lines = linesUnder(seller.vat_regime, quote.lines);
  const conclusion = { ...quote, client_type: client.type };
  return {
    kind: "quote",
    number,
    version: quote.version,
    issued_on,
    valid_until,
    seller,
    client,
    place,
    appliance,
    subject: quote.subject,
    lines: printedLines(lines),
    discount: quote.discount,
    totals: totalsOf(lines, quote.discount),
    deposit: quote.deposit,
    conclusion_place: quote.conclusion_place,
    urgent_on_request: quote.urgent_on_request,
    withdrawal: withdrawalText(conclusion),
    mentions: quoteMentions({ ...issue, lines }),
  };
}

export const printedLines = (lines: readonly QuoteLine[]): PrintedLine[] =>
  lines.map((line) => ({ ...line, ...lineTotalOf(line) }));
