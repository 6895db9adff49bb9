/** The shop records that money came in: on one invoice or several, and what is too much on the client's account. */
import { isSaleKind } from "../../domain/invoice/kind.ts";
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import { fullName } from "../../domain/client/names.ts";
import { paymentReceived } from "../../domain/message/invoice.ts";
import { senderOf } from "../../domain/message/sender.ts";
import type { ReceiptInput } from "../../domain/payment/input.ts";
import { PAYER_FR, type Payment } from "../../domain/payment/payment.ts";
import { recordPayment, type PaymentRefusal } from "../../domain/payment/record.ts";
import type { Instant } from "../../domain/time.ts";
import { invoiceKey } from "../invoice/document/key.ts";
import { notify } from "../message/notification/store.ts";
import { queueEmail } from "../message/outbox/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairFile } from "../quote/document/parties.ts";
import { advanceRepair } from "../repair/store.ts";
import { findRepeated, type RepeatRefusal } from "./repeat.ts";
import { lockAccounts, sealMovement, type LockedAccounts } from "./seal.ts";
import { cashElsewhere } from "./store.ts";

export type NewReceipt = Pick<
  ReceiptInput,
  "invoice_id" | "method" | "amount" | "received_on" | "note"
> &
  Partial<ReceiptInput>;

/** From the client, on one invoice, unless the receipt says otherwise. */
const PLAIN = {
  id: null,
  payer: "client",
  payer_name: "",
  reference: "",
  on_account: 0,
  others: [],
} as const;

/** Answers the invoice's id; undefined when one is not of this shop. The same movement sent again is answered the same. */
export async function recordPaymentOn(
  db: ShopDb,
  receipt: NewReceipt,
  context: ChangeContext,
): Promise<Decision<string, PaymentRefusal | RepeatRefusal> | undefined> {
  const { invoice_id, amount, others, id: given, ...facts } = { ...PLAIN, ...receipt };
  const parts = [{ invoice_id, amount }, ...others];
  const moved = parts.filter((part) => part.amount > 0);
  const kept = facts.on_account;
  const ids = parts.map((part) => part.invoice_id);
  if (new Set(ids).size < ids.length) return refuse("invoice-twice");
  const locked = await lockAccounts(db, ids, context.at);
  if (!locked) return undefined;
  const id = given ?? locked.newId();
  const repeated = await findRepeated(db, {
    id,
    kind: "payment",
    method: facts.method,
    parts: kept > 0 ? [...moved, { invoice_id: null, amount: kept }] : moved,
  });
  if (repeated) return isRefusal(repeated) ? repeated : invoice_id;
  const repairs = locked.accounts.map(({ invoice }) => invoice.repair_id);
  const cash_elsewhere = await cashElsewhere(db, [...new Set(repairs)], ids);
  const entries = recordPayment({ ...facts, id, parts }, { ...locked, cash_elsewhere });
  if (isRefusal(entries)) return entries;
  const { remainders, at } = await sealMovement(db, { ...locked, entries }, context);
  await announce(db, { ...locked, entries, remainders }, { ...context, at });
  return invoice_id;
}

type Received = LockedAccounts & {
  entries: readonly Payment[];
  remainders: ReadonlyMap<string, number>;
};

/**
 * The client reads what they paid, and what somebody else paid for them; the bonus is between the shop and its payer.
 * Of a movement for several clients each reads of their own invoice alone.
 */
async function announce(
  db: ShopDb,
  { accounts, file, entries, remainders }: Received,
  context: ChangeContext,
): Promise<void> {
  const { at, author, origin } = context;
  const files = new Map([[file.repair.id, file]]);
  if (entries.every(({ invoice_id }) => invoice_id === null))
    await notifyKept(db, { file, accounts, entries }, context);
  for (const { invoice_id, repair_id, amount, payer, payer_name } of entries) {
    const account = accounts.find(({ invoice }) => invoice.id === invoice_id);
    if (!account) continue;
    const { reference, total_incl, kind } = account.invoice;
    const remainder = remainders.get(account.invoice.id) ?? 0;
    const known = files.get(repair_id) ?? (await loadRepairFile(db, repair_id, at));
    if (!known) throw new Error(`invoice ${reference} has no repair`);
    files.set(repair_id, known);
    const { shop, client, repair, kind_id } = known;
    const email =
      payer === "eco-organisation"
        ? null
        : paymentReceived({
            to: client.email,
            shop: senderOf(shop),
            kind_id,
            url: `${origin}/suivi/${repair.sheetid}`,
            reference,
            total_incl,
            amount,
            remainder,
            payer: payer === "client" ? "" : payer_name || PAYER_FR[payer],
            settled_url:
              remainder === 0 ? settledUrl(repair.sheetid, account.invoice.id, context) : "",
          });
    await queueEmail(db, email, { at, repair_id });
    const about = { client: fullName(client), reference, amount };
    await notify(db, { kind: "payment-received", about, repair_id, author, at });
    if (isSaleKind(kind) && remainder <= 0) await closeRepair(db, repair_id, { author, at });
  }
}

/** Nothing was owed any more: all of it is the client's, and the shop should know. */
async function notifyKept(
  db: ShopDb,
  { accounts, file, entries }: Pick<Received, "accounts" | "file" | "entries">,
  { at, author }: ChangeContext,
): Promise<void> {
  const { client, repair } = file;
  const reference = `${accounts[0]?.invoice.reference ?? ""}, déjà réglée : gardé en avance`;
  const about = { client: fullName(client), reference, amount: entries[0]?.amount ?? 0 };
  await notify(db, { kind: "payment-received", about, repair_id: repair.id, author, at });
}

/** The copy that says how it was settled, with the client's name. */
const settledUrl = (
  sheetid: string,
  invoice_id: string,
  { origin, ledgerKey }: ChangeContext,
): string =>
  `${origin}/suivi/${sheetid}/facture-acquittee/${invoice_id}.pdf?cle=${invoiceKey(ledgerKey, invoice_id)}`;

const closeRepair = (
  db: ShopDb,
  repair_id: string,
  { author, at }: { author: ChangeContext["author"]; at: Instant },
): Promise<void> => advanceRepair(db, repair_id, { event: "paid", author, at });
