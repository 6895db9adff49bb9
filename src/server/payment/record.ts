/** The shop records that money came in on an invoice. */
import { randomUUIDv7 } from "node:crypto";
import { isRefusal, type Decision } from "../../domain/decision.ts";
import { senderOf } from "../../domain/message/sender.ts";
import { paymentReceived } from "../../domain/message/invoice.ts";
import { recordPayment, type PaymentRefusal, type Receipt } from "../../domain/payment/account.ts";
import { fullName } from "../../domain/client/names.ts";
import { notify } from "../message/notification/store.ts";
import { queueEmail } from "../message/outbox/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { advanceRepair } from "../repair/store.ts";
import { lockAccount, sealPayment } from "./seal.ts";

export type NewReceipt = Omit<Receipt, "id"> & { invoice_id: string };

/** Answers the invoice's id; undefined when it is not one of this shop's. */
export async function recordPaymentOn(
  db: ShopDb,
  { invoice_id, ...receipt }: NewReceipt,
  context: ChangeContext,
): Promise<Decision<string, PaymentRefusal> | undefined> {
  const { at, author, origin } = context;
  const locked = await lockAccount(db, invoice_id, at);
  if (!locked) return undefined;
  const payment = recordPayment(locked.account, { ...receipt, id: randomUUIDv7() }, locked.today);
  if (isRefusal(payment)) return payment;
  const remainder = await sealPayment(db, { ...locked, payment }, context);
  const { reference, total_incl } = locked.account.invoice;
  const { shop, client, repair, kind_id } = locked.file;
  const email = paymentReceived({
    to: client.email,
    shop: senderOf(shop),
    kind_id,
    url: `${origin}/suivi/${repair.sheetid}`,
    reference,
    total_incl,
    amount: payment.amount,
    remainder,
  });
  await queueEmail(db, email, { at, repair_id: repair.id });
  const about = { client: fullName(client), reference, amount: payment.amount };
  await notify(db, { kind: "payment-received", about, repair_id: repair.id, author, at });
  if (remainder <= 0) await advanceRepair(db, repair.id, { event: "paid", author, at });
  return invoice_id;
}
