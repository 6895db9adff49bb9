/** What the card service says became of a payment, or of a refund: each recorded once, whatever the order in which it comes. */
import { fullName } from "../../../domain/client/names.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { spreadCard } from "../../../domain/payment/card/card.ts";
import { notify } from "../../message/notification/store.ts";
import type { CardEvent, RefundState } from "../../platform/card/card.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { correctPaymentById } from "../correct.ts";
import { recordPaymentOn } from "../record.ts";
import { lockAccounts } from "../seal.ts";
import { entriesOfMovement } from "../store.ts";
import {
  endCardPayment,
  loadCardPayment,
  loadCardRefund,
  markCardPaid,
  markReady,
  settleCardRefund,
} from "./store.ts";

/** An event that names nothing of this shop, or not as we asked for it, changes nothing. */
export async function settleCard(
  db: ShopDb,
  event: CardEvent,
  context: ChangeContext,
): Promise<void> {
  switch (event.kind) {
    case "paid":
      return settlePaid(db, event, context);
    case "failed":
    case "expired":
      return settleEnded(db, event);
    case "refund":
      return settleRefund(db, event, context);
    case "account":
      return markReady(db, event);
  }
}

type Paid = Extract<CardEvent, { kind: "paid" }>;

async function settlePaid(
  db: ShopDb,
  { of: id, account, session, payment, amount }: Paid,
  context: ChangeContext,
): Promise<void> {
  const asked = await loadCardPayment(db, id);
  // Of another account, page or sum, it is not what we asked for.
  if (asked?.account !== account || asked.amount !== amount) return;
  if (asked.session_id !== null && asked.session_id !== session) return;
  const { invoice_id } = asked;
  const locked = await lockAccounts(db, [invoice_id], context.at);
  const [invoice] = locked?.accounts ?? [];
  if (!locked || !invoice || (await loadCardPayment(db, id))?.status === "paid") return;
  const { on_invoice, on_account } = spreadCard(amount, invoice);
  const receipt = {
    method: "card" as const,
    reference: payment.slice(0, 60),
    note: "Par carte, en ligne",
  };
  const recorded = await recordPaymentOn(
    db,
    { ...receipt, id, invoice_id, amount: on_invoice, on_account, received_on: locked.today },
    context,
  );
  // The money was taken: the webhook is retried until the payment is recorded.
  if (isRefusal(recorded)) throw new Error(`card payment ${id}: ${recorded.refused}`);
  await markCardPaid(db, id, { payment_id: payment, kept: on_account, at: context.at });
}

async function settleEnded(
  db: ShopDb,
  { of: id, kind, account }: Extract<CardEvent, { kind: "failed" | "expired" }>,
): Promise<void> {
  const asked = await loadCardPayment(db, id);
  if (asked?.account === account) await endCardPayment(db, id, kind);
}

type Refunded = { of: string; account: string; state: RefundState; error: string };

/** A refund that failed is taken back: the shop still owes the money, and is told. */
export async function settleRefund(
  db: ShopDb,
  { of: id, account, state, error }: Refunded,
  context: ChangeContext,
): Promise<void> {
  const refund = await loadCardRefund(db, id);
  if (refund?.account !== account) return;
  const locked = await lockAccounts(db, [refund.invoice_id], context.at);
  if (!locked || !(await settleCardRefund(db, id, { state, error, at: context.at }))) return;
  if (state !== "failed") return;
  const [entry] = await entriesOfMovement(db, id);
  if (entry) await correctPaymentById(db, entry.id, context, refund.invoice_id);
  const { client, repair } = locked.file;
  const reference = locked.accounts[0]?.invoice.reference ?? "";
  await notify(db, {
    kind: "card-refund-failed",
    about: { client: fullName(client), reference, amount: refund.amount },
    repair_id: repair.id,
    author: context.author,
    at: context.at,
  });
}
