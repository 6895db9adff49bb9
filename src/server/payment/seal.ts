/** What all movements of money share: the locked accounts, then the entries in the chain and in the journals. */
import { randomUUIDv7 } from "node:crypto";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import { addShares } from "../../domain/invoice/shares.ts";
import { ledgerMovement, type LedgerShare } from "../../domain/ledger/entry.ts";
import {
  receivedSharesOf,
  remainderOf,
  type InvoiceAccount,
} from "../../domain/payment/account.ts";
import type { Payment } from "../../domain/payment/payment.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import { dateOf, type Instant, type LocalDate } from "../../domain/time.ts";
import { addPaid } from "../invoice/balance/store.ts";
import { flowsOf, planFlow } from "../invoice/platform/sending/store.ts";
import { appendEntry, closedTo, takeMoment } from "../ledger/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairFile, type RepairFile } from "../quote/document/parties.ts";
import { appendItems } from "../repair/store.ts";
import { lockInvoices } from "./account/store.ts";
import { insertShares } from "./share/store.ts";
import { accountOf, insertPayments } from "./store.ts";

export type LockedAccounts = {
  accounts: readonly InvoiceAccount[];
  /** Of the first of them. */
  file: RepairFile;
  today: LocalDate;
  /** Last day that is closed. */
  closed_to: LocalDate | undefined;
  /** What is kept for its client. */
  on_account: number;
  newId: () => string;
};

/** Undefined when an invoice is not one of this shop's. */
export async function lockAccounts(
  db: ShopDb,
  ids: readonly string[],
  at: Instant,
): Promise<LockedAccounts | undefined> {
  const accounts = await lockInvoices(db, ids);
  const [first] = accounts ?? [];
  if (!accounts || !first) return undefined;
  const { repair_id, client_id } = first.invoice;
  const file = await loadRepairFile(db, repair_id, at);
  if (!file) throw new Error(`invoice ${first.invoice.id} has no repair`);
  const on_account = await accountOf(db, client_id);
  const today = dateOf(at, file.shop.timezone);
  const closed_to = await closedTo(db);
  return { accounts, file, today, closed_to, on_account, newId: randomUUIDv7 };
}

type Sealed = Pick<LockedAccounts, "accounts" | "file"> & { entries: readonly Payment[] };

type Remainders = { remainders: ReadonlyMap<string, number>; at: Instant };

/** Answers what each invoice still owes, in cents, and the instant of the movement. */
export async function sealMovement(
  db: ShopDb,
  sealed: Sealed,
  context: ChangeContext,
): Promise<Remainders> {
  const { remainders, at } = await sealEntries(db, sealed, context);
  const { author } = context;
  const { accounts, file, entries } = sealed;
  for (const entry of entries)
    await noteEntry(db, { shop_id: file.shop.id, entry, accounts, remainders }, { author, at });
  return { remainders, at };
}

/** The same without a word in the journal of the repair. */
export async function sealEntries(
  db: ShopDb,
  { accounts, file, entries }: Sealed,
  context: ChangeContext,
): Promise<Remainders> {
  const [first] = entries;
  if (!first) throw new Error("a movement without an entry");
  const { author, ledgerKey } = context;
  const at = await takeMoment(db, context.at);
  const shop_id = file.shop.id;
  const created_by = author.account_id;
  const shares = entries.flatMap((entry) => sharesMoved(accounts, entry));
  await insertPayments(db, entries, { shop_id, created_by, at });
  await insertShares(db, shares, { shop_id, received_on: first.received_on });
  await tellPlatform(db, shares, at);
  for (const entry of entries) await addPaid(db, entry);
  const { movement_id, kind } = first;
  const movement = { movement_id, kind, created_by, created_at: at, entries, shares };
  await appendEntry(db, { ...ledgerMovement(movement), at }, ledgerKey);
  return { remainders: remaindersAfter(accounts, entries), at };
}

/** What was received on an invoice that leaves by the shop's platform is told to it, once for each entry. */
async function tellPlatform(
  db: ShopDb,
  shares: readonly LedgerShare[],
  at: Instant,
): Promise<void> {
  const received = new Map(shares.map(({ cause_id, invoice_id }) => [cause_id, invoice_id]));
  if (received.size === 0) return;
  for (const { id, subject_id } of await flowsOf(db, "invoice", [...received.values()]))
    for (const [cause_id, invoice_id] of received)
      if (invoice_id === subject_id)
        await planFlow(db, { kind: "paid", subject_id: cause_id, after_id: id, at });
}

export const withEntry = (account: InvoiceAccount, entry: Payment): InvoiceAccount => ({
  ...account,
  payments: [...account.payments, entry],
});

/** A movement has one entry at most on an invoice, so each is compared with what was recorded before. */
function sharesMoved(accounts: readonly InvoiceAccount[], entry: Payment): LedgerShare[] {
  const account = accounts.find(({ invoice }) => invoice.id === entry.invoice_id);
  if (!account) return [];
  const moved = addShares(
    receivedSharesOf(withEntry(account, entry)),
    receivedSharesOf(account),
    -1,
  );
  return moved.map((share) => ({ ...share, cause_id: entry.id, invoice_id: account.invoice.id }));
}

const remaindersAfter = (
  accounts: readonly InvoiceAccount[],
  entries: readonly Payment[],
): ReadonlyMap<string, number> =>
  new Map(
    accounts.map((account) => {
      const after = entries
        .filter(({ invoice_id }) => invoice_id === account.invoice.id)
        .reduce(withEntry, account);
      return [account.invoice.id, remainderOf(after)];
    }),
  );

type Noted = {
  shop_id: string;
  entry: Payment;
  accounts: readonly InvoiceAccount[];
  remainders: ReadonlyMap<string, number>;
};

/** What stays on the client's account is told with the invoice that it comes with. */
async function noteEntry(
  db: ShopDb,
  { shop_id, entry, accounts, remainders }: Noted,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<void> {
  const invoice = accounts.find((account) => account.invoice.id === entry.invoice_id)?.invoice;
  const item = itemOf(entry, invoice, remainders.get(entry.invoice_id ?? "") ?? 0);
  if (!item) return;
  const { repair_id } = entry;
  await appendItems(db, { shop_id, repair_id, author, at }, [item]);
}

function itemOf(
  { id: payment_id, kind, amount, method, payer_name, corrects_id }: Payment,
  invoice: Invoice | undefined,
  remainder: number,
): JournalItem | undefined {
  if (!invoice && kind !== "refund") return undefined;
  const facts = { payment_id, reference: invoice?.reference ?? "", method, remainder };
  const isOut = kind === "refund" || (kind !== "correction" && amount < 0);
  if (isOut || (corrects_id !== null && amount > 0))
    return {
      type: "PaymentRefunded",
      payload: { ...facts, invoice_id: invoice?.id ?? null, amount: 0 - amount },
    };
  if (!invoice) return undefined;
  const payer = payer_name ? { payer: payer_name } : {};
  return {
    type: "PaymentReceived",
    payload: { ...facts, ...payer, invoice_id: invoice.id, amount },
  };
}
