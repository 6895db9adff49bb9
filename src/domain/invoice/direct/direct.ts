/** An invoice without a quote: a sale at the counter, a small repair done at once. */
import { isRefusal, refuse, type Decision } from "../../decision.ts";
import type { BasisPoints } from "../../money.ts";
import { printedLines } from "../../quote/document.ts";
import { checkLines, type LineRefusal, type QuoteLine } from "../../quote/line.ts";
import type { Parties } from "../../quote/parties.ts";
import { linesUnder } from "../../quote/price/price.ts";
import { reducedRates } from "../../quote/reduced-vat.ts";
import { totalsOf } from "../../quote/totals.ts";
import { dateOf } from "../../time.ts";
import { checkIssue, type IssueFault } from "../check.ts";
import type { IssueFacts } from "../facts.ts";
import type { Invoice } from "../invoice.ts";
import { billed, type IssueMoment, type Issuing } from "../issue.ts";

/** What the shop writes; the rest comes from the repair. */
export type DirectSale = {
  subject: string;
  lines: readonly QuoteLine[];
  discount: BasisPoints;
  notes: string;
};

export type DirectRefusal =
  | IssueFault
  | LineRefusal
  /** A bonus is deducted from what a client agreed to. */
  | "direct-bonus"
  /** A reduced rate needs what the client certifies when signing. */
  | "direct-reduced-vat";

export type DirectBilling = Parties & IssueFacts & { repair_id: string; client_id: string };

/** Whether it may be issued, before a number is taken: the lines as they will be billed. */
export function checkDirect(
  { lines: written }: DirectSale,
  billing: DirectBilling,
  { at, zone }: IssueMoment,
): Decision<readonly QuoteLine[], DirectRefusal> {
  const { seller } = billing;
  const lines = checkLines(linesUnder(seller.vat_regime, written.map(withoutOption)));
  if (isRefusal(lines)) return lines;
  if (lines.some(({ kind }) => kind === "bonus")) return refuse("direct-bonus");
  if (reducedRates(seller, lines).length > 0) return refuse("direct-reduced-vat");
  const fault = checkIssue(
    {
      ...billing,
      lines: printedLines(lines),
      agreed_regime: seller.vat_regime,
      agreed_on: billing.performed_on,
      today: dateOf(at, zone),
    },
    billing,
  );
  return isRefusal(fault) ? fault : lines;
}

export function directInvoice(
  sale: DirectSale,
  billing: DirectBilling,
  issuing: Issuing,
): Decision<Invoice, DirectRefusal> {
  const lines = checkDirect(sale, billing, issuing);
  if (isRefusal(lines)) return lines;
  const { repair_id, client_id } = billing;
  const { subject, discount, notes } = sale;
  const facts = billed(issuing, {
    ...billing,
    quote_reference: null,
    deposits: [],
    subject,
    lines: printedLines(lines),
    discount,
    totals: totalsOf(lines, discount),
    notes,
  });
  const owner = { repair_id, client_id, quote_id: null, payable_from: null };
  return { ...facts, ...owner, kind: 380, turn: 1, credits_id: null };
}

const withoutOption = ({ option: _chosen, ...line }: QuoteLine): QuoteLine => line;
