/** The shop cancels a whole invoice by a credit note, once. */
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import { creditNoteOf } from "../../domain/invoice/issue.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairFile } from "../quote/document/parties.ts";
import { lockRepair } from "../repair/store.ts";
import { nextIssuing, sealIssued } from "./seal.ts";
import { creditsOf, isCredit, isInvoice, loadIssued } from "./store.ts";

export type CreditOutcome = Decision<string, "already-credited" | "not-an-invoice">;

/** Answers the credit note's id; undefined for no such invoice. */
export async function creditInvoice(
  db: ShopDb,
  invoice_id: string,
  context: ChangeContext,
): Promise<CreditOutcome | undefined> {
  const [invoice] = await loadIssued(db, [invoice_id]);
  if (!invoice) return undefined;
  if (!isInvoice(invoice)) return refuse("not-an-invoice");
  const file = await loadRepairFile(db, invoice.repair_id, context.at);
  if (!file) throw new Error(`invoice ${invoice_id} has no repair`);
  await lockRepair(db, invoice.repair_id);
  const credits = (await creditsOf(db, [invoice_id])).filter(isCredit);
  const moment = { at: context.at, zone: file.shop.timezone };
  const credit = creditNoteOf(invoice, credits, await nextIssuing(db, "credit", moment));
  if (isRefusal(credit)) return credit;
  await sealIssued(db, { issued: credit, file }, context);
  return credit.id;
}
