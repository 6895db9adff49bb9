/** The frozen invoice or credit note: everything that was printed, by itself. */
import type { BasisPoints, Cents } from "../money.ts";
import { linesUnder, type QuoteLine } from "../quote/line.ts";
import { printedLines, type PrintedLine } from "../quote/document.ts";
import { partiesOf, type Parties } from "../quote/parties.ts";
import { totalsOf, type Totals } from "../quote/totals.ts";
import type { LocalDate } from "../time.ts";
import type { InvoiceKind } from "./kind.ts";
import { invoiceMentions, type Corrected } from "./mentions.ts";

export type InvoiceDocument = Parties & {
  kind: InvoiceKind;
  reference: string;
  issued_on: LocalDate;
  /** Day on which the work was done or the parts handed over. */
  performed_on: LocalDate;
  due_on: LocalDate;
  quote_reference: string | null;
  /** The invoice that a credit note takes back. */
  corrects: Corrected | null;
  subject: string;
  lines: readonly PrintedLine[];
  discount: BasisPoints;
  totals: Totals;
  notes: string;
  mentions: readonly string[];
};

export type InvoiceIssue = Parties & {
  kind: InvoiceKind;
  reference: string;
  issued_on: LocalDate;
  performed_on: LocalDate;
  due_on: LocalDate;
  quote_reference: string | null;
  corrects: Corrected | null;
  subject: string;
  lines: readonly QuoteLine[];
  discount: BasisPoints;
  /** Received before the invoice, deducted from what is due. */
  prepaid: Cents;
  notes: string;
};

export function invoiceDocument(issue: InvoiceIssue): InvoiceDocument {
  const parties = partiesOf(issue);
  const lines = linesUnder(parties.seller.vat_regime, issue.lines);
  return {
    ...parties,
    kind: issue.kind,
    reference: issue.reference,
    issued_on: issue.issued_on,
    performed_on: issue.performed_on,
    due_on: issue.due_on,
    quote_reference: issue.quote_reference,
    corrects: issue.corrects,
    subject: issue.subject,
    lines: printedLines(lines),
    discount: issue.discount,
    totals: totalsOf(lines, issue.discount, issue.prepaid),
    notes: issue.notes,
    mentions: invoiceMentions({ ...issue, lines }),
  };
}
