/** The shop notes that a client contests an invoice, and that it is settled: the invoice and its reminders are locked. */
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { remainderOf } from "../../../domain/payment/account.ts";
import {
  dispute,
  liftDispute,
  type DisputeRefusal,
  type LiftRefusal,
} from "../../../domain/payment/dispute/dispute.ts";
import type { DisputeInput } from "../../../domain/payment/input.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems } from "../../repair/store.ts";
import { lockAccounts } from "../seal.ts";
import { insertDispute, markLifted, openDisputes } from "./store.ts";

/** Answers the invoice's id; undefined when it is not one of this shop's. */
export async function disputeInvoice(
  db: ShopDb,
  { invoice_id, reason }: DisputeInput,
  context: ChangeContext,
): Promise<Decision<string, DisputeRefusal> | undefined> {
  const found = await lockDisputed(db, invoice_id, context);
  if (!found) return undefined;
  const { account, open, written } = found;
  const { kind, reference } = account.invoice;
  const noted = dispute({ kind, remainder: remainderOf(account) }, reason, open);
  if (isRefusal(noted)) return noted;
  const { author, at: created_at } = context;
  await insertDispute(db, { ...noted, invoice_id, created_by: author.account_id, created_at });
  await appendItems(db, written, [
    { type: "InvoiceDisputed", payload: { invoice_id, reference, reason: noted.reason } },
  ]);
  return invoice_id;
}

export async function liftDisputeOf(
  db: ShopDb,
  invoice_id: string,
  context: ChangeContext,
): Promise<Decision<string, LiftRefusal> | undefined> {
  const found = await lockDisputed(db, invoice_id, context);
  if (!found) return undefined;
  const lifted = liftDispute(found.open);
  if (isRefusal(lifted)) return lifted;
  const { author, at } = context;
  await markLifted(db, lifted.id, { by: author.account_id, at });
  const { reference } = found.account.invoice;
  await appendItems(db, found.written, [
    { type: "DisputeLifted", payload: { invoice_id, reference } },
  ]);
  return invoice_id;
}

async function lockDisputed(db: ShopDb, invoice_id: string, { author, at }: ChangeContext) {
  const locked = await lockAccounts(db, [invoice_id], at);
  const [account] = locked?.accounts ?? [];
  if (!locked || !account) return undefined;
  const [open] = await openDisputes(db, [invoice_id]);
  const { repair_id } = account.invoice;
  return { account, open, written: { shop_id: locked.file.shop.id, repair_id, author, at } };
}
