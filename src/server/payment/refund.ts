/** The shop gives money back to a client, by any means. */
import { isRefusal, type Decision } from "../../domain/decision.ts";
import { paymentRefunded } from "../../domain/message/invoice.ts";
import { senderOf } from "../../domain/message/sender.ts";
import type { RefundInput } from "../../domain/payment/input.ts";
import { refundPayment, type RefundRefusal } from "../../domain/payment/refund.ts";
import { queueEmail } from "../message/outbox/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { findRepeated, type RepeatRefusal } from "./repeat.ts";
import { lockAccounts, sealMovement } from "./seal.ts";

/** Answers the invoice's id; undefined when it is not one of this shop's. */
export async function refundPaymentOn(
  db: ShopDb,
  { invoice_id, id: given, ...refund }: RefundInput,
  context: ChangeContext,
): Promise<Decision<string, RefundRefusal | RepeatRefusal> | undefined> {
  const { source, method, reference, amount, paid_on, note } = refund;
  const asked = { source, method, reference, amount, paid_on, note };
  const locked = await lockAccounts(db, [invoice_id], context.at);
  const [account] = locked?.accounts ?? [];
  if (!locked || !account) return undefined;
  const id = given ?? locked.newId();
  const of = asked.source === "invoice" ? invoice_id : null;
  const parts = [{ invoice_id: of, amount: 0 - asked.amount }];
  const repeated = await findRepeated(db, { id, kind: "refund", method, parts });
  if (repeated) return isRefusal(repeated) ? repeated : invoice_id;
  const entries = refundPayment({ ...asked, id }, { ...locked, account });
  if (isRefusal(entries)) return entries;
  const { at } = await sealMovement(db, { ...locked, entries }, context);
  const { shop, client, repair, kind_id } = locked.file;
  const email = paymentRefunded({
    to: client.email,
    shop: senderOf(shop),
    kind_id,
    url: `${context.origin}/suivi/${repair.sheetid}`,
    reference: account.invoice.reference,
    amount: asked.amount,
    method: asked.method,
  });
  await queueEmail(db, email, { at, repair_id: repair.id });
  return invoice_id;
}
