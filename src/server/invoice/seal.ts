/** What issuing and crediting share: the next number, then the document in the chain and in the journal. */
import { randomUUIDv7 } from "node:crypto";
import type { CreditNote, Invoice } from "../../domain/invoice/invoice.ts";
import type { Issuing } from "../../domain/invoice/issue.ts";
import { ledgerInvoice } from "../../domain/ledger/entry.ts";
import { seriesAt, type SeriesKind } from "../../domain/quote/number.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import type { Instant, Zone } from "../../domain/time.ts";
import { recordAudit } from "../account/audit/record.ts";
import { appendEntry } from "../ledger/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { takeNumber } from "../platform/database/series.ts";
import { sha256 } from "../platform/sha256.ts";
import type { RepairFile } from "../quote/document/parties.ts";
import { appendItems } from "../repair/store.ts";
import { addCredited, openBalance } from "./balance/store.ts";
import { insertIssued } from "./store.ts";

/** Locks the series' counter: call it once nothing else has to be waited for. */
export async function nextIssuing(
  db: ShopDb,
  kind: SeriesKind,
  { at, zone }: { at: Instant; zone: Zone },
): Promise<Issuing> {
  const number = await takeNumber(db, seriesAt(kind, at, zone));
  return { id: randomUUIDv7(), number, at, zone, sha256 };
}

type IssuedInRepair = { issued: Invoice | CreditNote; file: RepairFile };

export async function sealIssued(
  db: ShopDb,
  { issued, file: { shop, repair } }: IssuedInRepair,
  context: ChangeContext,
): Promise<void> {
  const { author, at, ledgerKey } = context;
  await insertIssued(db, shop.id, { ...issued, created_by: author.account_id });
  if (issued.kind === 380) await openBalance(db, { ...issued, shop_id: shop.id });
  else await addCredited(db, { invoice_id: issued.credits_id, amount: issued.due });
  await appendEntry(db, { ...ledgerInvoice(issued), at }, ledgerKey);
  await appendItems(db, { shop_id: shop.id, repair_id: repair.id, author, at }, [itemOf(issued)]);
  const { id, reference, total_incl } = issued;
  const [action, noun] =
    issued.kind === 380
      ? (["invoice.issued", "invoice"] as const)
      : (["credit.issued", "credit"] as const);
  await recordAudit(db, context, {
    action,
    record: { noun, id, name: reference },
    after: { total_incl },
  });
}

function itemOf(issued: Invoice | CreditNote): JournalItem {
  const { id: invoice_id, reference, total_incl, due } = issued;
  if (issued.kind === 380)
    return { type: "InvoiceIssued", payload: { invoice_id, reference, total_incl, due } };
  const credits = issued.document.corrects?.reference ?? "";
  return { type: "CreditIssued", payload: { invoice_id, reference, total_incl, credits } };
}
