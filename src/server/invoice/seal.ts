/** What issuing and crediting share: the instant and the number under their locks, then the chain and the journal. */
import { randomUUIDv7 } from "node:crypto";
import { channelOf } from "../../domain/invoice/platform/route.ts";
import { addShares } from "../../domain/invoice/shares.ts";
import type { CreditNote, Invoice } from "../../domain/invoice/invoice.ts";
import type { Issuing } from "../../domain/invoice/issue.ts";
import { isCreditKind } from "../../domain/invoice/kind.ts";
import { ledgerInvoice, type LedgerShare } from "../../domain/ledger/entry.ts";
import { receivedSharesOf, type InvoiceAccount } from "../../domain/payment/account.ts";
import { seriesAt, type SeriesKind } from "../../domain/quote/number.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import type { Instant, Zone } from "../../domain/time.ts";
import { recordAudit } from "../account/audit/record.ts";
import { loadAccounting } from "../ledger/accounting/store.ts";
import { appendEntry, takeMoment } from "../ledger/store.ts";
import { insertShares } from "../payment/share/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { takeNumber } from "../platform/database/series.ts";
import { sha256 } from "../platform/sha256.ts";
import type { RepairFile } from "../quote/document/parties.ts";
import { planPaper } from "../quote/paper/store.ts";
import { appendItems } from "../repair/store.ts";
import { addCredited, openBalance } from "./balance/store.ts";
import { PAPER_OF } from "./document/issued.ts";
import { planFlow } from "./platform/sending/store.ts";
import { insertIssued } from "./store.ts";

type Numbered = { issuing: Issuing; context: ChangeContext };

/**
 * Locks the chain, then the counter: the instant is never before that of the document or the movement before, and the
 * day, the series and the number follow from it. Call it once nothing else has to be waited for.
 */
export async function nextIssuing(
  db: ShopDb,
  { kind, zone }: { kind: SeriesKind; zone: Zone },
  context: ChangeContext,
): Promise<Numbered> {
  const at = await takeMoment(db, context.at);
  const number = await takeNumber(db, seriesAt(kind, at, zone));
  const { debits_from } = await loadAccounting(db);
  return {
    issuing: { id: randomUUIDv7(), number, at, zone, debits_from, sha256 },
    context: { ...context, at },
  };
}

type IssuedInRepair = { issued: Invoice; file: RepairFile };

export async function sealInvoice(
  db: ShopDb,
  { issued, file }: IssuedInRepair,
  context: ChangeContext,
): Promise<void> {
  const { author, at, ledgerKey } = context;
  const shop_id = file.shop.id;
  const row = { ...issued, created_by: author.account_id };
  await insertIssued(db, shop_id, row);
  await openBalance(db, { ...issued, shop_id });
  await appendEntry(db, { ...ledgerInvoice(row, []), at }, ledgerKey);
  await planSending(db, issued, at);
  await noteIssued(db, { issued, file }, context);
}

type CreditInRepair = {
  credit: CreditNote;
  account: InvoiceAccount;
  file: RepairFile;
  /** Of what the client never received: nobody is sent it. */
  isInternal: boolean;
};

/** With what it changes of what the money received was for. */
export async function sealCredit(
  db: ShopDb,
  { credit, account, file, isInternal }: CreditInRepair,
  context: ChangeContext,
): Promise<void> {
  const { author, at, ledgerKey } = context;
  const shop_id = file.shop.id;
  const row = { ...credit, created_by: author.account_id };
  const shares = sharesMoved(account, credit);
  await insertIssued(db, shop_id, row);
  await addCredited(db, credit);
  await insertShares(db, shares, { shop_id, received_on: credit.issued_on });
  await appendEntry(db, { ...ledgerInvoice(row, shares), at }, ledgerKey);
  if (!isInternal) await planSending(db, credit, at);
  await noteIssued(db, { issued: credit, file }, context);
}

function sharesMoved(account: InvoiceAccount, credit: CreditNote): LedgerShare[] {
  const after = { ...account, credits: [...account.credits, credit] };
  const moved = addShares(receivedSharesOf(after), receivedSharesOf(account), -1);
  return moved.map((share) => ({
    ...share,
    cause_id: credit.id,
    invoice_id: account.invoice.id,
  }));
}

/** Between professionals it leaves by the shop's platform, if it has one. */
async function planSending(
  db: ShopDb,
  { id, document }: Invoice | CreditNote,
  at: Instant,
): Promise<void> {
  if (channelOf(document) === "platform")
    await planFlow(db, { kind: "invoice", subject_id: id, at });
}

async function noteIssued(
  db: ShopDb,
  { issued, file: { shop, repair } }: { issued: Invoice | CreditNote; file: RepairFile },
  context: ChangeContext,
): Promise<void> {
  const { author, at } = context;
  await planPaper(db, { kind: PAPER_OF[issued.kind], ref_id: issued.id, version: 1 });
  await appendItems(db, { shop_id: shop.id, repair_id: repair.id, author, at }, [itemOf(issued)]);
  const { id, reference, total_incl } = issued;
  const [action, noun] = isCreditKind(issued.kind)
    ? (["credit.issued", "credit"] as const)
    : (["invoice.issued", "invoice"] as const);
  await recordAudit(db, context, {
    action,
    record: { noun, id, name: reference },
    after: { total_incl },
  });
}

function itemOf({
  id: invoice_id,
  kind,
  reference,
  total_incl,
  due,
  document,
}: Invoice | CreditNote): JournalItem {
  const facts = { invoice_id, reference, total_incl };
  if (isCreditKind(kind)) {
    const credits = document.corrects?.reference ?? "";
    return { type: "CreditIssued", payload: { ...facts, credits, reason: document.reason } };
  }
  const deposit = kind === 386 ? { is_deposit: true as const } : {};
  const replaced = document.corrects;
  const corrective = replaced ? { replaces: replaced.reference, reason: document.reason } : {};
  return { type: "InvoiceIssued", payload: { ...facts, due, ...deposit, ...corrective } };
}
