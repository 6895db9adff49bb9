/**
 * The shop gives an invoice back by a credit note, in full or some of its lines. What its client never received, since a
 * platform rejected it, is taken back whole by an internal one, which nobody is sent.
 */
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import {
  checkCredit,
  creditNoteOf,
  isWhollyCredited,
  type CreditAsked,
} from "../../domain/invoice/credit.ts";
import type { CreditRefusal } from "../../domain/invoice/credit/refusals.ts";
import { lockInvoices } from "../payment/account/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { addBilled } from "../quote/billed/store.ts";
import { loadRepairFile } from "../quote/document/parties.ts";
import { announceIssued } from "./announce.ts";
import { readCorrection } from "./platform/read-correction.ts";
import { nextIssuing, sealCredit } from "./seal.ts";
import { firstOf, isInvoice, loadIssued, usedDeposits } from "./store.ts";

export type CreditOutcome = Decision<string, CreditRefusal | "not-an-invoice" | "invoice-replaced">;

/** Answers the credit note's id; undefined for no such invoice. */
export async function creditInvoice(
  db: ShopDb,
  { invoice_id, ...asked }: CreditAsked & { invoice_id: string },
  changing: ChangeContext,
): Promise<CreditOutcome | undefined> {
  const [invoice] = await loadIssued(db, [invoice_id]);
  if (!invoice) return undefined;
  if (!isInvoice(invoice)) return refuse("not-an-invoice");
  const [account] = (await lockInvoices(db, [invoice_id])) ?? [];
  const file = await loadRepairFile(db, invoice.repair_id, changing.at);
  if (!account || !file) throw new Error(`invoice ${invoice_id} has no repair`);
  if (account.replaced) return refuse("invoice-replaced");
  const { credits } = account;
  const correction = await readCorrection(db, invoice_id);
  const fault = checkCredit(invoice, credits, asked);
  if (isRefusal(fault)) return fault;
  if (correction === "internal" && asked.lines !== null) return refuse("rejected-in-part");
  if ((await usedDeposits(db, [invoice_id])).has(invoice_id)) return refuse("deposit-used");
  const zone = file.shop.timezone;
  const { issuing, context } = await nextIssuing(db, { kind: "credit", zone }, changing);
  const credit = creditNoteOf({ invoice, credits, asked }, issuing);
  if (isRefusal(credit)) return credit;
  const isInternal = correction === "internal";
  await sealCredit(db, { credit, account, file, isInternal }, context);
  if (invoice.kind !== 386 && invoice.quote_id && isWhollyCredited(invoice, [...credits, credit])) {
    const { lines } = (await firstOf(db, invoice)).document;
    await addBilled(db, invoice.quote_id, { lines, sign: -1 });
  }
  if (!isInternal) await announceIssued(db, { issued: credit, file }, context);
  return credit.id;
}
