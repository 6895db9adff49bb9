/** The shop takes a wrong payment back by its opposite. */
import { randomUUIDv7 } from "node:crypto";
import { isRefusal, type Decision } from "../../domain/decision.ts";
import { correctPayment, type CorrectionRefusal } from "../../domain/payment/account.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { lockAccount, sealPayment } from "./seal.ts";
import { loadPayment } from "./store.ts";

/** Answers the invoice's id; undefined for no such payment. */
export async function correctPaymentById(
  db: ShopDb,
  payment_id: string,
  context: ChangeContext,
): Promise<Decision<string, CorrectionRefusal> | undefined> {
  const wrong = await loadPayment(db, payment_id);
  const locked = wrong && (await lockAccount(db, wrong.invoice_id, context.at));
  if (!locked) return undefined;
  const { account, today } = locked;
  const correction = {
    id: randomUUIDv7(),
    corrects_id: payment_id,
    received_on: today,
    note: "",
  };
  const payment = correctPayment(account, correction, today);
  if (isRefusal(payment)) return payment;
  await sealPayment(db, { ...locked, payment }, context);
  return payment.invoice_id;
}
