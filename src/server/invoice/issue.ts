/** The shop issues the invoice of an accepted quote: number, document, chain, journal and letter. */
import { isRefusal, refuse, type Decision, type Refusal } from "../../domain/decision.ts";
import { natureOf, type IssueFacts } from "../../domain/invoice/facts.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import { isSaleKind } from "../../domain/invoice/kind.ts";
import {
  checkBilling,
  invoiceFromQuote,
  performedOn,
  type BillingFacts,
  type InvoiceRefusal,
} from "../../domain/invoice/issue.ts";
import { bonusFault, type BonusRefusal } from "../../domain/shop/bonus/eligible.ts";
import type { PartLines } from "../../domain/invoice/part/part.ts";
import { agreedDocument } from "../../domain/quote/quote.ts";
import type { Instant } from "../../domain/time.ts";
import { lastWorkAt } from "../agenda/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { bonusCaseIn } from "../quote/document/parties.ts";
import { addBilled } from "../quote/billed/store.ts";
import { advanceRepair } from "../repair/store.ts";
import {
  standingOf,
  lockAgreed,
  turnOf,
  type AgreedQuote,
  type AgreedRefusal,
} from "./load-agreed.ts";
import { announceIssued } from "./announce.ts";
import { nextIssuing, sealInvoice } from "./seal.ts";
import { insertDeductions } from "./store.ts";

/** The detail of "already-invoiced" is the invoice: `{invoice_id, reference}`. */
export type IssueRefusal = AgreedRefusal | "already-invoiced" | InvoiceRefusal | BonusRefusal;

/** Without `lines`, everything that is not billed yet. */
export type IssueAsked = { quote_id: string; facts?: IssueFacts | null; lines?: PartLines };

/**
 * Answers the invoice's id; undefined for no such quote. Without `facts`, those proposed. Locks are taken in one order by
 * every issue: the quote, the repair, the chain, the counter.
 */
export async function issueInvoice(
  db: ShopDb,
  { quote_id, facts = null, lines = null }: IssueAsked,
  context: ChangeContext,
): Promise<Decision<string, IssueRefusal> | undefined> {
  const agreed = await lockAgreed(db, quote_id, context.at);
  if (!agreed || isRefusal(agreed)) return agreed;
  const billing = await billingOf(db, agreed, { facts, lines, at: context.at });
  const zone = agreed.file.shop.timezone;
  const fault = checkBilling(agreed.quote, billing, { at: context.at, zone });
  if (isRefusal(fault)) return fault.refused === "already-invoiced" ? whichInvoice(agreed) : fault;
  const bonus = bonusFaultOf(agreed, context.at);
  if (bonus) return refuse(bonus);
  return issueChecked(db, { agreed, billing }, context);
}

/** The day of the invoice decides: a label that ended since the quote, or a guarantee found since, pays no bonus. */
function bonusFaultOf({ quote, file }: AgreedQuote, at: Instant): BonusRefusal | undefined {
  const { bonus: amount, total_incl } = agreedDocument(quote).totals;
  return bonusFault({ amount, total_incl }, bonusCaseIn(file, at));
}

function whichInvoice({ issued }: AgreedQuote): Refusal<"already-invoiced"> {
  const last = issued.findLast(({ kind }) => isSaleKind(kind));
  return refuse("already-invoiced", last && { invoice_id: last.id, reference: last.reference });
}

type Checked = { agreed: AgreedQuote; billing: BillingFacts };

/** Only what may be issued takes a number. */
async function issueChecked(
  db: ShopDb,
  { agreed: { quote, file, deposits }, billing }: Checked,
  asked: ChangeContext,
): Promise<Decision<string, IssueRefusal>> {
  const zone = file.shop.timezone;
  const { issuing, context } = await nextIssuing(db, { kind: "invoice", zone }, asked);
  const issued = invoiceFromQuote(quote, { ...issuing, ...billing });
  if (isRefusal(issued)) return issued;
  await sealInvoice(db, { issued, file }, context);
  await addBilled(db, quote.id, { lines: issued.document.lines, sign: 1 });
  await insertDeductions(
    db,
    { shop_id: file.shop.id, invoice_id: issued.id },
    deducted(issued, deposits),
  );
  const { author, at } = context;
  await advanceRepair(db, file.repair.id, { event: "invoice-issued", author, at });
  await announceIssued(db, { issued, file }, context);
  return issued.id;
}

const deducted = ({ document }: Invoice, deposits: AgreedQuote["deposits"]): Invoice[] =>
  deposits
    .map(({ deposit }) => deposit)
    .filter(({ reference }) => document.deposits.some((one) => one.reference === reference));

type Asked = { facts: IssueFacts | null; lines: PartLines; at: Instant };

/** Who they are today and what was agreed, with the facts that are given or proposed. */
export async function billingOf(
  db: ShopDb,
  { quote, file, issued, deposits }: AgreedQuote,
  { facts, lines, at }: Asked,
): Promise<BillingFacts> {
  const { seller, client } = file.parties;
  const decided = facts ?? (await proposedFacts(db, { quote, file }, at));
  const part = { asked: lines, former: standingOf(issued) };
  return { ...decided, seller, client, turn: turnOf(issued, 380), part, deposits };
}

async function proposedFacts(
  db: ShopDb,
  { quote, file }: Pick<AgreedQuote, "quote" | "file">,
  at: Instant,
): Promise<IssueFacts> {
  const last = await lastWorkAt(db, quote.repair_id);
  return {
    performed_on: performedOn(last, quote.answered_at, { at, zone: file.shop.timezone }),
    nature: natureOf(agreedDocument(quote).lines),
    vat_ground: null,
    order_number: "",
  };
}
