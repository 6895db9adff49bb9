/**
 * The corrective invoice (UNTDID 1001: 384): the whole invoice again, right this time, under a number of its own. It
 * names the first one and says that it cancels and replaces it (CGI 289, I-5; BOI-TVA-DECLA-30-20-20-30). The first one
 * never changes.
 */
import { isRefusal, refuse, type Decision, type Refusal } from "../../decision.ts";
import type { BasisPoints } from "../../money.ts";
import { canonical } from "../../quote/canonical.ts";
import { printedLines, type PrintedLine } from "../../quote/document.ts";
import { checkLines, type LineRefusal, type QuoteLine } from "../../quote/line.ts";
import type { PrintedClient, Seller } from "../../quote/parties.ts";
import { linesUnder } from "../../quote/price/price.ts";
import { reducedRates } from "../../quote/reduced-vat.ts";
import { totalsOf, type Totals } from "../../quote/totals.ts";
import { bare, isSiren } from "../../shop/legal-ids.ts";
import { dateOf, type LocalDate } from "../../time.ts";
import { checkIssue, type IssueFault } from "../check.ts";
import type { InvoiceDocument } from "../document.ts";
import type { IssueFacts } from "../facts.ts";
import type { Invoice } from "../invoice.ts";
import { issued, type IssueMoment, type Issuing } from "../issue.ts";
import type { CorrectiveFault } from "./refusals.ts";

/** What of the client may be corrected: who they are stays. */
export type CorrectedClient = Required<Pick<PrintedClient, "name" | "siren" | "vat_number">> & {
  address: readonly string[];
};

/** The whole invoice as it should have been. */
export type CorrectiveAsked = {
  client: CorrectedClient;
  facts: IssueFacts;
  lines: readonly QuoteLine[];
  discount: BasisPoints;
  reason: string;
};

/** What became of the invoice meanwhile. */
export type CorrectiveCase = {
  invoice: Invoice;
  /** Who sells today. */
  seller: Seller;
  /** Day of the agreement; null of an invoice without a quote. */
  agreed_on: LocalDate | null;
  is_credited: boolean;
  is_replaced: boolean;
  /** The client withdrew from the contract. */
  is_withdrawn: boolean;
  /** Its bonus was asked for, or paid, under its number. */
  is_claimed: boolean;
};

export type CorrectiveRefusal = IssueFault | LineRefusal | CorrectiveFault;

/** Why this invoice cannot be corrected at all, before anything is written. */
export function correctiveFault({
  invoice,
  seller,
  ...became
}: CorrectiveCase): Refusal<CorrectiveRefusal> | undefined {
  if (became.is_replaced) return refuse("invoice-replaced");
  if (invoice.kind === 386) return refuse("corrective-deposit");
  if (became.is_credited) return refuse("corrective-credited");
  if (became.is_withdrawn) return refuse("corrective-withdrawn");
  if (became.is_claimed) return refuse("corrective-claimed");
  const { seller: first } = invoice.document;
  return bare(seller.siret).slice(0, 9) === bare(first.siret).slice(0, 9)
    ? undefined
    : refuse("corrective-seller");
}

type Corrected = Pick<InvoiceDocument, "client" | "lines" | "discount" | "totals">;

/** Checks it before a number is taken: the client, the lines and the sums that replace those of the first one. */
export function checkCorrective(
  found: CorrectiveCase,
  asked: CorrectiveAsked,
  { at, zone }: IssueMoment,
): Decision<Corrected, CorrectiveRefusal> {
  const fault = correctiveFault(found) ?? askedFault(found.invoice, asked);
  if (fault) return fault;
  const { invoice, seller, agreed_on } = found;
  const { facts } = asked;
  const billed = billedAnew(invoice.document, asked);
  if (isRefusal(billed)) return billed;
  const client = clientOf(invoice.document.client, asked.client);
  const wrong = checkIssue(
    {
      seller,
      client,
      lines: billed.lines,
      agreed_regime: invoice.document.seller.vat_regime,
      agreed_on: agreed_on ?? facts.performed_on,
      today: dateOf(at, zone),
    },
    facts,
  );
  if (isRefusal(wrong)) return wrong;
  return isSame(invoice.document, { ...billed, client, facts })
    ? refuse("corrective-unchanged")
    : { ...billed, client };
}

