/** What a credit note would come to, and what the shop would owe after it: read before a number is taken. */
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { creditTotals, type CreditAsked } from "../../../domain/invoice/credit.ts";
import type { CreditRefusal } from "../../../domain/invoice/credit/refusals.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { balancesOf } from "../balance/store.ts";
import { creditsOf, isCredit, isInvoice, loadIssued } from "../store.ts";

export type CreditProposal = {
  total_incl: number;
  /** To be given back once the credit note is issued; 0 when it only lowers what is still to be paid. */
  owed: number;
};

/** Undefined for no such invoice. */
export async function proposeCredit(
  db: ShopDb,
  invoice_id: string,
  lines: CreditAsked["lines"],
): Promise<Decision<CreditProposal, CreditRefusal> | undefined> {
  const [invoice] = await loadIssued(db, [invoice_id]);
  if (!invoice || !isInvoice(invoice)) return undefined;
  const credits = (await creditsOf(db, [invoice_id])).filter(isCredit);
  const totals = creditTotals(invoice, credits, lines);
  if (isRefusal(totals)) return totals;
  const [balance] = await balancesOf(db, [invoice_id]);
  if (balance?.replaced) return undefined;
  const { total_incl, due } = totals;
  return { total_incl, owed: Math.max(0, due - (balance?.remainder ?? 0)) };
}
