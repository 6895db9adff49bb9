/** The shop gives money back on the card that paid: recorded at once, then asked of the service by the queue. */
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { refundOnCard, type CardRefundRefusal } from "../../../domain/payment/card/card.ts";
import type { RefundInput } from "../../../domain/payment/input.ts";
import type { RefundRefusal } from "../../../domain/payment/refund.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { enqueue } from "../../platform/queue.ts";
import { refundPaymentOn } from "../refund.ts";
import type { RepeatRefusal } from "../repeat.ts";
import { lockAccounts } from "../seal.ts";
import { cardPaymentsOf, insertCardRefund, loadCardRefund } from "./store.ts";

type Refusals = RefundRefusal | RepeatRefusal | CardRefundRefusal;

/** By any means; undefined when the invoice is not one of this shop's. */
export const refundOn = (
  db: ShopDb,
  asked: RefundInput,
  context: ChangeContext,
): Promise<Decision<string, Refusals> | undefined> =>
  asked.on_card ? refundCardOf(db, asked, context) : refundPaymentOn(db, asked, context);

/** Answers the invoice's id. The same refund sent again is one. */
async function refundCardOf(
  db: ShopDb,
  asked: RefundInput,
  context: ChangeContext,
): Promise<Decision<string, Refusals> | undefined> {
  const { invoice_id, amount } = asked;
  const locked = await lockAccounts(db, [invoice_id], context.at);
  if (!locked) return undefined;
  const id = asked.id ?? locked.newId();
  if (await loadCardRefund(db, id)) return invoice_id;
  const paid = (await cardPaymentsOf(db, [invoice_id])).filter(({ status }) => status === "paid");
  const card_payment_id = refundOnCard(amount, paid);
  if (isRefusal(card_payment_id)) return card_payment_id;
  const refunded = await refundPaymentOn(db, { ...asked, id, method: "card" }, context);
  if (refunded === undefined || isRefusal(refunded)) return refunded;
  await insertCardRefund(db, { id, card_payment_id, amount, at: context.at });
  await enqueue(db, "refund-card", { shop_id: locked.file.shop.id, refund_id: id });
  return refunded;
}
