/** Issuing: from an accepted quote to its invoice. */
import { isRefusal, refuse, type Decision } from "../decision.ts";
import { sum, type Cents } from "../money.ts";
import { canonical } from "../quote/canonical.ts";
import { numberText, seriesOf, type SeriesKind, type TakenNumber } from "../quote/number.ts";
import type { Parties, PrintedClient, Seller } from "../quote/parties.ts";
import { agreedDocument, type AcceptedQuote } from "../quote/quote.ts";
import type { ClientType } from "../quote/conclusion/withdrawal.ts";
import { addDays, dateOf, type Instant, type LocalDate, type Zone } from "../time.ts";
import { checkIssue, partyFault, type IssueFault } from "./check.ts";
import {
  invoiceDocument,
  type DeductedDeposit,
  type InvoiceDocument,
  type InvoiceIssue,
} from "./document.ts";
import type { IssueFacts } from "./facts.ts";
import type { CreditNote, Invoice } from "./invoice.ts";
import { partOfQuote, type PartLines, type PartRefusal, type QuotePart } from "./part/part.ts";
import { sharesOf } from "./shares.ts";

/** `number` is what `seriesOf(kind, day of at)` gave in the transaction that writes the document. */
export type Issuing = {
  id: string;
  number: TakenNumber;
  at: Instant;
  zone: Zone;
  /** From when the shop opted for the VAT on debits. */
  debits_from?: LocalDate | null;
  /** Hex SHA-256 of a UTF-8 text. */
  sha256: (text: string) => string;
};

/** A deposit of the same quote with what was received and credited on it. */
export type DepositAccount = { deposit: Invoice; credits: readonly CreditNote[]; remainder: Cents };

/** Who they are on the day of the invoice, which may not be that of the quote. */
export type BilledParties = { seller: Seller; client: PrintedClient };

export type BillingFacts = BilledParties &
  IssueFacts & {
    turn: number;
    /** What of the quote is billed, and what was before; without it everything, once. */
    part?: { asked: PartLines; former: readonly Invoice[] };
    /** Of the same quote, whatever became of them; none of an invoice that still stands deducts them. */
    deposits: readonly DepositAccount[];
  };

export type Billing = Issuing & BillingFacts;

export type InvoiceRefusal =
  | IssueFault
  | "quote-withdrawn"
  | "deposit-unpaid"
  | "prepaid-above-total"
  | PartRefusal;

export type IssueMoment = { at: Instant; zone: Zone };

export type Sold = { part: QuotePart; deposits: readonly DeductedDeposit[] };

/** What is billed when the invoice may be issued with these facts, before a number is taken for it. */
export function checkBilling(
  quote: AcceptedQuote,
  billing: BillingFacts,
  { at, zone }: IssueMoment,
): Decision<Sold, InvoiceRefusal> {
  const agreed = agreedDocument(quote);
  if (quote.withdrawn_at !== null) return refuse("quote-withdrawn");
  const { asked = null, former = [] } = billing.part ?? {};
  const part = partOfQuote(agreed, former, asked);
  const fault = checkIssue(
    {
      ...billing,
      lines: isRefusal(part) ? agreed.lines : part.lines,
      agreed_regime: agreed.seller.vat_regime,
      agreed_on: quote.evidence.agreed_on,
      today: dateOf(at, zone),
    },
    billing,
  );
  if (isRefusal(fault)) return fault;
  if (isRefusal(part)) return part;
  if (billing.deposits.some(({ remainder }) => remainder > 0)) return refuse("deposit-unpaid");
  const deposits = deductedDeposits(billing.deposits, part);
  return deposits ? { part, deposits } : refuse("prepaid-above-total");
}

/** Billed as it was signed: lines, prices and rates are those of the frozen document that the client accepted. */
export function invoiceFromQuote(
  quote: AcceptedQuote,
  billing: Billing,
): Decision<Invoice, InvoiceRefusal> {
  const sold = checkBilling(quote, billing, billing);
  if (isRefusal(sold)) return sold;
  const { part, deposits } = sold;
  const { place, appliance, subject, discount, notes } = agreedDocument(quote);
  const { lines, totals, rest_incl } = part;
  const prepaid = sum(deposits.map(({ amount }) => amount));
  const facts = billed(billing, {
    ...billing,
    place,
    appliance,
    quote_reference: quote.reference,
    deposits,
    subject,
    lines,
    discount,
    totals: { ...totals, prepaid, due: totals.due - prepaid },
    notes,
    ...(rest_incl > 0 && { rest_incl }),
  });
  return { ...facts, ...ownerOf(quote), kind: 380, turn: billing.turn, credits_id: null };
}

