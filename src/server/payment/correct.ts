/** The shop takes a typing error back by the opposite of its movement. */
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import { correctPayment, type CorrectionRefusal } from "../../domain/payment/correct.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { lockAccounts, sealMovement } from "./seal.ts";
import { correctionsOfMovement, entriesOfMovement, loadPayment } from "./store.ts";

/**
 * Answers the invoice's id; undefined for no such payment. `beside` is the invoice with which money on no invoice is told.
 */
export async function correctPaymentById(
  db: ShopDb,
  payment_id: string,
  context: ChangeContext,
  beside?: string,
): Promise<Decision<string, CorrectionRefusal> | undefined> {
  const wrong = await loadPayment(db, payment_id);
  if (!wrong) return undefined;
  const written = await entriesOfMovement(db, wrong.movement_id);
  const named = written.flatMap(({ invoice_id }) => invoice_id ?? []);
  const ids = named.length > 0 || beside === undefined ? named : [beside];
  const [invoice_id] = ids;
  // Money given back out of the account stands on no invoice.
  if (invoice_id === undefined) return refuse("payment-unknown");
  const locked = await lockAccounts(db, ids, context.at);
  if (!locked) return undefined;
  const entries = [...written, ...(await correctionsOfMovement(db, wrong.movement_id))];
  const movement_id = locked.newId();
  const corrections = correctPayment(payment_id, { ...locked, entries, movement_id });
  if (isRefusal(corrections)) return corrections;
  await sealMovement(db, { ...locked, entries: corrections }, context);
  return invoice_id;
}
