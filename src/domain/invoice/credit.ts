/** Credit notes: an invoice given back in full, or some of its lines and quantities, several times if need be. */
import { refuse, type Decision } from "../decision.ts";
import { sum, type Cents, type Quantity } from "../money.ts";
import type { PrintedLine } from "../quote/document.ts";
import { hasMoney, lineTotalOf, totalsOf, type LineTotal, type Totals } from "../quote/totals.ts";
import { dateOf } from "../time.ts";
import type { CreditNote, Invoice } from "./invoice.ts";
import { issued, type Issuing } from "./issue.ts";
import { CREDIT_OF } from "./kind.ts";

/** `quantity` of one line, in ten-thousandths. */
export type CreditedLine = { line_id: string; quantity: Quantity };

export type CreditAsked = {
  /** Null for everything that was not credited yet. */
  lines: readonly CreditedLine[] | null;
  reason: string;
};

export type CreditRefusal =
  | "already-credited"
  | "credit-reason-missing"
  | "credit-line-unknown"
  | "credit-quantity"
  | "credit-nothing"
  | "deposit-in-part"
  | "deposit-used";

export const REASON_LIMIT = 300;

export type CreditableLine = PrintedLine & { left: Quantity };

/** What of each line was not credited yet; lines without a price are left out. */
export const creditableLines = (
  { document }: Invoice,
  credits: readonly CreditNote[],
): CreditableLine[] => {
  const taken = quantitiesOf(credits);
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
  const creditable = creditableLines(invoice, credits);
  const rest = creditable.filter(({ left }) => left > 0);
  if (lines === null) return new Map(rest.map(({ id, left }) => [id, left]));
  if (invoice.kind === 386) return refuse("deposit-in-part");
  const asked = new Map(lines.map(({ line_id, quantity }) => [line_id, quantity]));
  if (
    asked.size < lines.length ||
    [...asked.keys()].some((id) => !creditable.some((line) => line.id === id))
  )
    return refuse("credit-line-unknown");
  const wrong = creditable.find(({ id, left }) => {
    const quantity = asked.get(id);
    return quantity !== undefined && !isWithin(quantity, left);
  });
  if (wrong) return refuse("credit-quantity", { line_id: wrong.id });
  return asked.size > 0 ? asked : refuse("credit-nothing");
}

const isWithin = (quantity: number, most: number): boolean =>
  Number.isSafeInteger(quantity) && quantity > 0 && quantity <= most;

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

type CreditedPart = { lines: PrintedLine[]; totals: Totals; whole: boolean };

/**
 * The amounts of a credit note are those of all that is credited with it, less those of the credit notes before: whatever
 * the number of credit notes, together they come to the invoice, rate by rate, without a cent left.
 */
function creditedPart(
  { document }: Invoice,
  credits: readonly CreditNote[],
  quantities: ReadonlyMap<string, Quantity>,
): CreditedPart {
  const taken = quantitiesOf(credits);
  const upTo = (line: PrintedLine): Quantity =>
    (taken.get(line.id) ?? 0) + (quantities.get(line.id) ?? 0);
  const whole = document.lines.filter(hasMoney).every((line) => upTo(line) === line.quantity);
  if (whole && credits.length === 0)
    return { lines: [...document.lines], totals: document.totals, whole };
  const after = document.lines
    .filter((line) => (hasMoney(line) ? upTo(line) > 0 : whole && line.kind === "bonus"))
    .map((line) => (hasMoney(line) ? { ...line, quantity: upTo(line) } : line));
  const former = credits.map((credit) => credit.document);
  const lines = document.lines.flatMap((line) => {
    const quantity = quantities.get(line.id) ?? 0;
    const isBonus = whole && line.kind === "bonus";
    if (quantity === 0 && !isBonus) return [];
    const before = former.flatMap((one) => one.lines).filter(({ id }) => id === line.id);
    const totals = less(lineTotalOf({ ...line, quantity: upTo(line) }), before);
    return [{ ...line, ...(isBonus ? {} : { quantity }), ...totals }];
  });
  const totals = whole
    ? { ...document.totals, prepaid: 0, due: document.totals.total_incl - document.totals.bonus }
    : totalsOf(after, document.discount);
  return {
    lines,
    totals: totalsLess(
      totals,
      former.map((one) => one.totals),
    ),
    whole,
  };
}

const less = (after: LineTotal, before: readonly LineTotal[]): LineTotal => ({
  gross: after.gross - sum(before.map(({ gross }) => gross)),
  allowance: after.allowance - sum(before.map(({ allowance }) => allowance)),
  net: after.net - sum(before.map(({ net }) => net)),
  ...(after.incl !== undefined && {
    incl: after.incl - sum(before.map(({ incl = 0 }) => incl)),
  }),
});

function totalsLess(after: Totals, before: readonly Totals[]): Totals {
  const minus = (of: (totals: Totals) => Cents): Cents => of(after) - sum(before.map(of));
  const groupOf = (rate: number) => (totals: Totals) =>
    totals.vat_groups.find(({ vat_rate }) => vat_rate === rate);
  const vat_groups = after.vat_groups
    .map(({ vat_rate }) => ({
      vat_rate,
      base: minus((totals) => groupOf(vat_rate)(totals)?.base ?? 0),
      vat: minus((totals) => groupOf(vat_rate)(totals)?.vat ?? 0),
    }))
    .filter(({ base, vat }) => base !== 0 || vat !== 0);
  return {
    lines_net: minus(({ lines_net }) => lines_net),
    allowance: minus(({ allowance }) => allowance),
    total_excl: minus(({ total_excl }) => total_excl),
    vat_groups,
    total_vat: minus(({ total_vat }) => total_vat),
    total_incl: minus(({ total_incl }) => total_incl),
    bonus: minus(({ bonus }) => bonus),
    prepaid: 0,
    due: minus(({ due }) => due),
  };
}

const quantitiesOf = (credits: readonly CreditNote[]): Map<string, Quantity> => {
  const taken = new Map<string, Quantity>();
  for (const { document } of credits)
    for (const { id, quantity } of document.lines.filter(hasMoney))
      taken.set(id, (taken.get(id) ?? 0) + quantity);
  return taken;
};
