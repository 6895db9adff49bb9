/**
 * The frozen quote: everything that was printed, by itself, so that it reads the same when the shop
 * has moved, changed its rates or closed. Its canonical text is what is hashed and signed.
 */
import { share, type BasisPoints, type Cents } from "../money.ts";
import type { LocalDate } from "../time.ts";
import type { QuoteContent } from "./content.ts";
import type { ConclusionPlace } from "./evidence.ts";
import { linesUnder, type QuoteLine } from "./line.ts";
import { quoteMentions, withdrawalText } from "./mentions.ts";
import { proposedLines } from "./option/groups.ts";
import { printedOptions, type PrintedOptions } from "./option/printed.ts";
import { partiesOf, type Parties } from "./parties.ts";
import { lineTotalOf, totalsOf, type LineTotal, type Totals } from "./totals.ts";

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
  conclusion_place: ConclusionPlace;
  urgent_on_request: boolean;
  /** What the client must read about withdrawing; null at the counter or for a company. */
  withdrawal: string | null;
  mentions: readonly string[];
  /** Absent when there is nothing to choose. */
  options?: PrintedOptions;
};

/** What a quote says that the shop does not write in it. */
export type QuoteCircumstances = Parties & {
  /** Where the client is expected to sign: it decides what they must read about withdrawing. */
  conclusion_place: ConclusionPlace;
  /** Price of the quote itself in cents incl. VAT; 0 when it is free. */
  quote_price: Cents;
};

export type QuoteIssue = QuoteCircumstances & {
  quote: Omit<QuoteContent, "id" | "client_id" | "repair_id" | "validity_days">;
  reference: string;
  issued_on: LocalDate;
  valid_until: LocalDate;
};

export function quoteDocument(issue: QuoteIssue): QuoteDocument {
  const { quote, conclusion_place, valid_until } = issue;
  const parties = partiesOf(issue);
  const lines = linesUnder(parties.seller.vat_regime, quote.lines);
  const totals = totalsOf(proposedLines(lines), quote.discount);
  const options = printedOptions({ ...quote, lines });
  const conclusion = { ...quote, conclusion_place, client_type: parties.client.type };
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
    conclusion_place,
    urgent_on_request: quote.urgent_on_request,
    withdrawal: withdrawalText(conclusion),
    mentions: quoteMentions({ ...issue, keeps_parts: quote.keeps_parts, lines }),
    ...(options && { options }),
  };
}

export const printedLines = (lines: readonly QuoteLine[]): PrintedLine[] =>
  lines.map((line) => ({ ...line, ...lineTotalOf(line) }));
