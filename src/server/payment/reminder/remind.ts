/** The shop asks a client for what a late invoice still owes: by e-mail, by SMS, or by a call that is asked of its people. */
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { paymentReminder } from "../../../domain/message/invoice.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { remainderOf, type InvoiceAccount } from "../../../domain/payment/account.ts";
import { remind, type ReminderRefusal } from "../../../domain/payment/reminder/remind.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockAccounts, type LockedAccounts } from "../seal.ts";
import { cardUrl } from "../card/store.ts";
import { openDisputes } from "../dispute/store.ts";
import { insertReminder, remindersOf } from "./store.ts";

/** Answers the invoice's id; undefined when it is not one of this shop's. The repair is locked: two presses send one. */
export async function remindInvoice(
  db: ShopDb,
  invoice_id: string,
  context: ChangeContext,
): Promise<Decision<string, ReminderRefusal> | undefined> {
  const locked = await lockAccounts(db, [invoice_id], context.at);
  const [account] = locked?.accounts ?? [];
  if (!locked || !account) return undefined;
  const { file, today } = locked;
  const remainder = remainderOf(account);
  const [last] = await remindersOf(db, [invoice_id]);
  const disputed = (await openDisputes(db, [invoice_id])).length > 0;
  const reminded_on = last?.reminded_on ?? null;
  const { email, phones } = file.client;
  const reachable = email !== "" || phones.length > 0;
  const facts = { today, reminded_on, reachable, disputed };
  const reminder = remind({ ...account.invoice, remainder }, facts);
  if (isRefusal(reminder)) return reminder;
  const message_id = await writeLetter(db, { file, account, ...reminder }, context);
  const { author, at: created_at } = context;
  const created_by = author.account_id;
  const row = { shop_id: file.shop.id, invoice_id, reminded_on: today, remainder };
  await insertReminder(db, { ...row, message_id: message_id ?? null, created_by, created_at });
  return invoice_id;
}

type Late = Pick<LockedAccounts, "file"> & { account: InvoiceAccount; days_late: number };

async function writeLetter(
  db: ShopDb,
  { account, file, days_late }: Late,
  { at, origin, takesCards }: ChangeContext,
): Promise<string | undefined> {
  const { client, shop, repair, kind_id } = file;
  const { reference, total_incl, due_on, document } = account.invoice;
  const link = { sheetid: repair.sheetid, invoice_id: account.invoice.id };
  const email = paymentReminder({
    to: client.email,
    shop: senderOf(shop),
    kind_id,
    url: `${origin}/suivi/${repair.sheetid}`,
    reference,
    total_incl,
    remainder: remainderOf(account),
    due_on,
    days_late,
    is_company: document.client.type === "Entreprise",
    iban: document.seller.iban,
    card_url: await cardUrl(db, link, { origin, takesCards }),
  });
  return queueEmail(db, email, { at, repair_id: repair.id });
}
