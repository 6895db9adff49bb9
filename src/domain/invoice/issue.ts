/** Issuing: from an accepted quote to its invoice, and from an invoice to the credit note that takes it back. */
import { refuse, type Decision } from "../decision.ts";
import type { Cents } from "../money.ts";
import { canonical } from "../quote/canonical.ts";
import { numberText, seriesOf, type SeriesKind, type TakenNumber } from "../quote/number.ts";
import type { QuoteLine } from "../quote/line.ts";
import { chosenLines } from "../quote/option/groups.ts";
import type { Seller } from "../quote/parties.ts";
import type { AcceptedQuote } from "../quote/quote.ts";
import type { ClientType } from "../quote/conclusion/withdrawal.ts";
import { addDays, dateOf, type Instant, type LocalDate, type Zone } from "../time.ts";
import { invoiceDocument, type InvoiceDocument, type InvoiceIssue } from "./document.ts";
import type { CreditNote, Invoice } from "./invoice.ts";

/** `number` is what `seriesOf(kind, day of at)` gave in the transaction that writes the document. */
export type Issuing = {
  id: string;
  number: TakenNumber;
  at: Instant;
  zone: Zone;
  /** Hex SHA-256 of a UTF-8 text. */
  sha256: (text: string) => string;
};

export type Billing = Issuing & {
  /** The shop as it is on the day of the invoice, which may not be that of the quote. */
  seller: Seller;
  performed_on: LocalDate;
  /** Deposits received, in cents. */
  prepaid: Cents;
};

export type InvoiceRefusal = "prepaid-above-total";

/** Refused when more was received than the invoice comes to: the difference is given back first. */
export function invoiceFromQuote(
  quote: AcceptedQuote,
  billing: Billing,
): Decision<Invoice, InvoiceRefusal> {
  const { client, place, appliance, subject, discount, notes } = quote.document;
  const issued_on = dateOf(billing.at, billing.zone);
  const facts = issued("invoice", billing, {
    kind: 380,
    client,
    place,
    appliance,
    subject,
    lines: billedLines(quote),
    discount,
    notes,
    seller: billing.seller,
    performed_on: billing.performed_on,
    due_on: addDays(issued_on, paymentDays(client.type)),
    quote_reference: quote.reference,
    corrects: null,
    prepaid: billing.prepaid,
  });
  if (facts.due < 0) return refuse("prepaid-above-total");
  const { id: quote_id, repair_id, client_id, payable_from } = quote;
  const owner = { repair_id, client_id, quote_id, payable_from };
  return { ...facts, ...owner, kind: 380, credits_id: null };
}

/** Those that the client chose, as lines like any other: on an invoice there is nothing left to choose. */
const billedLines = ({ lines, evidence }: AcceptedQuote): QuoteLine[] =>
  chosenLines(lines, evidence.choice?.choices ?? []).map(({ option: _chosen, ...line }) => line);

/** Code de commerce L. 441-10: thirty days for a company, unless agreed otherwise; a consumer pays on the day. */
const COMPANY_PAYMENT_DAYS = 30;
const paymentDays = (type: ClientType): number =>
  type === "Entreprise" ? COMPANY_PAYMENT_DAYS : 0;

/** The day of the last appointment done for the repair, on the shop's clock; the day of the invoice without one. */
export const performedOn = (
  last_done_at: Instant | undefined,
  at: Instant,
  zone: Zone,
): LocalDate => dateOf(last_done_at !== undefined && last_done_at < at ? last_done_at : at, zone);

export type CreditRefusal = "already-credited";

/** The whole invoice given back, in its own series; what was paid on it becomes due to the client. */
export function creditNoteOf(
  invoice: Invoice,
  credits: readonly CreditNote[],
  issuing: Issuing,
): Decision<CreditNote, CreditRefusal> {
  if (credits.some((credit) => credit.credits_id === invoice.id)) return refuse("already-credited");
  const { reference, issued_on, repair_id, client_id, quote_id, payable_from } = invoice;
  const facts = issued("credit", issuing, {
    ...invoice.document,
    kind: 381,
    due_on: dateOf(issuing.at, issuing.zone),
    corrects: { reference, issued_on },
    prepaid: 0,
    notes: "",
  });
  const owner = { repair_id, client_id, quote_id, payable_from };
  return { ...facts, ...owner, kind: 381, credits_id: invoice.id };
}

function issued(
  series_kind: SeriesKind,
  { id, number, at, zone, sha256 }: Issuing,
  content: Omit<InvoiceIssue, "reference" | "issued_on">,
) {
  const issued_on = dateOf(at, zone);
  const series = seriesOf(series_kind, issued_on);
  const reference = numberText(series, number);
  const document = invoiceDocument({ ...content, reference, issued_on });
  return {
    id,
    series,
    number: number.n,
    reference,
    issued_at: at,
    issued_on,
    due_on: document.due_on,
    ...amountsOf(document),
    document,
    document_sha256: sha256(canonical(document)),
  };
}

const amountsOf = ({ totals }: InvoiceDocument) => ({
  total_excl: totals.total_excl,
  total_vat: totals.total_vat,
  total_incl: totals.total_incl,
  bonus: totals.bonus,
  due: totals.due,
});
