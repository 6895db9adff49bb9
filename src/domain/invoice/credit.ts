/** Credit notes: an invoice given back in full, or some of its lines and quantities, several times if need be. */
import { refuse, type Decision } from "../decision.ts";
import { sum, type Quantity } from "../money.ts";
import type { PrintedLine } from "../quote/document.ts";
import { hasMoney, type Totals } from "../quote/totals.ts";
import { dateOf } from "../time.ts";
import type { CreditNote, Invoice } from "./invoice.ts";
import { issued, type Issuing } from "./issue.ts";
import type { CreditRefusal } from "./credit/refusals.ts";
import { CREDIT_OF } from "./kind.ts";
import { chosenQuantities, type PartLines } from "./part/part.ts";
import { portionOf, quantitiesOf, type Portion, type Taken } from "./part/portion.ts";

export type CreditAsked = {
  /** Null for everything that was not credited yet. */
  lines: PartLines;
  reason: string;
};

export const REASON_LIMIT = 300;

export type CreditableLine = PrintedLine & { left: Quantity };

/** What of each line was not credited yet; lines without a price are left out. */
export const creditableLines = (
  { document }: Invoice,
  credits: readonly CreditNote[],
): CreditableLine[] => {
  const taken = quantitiesOf(takenBy(credits));
  return document.lines
    .filter(hasMoney)
    .map((line) => ({ ...line, left: line.quantity - (taken.get(line.id) ?? 0) }));
};

/** True once nothing of it remains to be credited. */
export const isWhollyCredited = (
  { total_incl }: Pick<Invoice, "total_incl">,
  credits: readonly Pick<CreditNote, "total_incl">[],
): boolean => credits.length > 0 && sum(credits.map((credit) => credit.total_incl)) >= total_incl;

/** Checks it before a number is taken: the quantities that are credited, line by line. */
export function checkCredit(
  invoice: Invoice,
  credits: readonly CreditNote[],
  { lines, reason }: CreditAsked,
): Decision<Map<string, Quantity>, CreditRefusal> {
  if (isWhollyCredited(invoice, credits)) return refuse("already-credited");
  if (reason.trim() === "") return refuse("credit-reason-missing");
  if (lines !== null && invoice.kind === 386) return refuse("deposit-in-part");
  const chosen = chosenQuantities(creditableLines(invoice, credits), lines);
  if (!(chosen instanceof Map)) return { ...chosen, refused: REFUSALS[chosen.refused] };
  return bearsBonus(invoice, credits, chosen) ? chosen : refuse("bonus-above-rest");
}

/** An eco-organisation pays no bonus above what is billed: what remains of the invoice is nothing, or no less than it. */
function bearsBonus(
  invoice: Invoice,
  credits: readonly CreditNote[],
  quantities: ReadonlyMap<string, Quantity>,
): boolean {
  const { totals, whole } = creditedPart(invoice, credits, quantities);
  const before = sum(credits.map((credit) => credit.total_incl));
  return whole || invoice.total_incl - before - totals.total_incl >= invoice.bonus;
}

const REFUSALS = {
  "line-unknown": "credit-line-unknown",
  quantity: "credit-quantity",
  nothing: "credit-nothing",
} as const;

/** What the credit note comes to, before it has a reason and a number. */
export function creditTotals(
  invoice: Invoice,
  credits: readonly CreditNote[],
  lines: CreditAsked["lines"],
): Decision<Totals, CreditRefusal> {
  const quantities = checkCredit(invoice, credits, { lines, reason: "—" });
  return quantities instanceof Map ? creditedPart(invoice, credits, quantities).totals : quantities;
}

/** In its own series; what was paid beyond what remains billed becomes due to the client. */
export function creditNoteOf(
  {
    invoice,
    credits,
    asked,
  }: { invoice: Invoice; credits: readonly CreditNote[]; asked: CreditAsked },
  issuing: Issuing,
): Decision<CreditNote, CreditRefusal> {
  const quantities = checkCredit(invoice, credits, asked);
  if (!(quantities instanceof Map)) return quantities;
  const { lines, totals, whole } = creditedPart(invoice, credits, quantities);
  if (totals.total_incl <= 0 && !whole) return refuse("credit-nothing");
  const { reference, issued_on } = invoice;
  const { repair_id, client_id, quote_id, payable_from, turn } = invoice;
  const facts = issued("credit", issuing, {
    ...invoice.document,
    kind: CREDIT_OF[invoice.kind],
    due_on: dateOf(issuing.at, issuing.zone),
    corrects: { reference, issued_on, whole: whole && credits.length === 0 },
    reason: asked.reason.trim(),
    deposits: totals.prepaid > 0 ? invoice.document.deposits : [],
    lines,
    totals,
    notes: "",
  });
  const owner = { repair_id, client_id, quote_id, payable_from, turn };
  return { ...facts, ...owner, kind: CREDIT_OF[invoice.kind], credits_id: invoice.id };
}

/** What is credited in full at once is the document itself, with the deposits that it deducted. */
function creditedPart(
  { document }: Invoice,
  credits: readonly CreditNote[],
  quantities: ReadonlyMap<string, Quantity>,
): Portion {
  const portion = portionOf(document, takenBy(credits), quantities);
  if (!portion.whole || credits.length > 0) return portion;
  return { lines: [...document.lines], totals: document.totals, whole: true };
}

const takenBy = (credits: readonly CreditNote[]): Taken[] =>
  credits.map(({ document }) => document);
