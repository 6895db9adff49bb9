/** The shop takes a fee that it noted by mistake back, by its opposite. */
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { correctLateFee, type FeeCorrectionRefusal } from "../../../domain/payment/late/receive.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockAccounts } from "../seal.ts";
import { sealFee } from "./seal.ts";
import { feesOfInvoice, loadFee } from "./store.ts";

/** Answers the invoice's id; undefined for no such fee. */
export async function correctFee(
  db: ShopDb,
  id: string,
  context: ChangeContext,
): Promise<Decision<string, FeeCorrectionRefusal> | undefined> {
  const wrong = await loadFee(db, id);
  const locked = wrong && (await lockAccounts(db, [wrong.invoice_id], context.at));
  if (!locked) return undefined;
  const received = await feesOfInvoice(db, wrong.invoice_id);
  const fee = correctLateFee(id, { ...locked, received });
  if (isRefusal(fee)) return fee;
  await sealFee(db, { ...locked, fee, received }, context);
  return wrong.invoice_id;
}
