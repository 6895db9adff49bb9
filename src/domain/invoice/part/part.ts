/** The part of a signed quote that one invoice bills: some lines, some quantities, the rest later, never more than signed. */
import { refuse, type Decision } from "../../decision.ts";
import { sum, type Cents, type Quantity } from "../../money.ts";
import type { PrintedLine, QuoteDocument } from "../../quote/document.ts";
import { hasMoney } from "../../quote/totals.ts";
import type { Invoice } from "../invoice.ts";
import { portionOf, quantitiesOf, type Portion, type Taken } from "./portion.ts";

/** `quantity` of one line, in ten-thousandths. */
export type LinePart = { line_id: string; quantity: Quantity };
/** Null for everything that is left. */
export type PartLines = readonly LinePart[] | null;

export type PartRefusal =
  | "already-invoiced"
  | "part-line-unknown"
  | "part-quantity"
  | "part-nothing"
  | "bonus-above-part";

export type OpenLine = PrintedLine & { left: Quantity };

/** What of each line is not billed by `former`, the invoices of the quote that were not given back in full. */
export function openLines(
  { lines }: Pick<QuoteDocument, "lines">,
  former: readonly Invoice[],
): OpenLine[] {
  const taken = quantitiesOf(takenBy(former));
  return lines
    .filter(hasMoney)
    .map((line) => ({ ...line, left: line.quantity - (taken.get(line.id) ?? 0) }));
}

/** Asked quantities, each within what is left; a line at most once. */
export function chosenQuantities(
  open: readonly { id: string; left: Quantity }[],
  asked: PartLines,
): Decision<Map<string, Quantity>, "line-unknown" | "quantity" | "nothing"> {
  if (asked === null)
    return new Map(open.filter(({ left }) => left > 0).map(({ id, left }) => [id, left]));
  const chosen = new Map(asked.map(({ line_id, quantity }) => [line_id, quantity]));
  const leftOf = new Map(open.map(({ id, left }) => [id, left]));
  if (chosen.size < asked.length || ![...chosen.keys()].every((id) => leftOf.has(id)))
    return refuse("line-unknown");
  for (const [line_id, quantity] of chosen)
    if (!isWithin(quantity, leftOf.get(line_id) ?? 0)) return refuse("quantity", { line_id });
  return chosen.size > 0 ? chosen : refuse("nothing");
}

const isWithin = (quantity: number, most: number): boolean =>
  Number.isSafeInteger(quantity) && quantity > 0 && quantity <= most;

export type QuotePart = Portion & {
  /** Of the quote, still to be billed after it, incl. VAT. */
  rest_incl: Cents;
};

const REFUSALS = {
  "line-unknown": "part-line-unknown",
  quantity: "part-quantity",
  nothing: "part-nothing",
} as const;

/** What the invoice bills, texts included; the bonus is deducted from the last one. */
export function partOfQuote(
  agreed: QuoteDocument,
  former: readonly Invoice[],
  asked: PartLines,
): Decision<QuotePart, PartRefusal> {
  const open = openLines(agreed, former);
  if (open.length > 0 && open.every(({ left }) => left <= 0)) return refuse("already-invoiced");
  const chosen = chosenQuantities(open, asked);
  if (!(chosen instanceof Map)) return { ...chosen, refused: REFUSALS[chosen.refused] };
  const taken = takenBy(former);
  const portion = portionOf(agreed, taken, chosen);
  if (portion.totals.due < 0) return refuse("bonus-above-part");
  const rest = portion.whole ? 0 : restOf(agreed, [...taken, portion]);
  return { ...portion, lines: withTexts(agreed, portion.lines), rest_incl: rest };
}

const restOf = ({ totals }: QuoteDocument, taken: readonly Taken[]): Cents =>
  totals.total_incl - sum(taken.map((one) => one.totals.total_incl));

/** In the order of the quote. */
const withTexts = ({ lines }: QuoteDocument, billed: readonly PrintedLine[]): PrintedLine[] =>
  lines.flatMap((line) =>
    line.kind === "text" ? [line] : billed.filter(({ id }) => id === line.id),
  );

const takenBy = (former: readonly Invoice[]): Taken[] => former.map(({ document }) => document);
