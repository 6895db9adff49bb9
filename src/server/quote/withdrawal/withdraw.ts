/** The client withdraws from an accepted quote: kept, acknowledged, and the work stops. */
import { fullName } from "../../../domain/client/names.ts";
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { quoteWithdrawn, quoteWithdrawnClient } from "../../../domain/message/quote-withdrawn.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import {
  refundBy,
  withdrawFrom,
  type Withdrawal,
  type WithdrawRefusal,
} from "../../../domain/quote/conclusion/withdraw.ts";
import { owedBack, type OwedBack } from "../../../domain/quote/conclusion/owed.ts";
import { agreedDocument, type AcceptedQuote } from "../../../domain/quote/quote.ts";
import { notify } from "../../message/notification/store.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { advanceRepair, appendItems } from "../../repair/store.ts";
import { lockForAnswer } from "../answer.ts";
import type { RepairFile } from "../document/parties.ts";
import { sealWithdrawal } from "../seal.ts";
import { withdrawalFacts } from "./withdraw-facts.ts";
import { insertWithdrawal, type WithdrawalOrigin } from "./store.ts";

export type Renouncing = WithdrawalOrigin & {
  id: string;
  name: string;
  /** Where the acknowledgement goes when the shop has no address of the client. */
  email: string;
};

/** Undefined for no such quote. Said twice, nothing is written nor sent the second time. */
export async function withdrawQuoteById(
  db: ShopDb,
  { id, name, email, ...origin }: Renouncing,
  context: ChangeContext,
): Promise<Decision<Withdrawal, WithdrawRefusal> | undefined> {
  const answerable = await lockForAnswer(db, id, context.at);
  if (!answerable) return undefined;
  const { file, quote } = answerable;
  const withdrawal = withdrawFrom(quote, { at: context.at, zone: file.shop.timezone, name });
  if (isRefusal(withdrawal) || !withdrawal.isNew) return withdrawal;
  const facts = await withdrawalFacts(db, withdrawal.quote, context.at);
  const back = owedBack(agreedDocument(withdrawal.quote), facts);
  await insertWithdrawal(db, { ...withdrawal, back }, origin);
  await stopWork(db, { file, withdrawal }, context);
  await acknowledge(db, { file, withdrawal, back, email }, context);
  await sealWithdrawal(db, id, context);
  return withdrawal;
}

/** On a durable medium, with what was said, its date and its time (Consumer Code L. 221-21). */
const acknowledgementOf = ({ id, reference }: AcceptedQuote) => ({
  filename: `Retractation-${reference}.pdf`,
  content_type: "application/pdf",
  content: "",
  quote_id: id,
  paper: "withdrawal" as const,
});

type Stopped = { file: RepairFile; withdrawal: Withdrawal };

async function stopWork(
  db: ShopDb,
  { file, withdrawal: { quote, name } }: Stopped,
  { at, author }: ChangeContext,
): Promise<void> {
  const { id: quote_id, repair_id, reference, version } = quote;
  const payload = { quote_id, reference, version, name };
  await appendItems(db, { shop_id: file.shop.id, repair_id, author, at }, [
    { type: "QuoteWithdrawn", payload },
  ]);
  await advanceRepair(db, repair_id, { event: "quote-withdrawn", author, at });
  const about = { client: fullName(file.client), reference, accepted: false, withdrawn: true };
  await notify(db, { kind: "quote-answered", about, repair_id, author, at });
}

async function acknowledge(
  db: ShopDb,
  { file, withdrawal, back, email }: Stopped & { back: OwedBack; email: string },
  { origin }: ChangeContext,
): Promise<void> {
  const { shop, client, repair, kind_id } = file;
  const { quote, at, name } = withdrawal;
  const { agreed_on } = quote.evidence;
  const letter = {
    name,
    at,
    zone: shop.timezone,
    agreed_on,
    back,
    shop: senderOf(shop),
    reference: quote.reference,
    refund_by: refundBy(at, shop.timezone),
  };
  const copy = quoteWithdrawnClient({
    ...letter,
    to: client.email || email,
    kind_id,
    url: `${origin}/suivi/${repair.sheetid}`,
  });
  const attachments = [acknowledgementOf(quote)];
  await queueEmail(db, copy, { at, repair_id: repair.id, attachments });
  const url = `${origin}/app/sheet/${repair.id}`;
  await queueEmail(db, quoteWithdrawn({ ...letter, to: shop.email, url }), { at });
}
