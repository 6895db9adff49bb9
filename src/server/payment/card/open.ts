/** A client asks to pay an invoice by card: one page of the card service is open for an invoice, for all that is left. */
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { askByCard, type CardRefusal } from "../../../domain/payment/card/card.ts";
import { addMinutes, epochOf } from "../../../domain/time.ts";
import type { Card, Checkout } from "../../platform/card/card.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { Database } from "../../platform/database/open.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Sheet } from "../../repair/track.ts";
import { lockAccounts } from "../seal.ts";
import {
  cardPaymentsOf,
  endCardPayment,
  insertCardPayment,
  loadAccount,
  nameSession,
  type CardPayment,
} from "./store.ts";

type Means = { database: Pick<Database, "withShop">; card: Card; sheet: Sheet };

/** Minutes: the service lets a page live a day at most. */
const LIFE = 23 * 60;
/** Minutes before its end from which a page is not handed over any more. */
const LAST = 30;

/** The address of the page; undefined for an invoice that is not of this repair, or a shop that takes no card. */
export async function openCardPage(
  { database, card, sheet }: Means,
  invoice_id: string,
  context: ChangeContext,
): Promise<Decision<string, CardRefusal> | undefined> {
  const { scope } = sheet;
  const asked = await database.withShop(scope, (db) => prepare(db, { sheet, invoice_id }, context));
  if (!asked || isRefusal(asked)) return asked;
  const { checkout, ready, former } = asked;
  if (ready) return ready;
  if (former?.session_id) await card.close(former.session_id, former.account);
  const opened = await card.open(checkout);
  await database.withShop(scope, (db) => nameSession(db, checkout.id, opened));
  return opened.url;
}

type Prepared = { checkout: Checkout; ready: string; former: CardPayment | undefined };

async function prepare(
  db: ShopDb,
  { sheet, invoice_id }: { sheet: Sheet; invoice_id: string },
  { at, origin }: ChangeContext,
): Promise<Decision<Prepared, CardRefusal> | undefined> {
  const [account, locked] = [await loadAccount(db), await lockAccounts(db, [invoice_id], at)];
  const [invoice] = locked?.accounts ?? [];
  if (!account?.ready || !locked || invoice?.invoice.repair_id !== sheet.repair_id)
    return undefined;
  const amount = askByCard(invoice, locked.today);
  if (isRefusal(amount)) return amount;
  const open = (await cardPaymentsOf(db, [invoice_id])).find(({ status }) => status === "open");
  const isGood = open?.amount === amount && open.expires_at > addMinutes(at, LAST);
  if (open && !isGood) await endCardPayment(db, open.id, "replaced");
  const kept = isGood
    ? open
    : newPayment({ id: locked.newId(), invoice_id, account: account.account, amount }, at);
  if (!isGood) await insertCardPayment(db, kept);
  const { shop, client, repair } = locked.file;
  const page = `${origin}/suivi/${repair.sheetid}`;
  const checkout = {
    id: kept.id,
    shop_id: shop.id,
    account: kept.account,
    amount,
    label: `Facture ${invoice.invoice.reference}, ${shop.name}`,
    email: client.email,
    paid_url: `${page}?paiement=recu#regler`,
    cancel_url: `${page}#regler`,
    expires_at: Math.floor(epochOf(kept.expires_at) / 1000),
  };
  return { checkout, ready: isGood ? open.url : "", former: isGood ? undefined : open };
}

const newPayment = (
  facts: Pick<CardPayment, "id" | "invoice_id" | "account" | "amount">,
  created_at: CardPayment["created_at"],
) => ({ ...facts, created_at, expires_at: addMinutes(created_at, LIFE) });
