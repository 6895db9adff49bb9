/** Reminds late payers by itself: three days after the due date, ten, then thirty, in the shop's words, each once. */
import { remainderOf, type InvoiceAccount } from "../../../domain/payment/account.ts";
import { dueRung, type PaymentRung } from "../../../domain/payment/reminder/ladder.ts";
import { daysLate } from "../../../domain/payment/reminder/remind.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import type { Audience, UnpaidValues } from "../../../domain/message/unpaid/fields.ts";
import { unpaidLetter } from "../../../domain/message/unpaid/letter.ts";
import { unpaidValues } from "../../../domain/message/unpaid/values.ts";
import { dateOf, type Instant, type LocalDate } from "../../../domain/time.ts";
import type { Sender } from "../../../domain/message/message.ts";
import { loadAccounts } from "../../payment/account/store.ts";
import { owedFees } from "../../payment/late/load.ts";
import { cardUrl } from "../../payment/card/store.ts";
import { insertReminder, remindersOf } from "../../payment/reminder/store.ts";
import { lockAccounts, type LockedAccounts } from "../../payment/seal.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadZone } from "../../shop/store.ts";
import { queueEmail } from "../outbox/store.ts";
import { remindEach, type Sweep } from "../reminder/sweep.ts";
import { loadRules } from "../rules/store.ts";
import { lateInvoices, loadUnpaidLetters } from "./store.ts";

/** Two processes may do it at once. Answers how many invoices were reminded. */
export const remindUnpaid = (sweep: Sweep): Promise<number> =>
  remindEach(sweep, dueInvoices, remindOnce);

type Due = { invoice_id: string; rung: PaymentRung };

async function dueInvoices(db: ShopDb, now: Instant): Promise<Due[]> {
  const { payments } = await loadRules(db);
  if (!payments) return [];
  const today = dateOf(now, await loadZone(db));
  const late = await lateInvoices(db, { today });
  if (late.length === 0) return [];
  const accounts =
    (await loadAccounts(
      db,
      late.map(({ invoice_id }) => invoice_id),
    )) ?? [];
  return dueOf(db, { accounts, today, late });
}

type Looked = {
  accounts: readonly InvoiceAccount[];
  today: LocalDate;
  late: Awaited<ReturnType<typeof lateInvoices>>;
};

async function dueOf(db: ShopDb, { accounts, today, late }: Looked): Promise<Due[]> {
  const ids = late.map(({ invoice_id }) => invoice_id);
  const sent = Map.groupBy(await remindersOf(db, ids), ({ invoice_id }) => invoice_id);
  return late.flatMap(({ invoice_id, moved_on }) => {
    const account = accounts.find(({ invoice }) => invoice.id === invoice_id);
    if (!account) return [];
    const facts = { today, disputed: false, moved_on, sent: sent.get(invoice_id) ?? [] };
    const rung = dueRung({ ...account.invoice, remainder: remainderOf(account) }, facts);
    return rung ? [{ invoice_id, rung }] : [];
  });
}

/** Looked at again under the lock of its repair: a payment, a dispute or another process may have come first. */
async function remindOnce(
  db: ShopDb,
  due: Due,
  { at, origin, takesCards }: Sweep,
): Promise<boolean> {
  const locked = await lockAccounts(db, [due.invoice_id], at);
  const [account] = locked?.accounts ?? [];
  if (!locked || !account) return false;
  const { file, today } = locked;
  const late = await lateInvoices(db, { today, ids: [due.invoice_id] });
  const [still] = await dueOf(db, { accounts: [account], today, late });
  const { email, phones } = file.client;
  if (still?.rung !== due.rung || (email === "" && phones.length === 0)) return false;
  const message_id = await writeLetter(
    db,
    { locked, account, rung: due.rung },
    { at, origin, takesCards },
  );
  await insertReminder(db, {
    ...due,
    shop_id: file.shop.id,
    reminded_on: today,
    remainder: remainderOf(account),
    message_id: message_id ?? null,
    created_by: null,
    created_at: at,
  });
  return true;
}

type Linking = { at: Instant; origin: string; takesCards: boolean | undefined };
type Late = { locked: LockedAccounts; account: InvoiceAccount; rung: PaymentRung };

async function writeLetter(
  db: ShopDb,
  { locked, account, rung }: Late,
  { at, origin, takesCards }: Linking,
): Promise<string | undefined> {
  const { client, shop, repair, kind_id } = locked.file;
  const audience = audienceOf(account);
  const words = (await loadUnpaidLetters(db)).find(
    (letter) => letter.rung === rung && letter.audience === audience,
  );
  if (!words) throw new Error(`no letter of ${rung} days`);
  const sender = senderOf(shop);
  const url = `${origin}/suivi/${repair.sheetid}`;
  const link = { sheetid: repair.sheetid, invoice_id: account.invoice.id };
  const card_url = await cardUrl(db, link, { origin, takesCards });
  const about = { account, client, shop: sender, url, card_url };
  const values = await invoiceValues(db, about, locked.today);
  const email = unpaidLetter(words, { to: client.email, shop: sender, kind_id, values });
  return queueEmail(db, email, { at, repair_id: repair.id });
}

export const audienceOf = ({ invoice }: InvoiceAccount): Audience =>
  invoice.document.client.type === "Entreprise" ? "business" : "consumer";

type About = {
  account: InvoiceAccount;
  client: LockedAccounts["file"]["client"];
  shop: Sender;
  url: string;
  card_url: string;
};

/** What the fields say of one invoice on that day. */
export async function invoiceValues(
  db: ShopDb,
  { account, client, shop, url, card_url }: About,
  today: LocalDate,
): Promise<UnpaidValues & { lien: string }> {
  const { reference, total_incl, due_on, document } = account.invoice;
  const remainder = remainderOf(account);
  const [fees] = await owedFees(db, [account.invoice.id], today);
  return unpaidValues({
    client,
    shop,
    url,
    reference,
    total_incl,
    remainder,
    due_on,
    days_late: daysLate({ ...account.invoice, remainder }, today),
    iban: document.seller.iban,
    card_url,
    fees: fees?.left,
  });
}