/** Under the next number of the invoices. */
export function correctiveInvoice(
  found: CorrectiveCase,
  asked: CorrectiveAsked,
  issuing: Issuing,
): Decision<Invoice, CorrectiveRefusal> {
  const corrected = checkCorrective(found, asked, issuing);
  if (isRefusal(corrected)) return corrected;
  const { invoice, seller } = found;
  const { reference, issued_on, total_excl, total_incl } = invoice;
  const facts = issued("invoice", issuing, {
    ...invoice.document,
    ...asked.facts,
    ...corrected,
    seller,
    kind: 384,
    due_on: laterOf(invoice.due_on, dateOf(issuing.at, issuing.zone)),
    corrects: { reference, issued_on, whole: true, total_excl, total_incl },
    reason: asked.reason.trim(),
  });
  const { repair_id, client_id, quote_id, payable_from, turn } = invoice;
  const owner = { repair_id, client_id, quote_id, payable_from, turn };
  return { ...facts, ...owner, kind: 384, credits_id: null, replaces_id: invoice.id };
}

const laterOf = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);

function askedFault(
  { document }: Invoice,
  { client, reason }: CorrectiveAsked,
): Refusal<CorrectiveRefusal> | undefined {
  if (reason.trim() === "") return refuse("corrective-reason");
  const { siren: first } = document.client;
  const isAnother = isSiren(first) && bare(client.siren) !== bare(first);
  return isAnother ? refuse("corrective-other-client") : undefined;
}

const clientOf = (first: PrintedClient, { vat_number, ...fields }: CorrectedClient) => ({
  type: first.type,
  ...fields,
  ...(vat_number && { vat_number }),
});

type Billed = { lines: readonly PrintedLine[]; discount: BasisPoints; totals: Totals };

/** A part of a quote was counted by difference: where no line changes, its sums stay as they were, to the cent. */
function billedAnew(
  document: InvoiceDocument,
  { lines: written, discount }: CorrectiveAsked,
): Decision<Billed, CorrectiveRefusal> {
  const first = linesIn(document);
  const { totals } = document;
  if (canonical([written, discount]) === canonical([first, document.discount]))
    return { lines: document.lines, discount, totals };
  const { seller } = document;
  const lines = checkLines(linesUnder(seller.vat_regime, written));
  if (isRefusal(lines)) return lines;
  const anew = totalsOf(lines, discount, totals.prepaid);
  if (anew.bonus !== totals.bonus) return refuse("corrective-bonus");
  const certified = new Set(reducedRates(seller, first));
  if (reducedRates(seller, lines).some((rate) => !certified.has(rate)))
    return refuse("corrective-reduced-vat");
  if (anew.due < 0) return refuse("corrective-below-paid");
  return { lines: printedLines(lines), discount, totals: anew };
}

/** The lines of an invoice as they are written: what is counted from them is left out. */
export const linesIn = ({ lines }: Pick<InvoiceDocument, "lines">): QuoteLine[] =>
  lines.map(
    ({ gross: _gross, allowance: _allowance, net: _net, incl: _incl, option: _chosen, ...line }) =>
      line,
  );

type Anew = Billed & { client: PrintedClient; facts: IssueFacts };

const isSame = (document: InvoiceDocument, { facts, client, ...billed }: Anew): boolean => {
  const { performed_on, nature, vat_ground, order_number } = document;
  const first = [{ performed_on, nature, vat_ground, order_number }, document.client];
  return (
    billed.lines === document.lines && canonical(first) === canonical([{ ...facts }, { ...client }])
  );
};
