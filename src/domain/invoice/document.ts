/** The frozen invoice or credit note: everything that was printed, by itself. */
import type { BasisPoints, Cents } from "../money.ts";
import type { PrintedLine } from "../quote/document.ts";
import { partiesOf, type Parties } from "../quote/parties.ts";
import type { Totals } from "../quote/totals.ts";
import type { LocalDate } from "../time.ts";
import { frameOf, type BilledNature, type BillingFrame, type VatGround } from "./facts.ts";
import type { InvoiceKind } from "./kind.ts";
import { invoiceMentions, type Corrected } from "./mentions.ts";
import type { Share } from "./shares.ts";

/** A deposit that the invoice deducts. */
export type DeductedDeposit = {
  reference: string;
  issued_on: LocalDate;
  amount: Cents;
  /** What its amount was for: its VAT is not owed a second time. */
  shares: readonly Share[];
};

type Facts = Parties & {
  kind: InvoiceKind;
  reference: string;
  issued_on: LocalDate;
  /** Day on which the work was done or the parts handed over; null for a deposit, asked for before. */
  performed_on: LocalDate | null;
  due_on: LocalDate;
  nature: BilledNature;
  vat_ground: VatGround | null;
  /** Its VAT is due when it is issued, also on services: the shop opted for the debits (CGI 269, 2-c). */
  on_debits?: true | undefined;
  /** The client's own order number; empty without one. */
  order_number: string;
  quote_reference: string | null;
  /** The invoice that a credit note takes back, or that a corrective invoice replaces. */
  corrects: Corrected | null;
  /** Why it is taken back or replaced; empty on another invoice. */
  reason: string;
  deposits: readonly DeductedDeposit[];
  subject: string;
  lines: readonly PrintedLine[];
  discount: BasisPoints;
  totals: Totals;
  notes: string;
  /** Of the quote, still to be billed after this invoice, incl. VAT; absent when nothing is. */
  rest_incl?: Cents;
};

export type InvoiceDocument = Facts & {
  /** Of the shape of this document. */
  format: 2;
  frame: BillingFrame;
  mentions: readonly string[];
};

export type InvoiceIssue = Facts;

export function invoiceDocument(issue: InvoiceIssue): InvoiceDocument {
  return {
    ...partiesOf(issue),
    format: 2,
    kind: issue.kind,
    reference: issue.reference,
    issued_on: issue.issued_on,
    performed_on: issue.performed_on,
    due_on: issue.due_on,
    nature: issue.nature,
    frame: frameOf(issue.nature, issue.totals),
    vat_ground: issue.vat_ground,
    ...(issue.on_debits && { on_debits: true }),
    order_number: issue.order_number,
    quote_reference: issue.quote_reference,
    corrects: issue.corrects,
    reason: issue.reason,
    deposits: issue.deposits,
    subject: issue.subject,
    lines: issue.lines,
    discount: issue.discount,
    totals: issue.totals,
    notes: issue.notes,
    ...(issue.rest_incl !== undefined && { rest_incl: issue.rest_incl }),
    mentions: invoiceMentions(issue),
  };
}