type Billed = Parties &
  IssueFacts &
  Pick<InvoiceIssue, "quote_reference" | "deposits" | "subject" | "lines" | "discount"> &
  Pick<InvoiceIssue, "totals" | "notes" | "rest_incl">;

/** An invoice of what was sold, with or without a quote. */
export const billed = (issuing: Issuing, sold: Billed) =>
  issued("invoice", issuing, {
    ...sold,
    kind: 380,
    due_on: dueOn(sold.client, issuing),
    corrects: null,
    reason: "",
  });

/**
 * Those that were not given back; a deposit is credited in full or not at all. A part deducts those that it can bear whole,
 * the last one all of them: undefined when it cannot.
 */
function deductedDeposits(
  deposits: readonly DepositAccount[],
  { whole, totals }: QuotePart,
): DeductedDeposit[] | undefined {
  let left = totals.due;
  const deducted: DeductedDeposit[] = [];
  for (const { deposit } of deposits.filter(({ credits }) => credits.length === 0)) {
    const { reference, issued_on, due: amount, document } = deposit;
    if (amount > left && whole) return undefined;
    if (amount > left) continue;
    left -= amount;
    deducted.push({ reference, issued_on, amount, shares: sharesOf(document) });
  }
  return deducted;
}

export const ownerOf = ({ id, repair_id, client_id, payable_from }: AcceptedQuote) => ({
  repair_id,
  client_id,
  quote_id: id,
  payable_from,
});

/** The faults of the parties and of the agreement that stop a deposit as well. */
export function depositFault(
  quote: AcceptedQuote,
  parties: BilledParties,
): Decision<Parties, IssueFault | "quote-withdrawn"> {
  if (quote.withdrawn_at !== null) return refuse("quote-withdrawn");
  const { lines, seller, place, appliance } = agreedDocument(quote);
  const fault = partyFault({ ...parties, lines, agreed_regime: seller.vat_regime });
  return fault ?? { ...parties, place, appliance };
}

/** Code de commerce L. 441-10: thirty days for a company, unless agreed otherwise; a consumer pays on the day. */
const COMPANY_PAYMENT_DAYS = 30;
const paymentDays = (type: ClientType): number =>
  type === "Entreprise" ? COMPANY_PAYMENT_DAYS : 0;

export const dueOn = ({ type }: PrintedClient, { at, zone }: IssueMoment): LocalDate =>
  addDays(dateOf(at, zone), paymentDays(type));

/**
 * The day proposed for the work: that of the last appointment for work done since the agreement, on the shop's clock;
 * the day of the invoice without one. Never the diagnosis, which comes before.
 */
export const performedOn = (
  last_work_at: Instant | undefined,
  agreed_at: Instant,
  { at, zone }: IssueMoment,
): LocalDate =>
  dateOf(
    last_work_at !== undefined && last_work_at < at && last_work_at >= agreed_at
      ? last_work_at
      : at,
    zone,
  );

export function issued(
  series_kind: SeriesKind,
  { id, number, at, zone, debits_from, sha256 }: Issuing,
  content: Omit<InvoiceIssue, "reference" | "issued_on">,
) {
  const issued_on = dateOf(at, zone);
  const series = seriesOf(series_kind, issued_on);
  const reference = numberText(series, number);
  // What takes an invoice back or replaces it follows that invoice.
  const isOnDebits = content.corrects
    ? content.on_debits
    : owesAtOnce(debits_from, issued_on, content);
  const document = invoiceDocument({
    ...content,
    on_debits: isOnDebits ? true : undefined,
    reference,
    issued_on,
  });
  return {
    id,
    series,
    number: number.n,
    reference,
    replaces_id: null,
    issued_at: at,
    issued_on,
    due_on: document.due_on,
    ...amountsOf(document),
    document,
    document_sha256: sha256(canonical(document)),
  };
}

/** A deposit of before the option owed its VAT when it was paid: its invoice does not owe it a second time. */
const owesAtOnce = (
  debits_from: LocalDate | null | undefined,
  issued_on: LocalDate,
  { deposits }: Pick<InvoiceIssue, "deposits">,
): boolean =>
  Boolean(debits_from) &&
  [issued_on, ...deposits.map((deposit) => deposit.issued_on)].every(
    (day) => day >= (debits_from ?? day),
  );

const amountsOf = ({ totals }: InvoiceDocument) => ({
  total_excl: totals.total_excl,
  total_vat: totals.total_vat,
  total_incl: totals.total_incl,
  bonus: totals.bonus,
  due: totals.due,
});
