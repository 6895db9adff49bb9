/** The documents and receipts of a period, a page at a time, in the order in which they were recorded. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { fullName } from "../../../domain/client/names.ts";
import { INVOICE_KINDS, type InvoiceKind } from "../../../domain/invoice/kind.ts";
import type { LedgerShare } from "../../../domain/ledger/entry.ts";
import {
  cancelledBy,
  type Document,
  type FeeReceived,
  type Receipt,
} from "../../../domain/ledger/journal/journal.ts";
import type { SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import type { Instant } from "../../../domain/time.ts";
import { loadClients } from "../../client/store.ts";
import { isInvoice, loadIssued, type IssuedDocument } from "../../invoice/store.ts";
import { feesIn, type FeeRow } from "../../payment/late/store.ts";
import { loadPayments, type PaymentRow } from "../../payment/store.ts";
import { sharesCausedBy } from "../../payment/share/store.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const AT_ONCE = 250;

/** Where a page ended: the instant of the recording, and the id within it. */
export type Place = { at: Instant; id: string };

const place = z.strictObject({ at: INSTANT, id: z.string() });

/** To the millisecond, as instants are read: rows of the same one are told apart by their id. */
const after = (at: RawBuilder<unknown>, id: RawBuilder<unknown>, last: Place | null) =>
  last
    ? sql`(date_trunc('milliseconds', ${at}), ${id}) > (${last.at}::timestamptz, ${last.id}::uuid)`
    : sql`true`;

/** Sales alone leave out deposits, which sell nothing yet. */
export type DocumentKinds = "sales" | "all";
const KINDS: Record<DocumentKinds, readonly InvoiceKind[]> = {
  sales: [380, 381, 384],
  all: INVOICE_KINDS,
};

/** `shares`: of a credit note that changed what the money received was for. */
export type RecordedDocument = { document: Document; shares: LedgerShare[] };

type Question = { period: SalesPeriod; kinds: DocumentKinds };

export async function nextDocuments(
  db: ShopDb,
  { period: { from, to }, kinds }: Question,
  last: Place | null,
): Promise<RecordedDocument[]> {
  const places = await readRows(
    db,
    place,
    sql`select i.issued_at as at, i.id from app.invoice i
      where i.shop_id = ${SHOP_ID} and i.kind = any(${[...KINDS[kinds]]}::int[]) and i.issued_on between ${from} and ${to}
        and ${after(sql`i.issued_at`, sql`i.id`, last)}
      order by date_trunc('milliseconds', i.issued_at), i.id limit ${AT_ONCE}`,
  );
  const ids = places.map(({ id }) => id);
  const [issued, shares] = [await loadIssued(db, ids), await sharesCausedBy(db, ids)];
  const replaced = await loadIssued(
    db,
    issued.flatMap(({ replaces_id }) => replaces_id ?? []),
  );
  const rows = new Map([...issued, ...replaced].map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const document = rows.get(id);
    return document
      ? [
          ...cancelled(document, rows),
          { document, shares: shares.filter(({ cause_id }) => cause_id === id) },
        ]
      : [];
  });
}

/** A corrective invoice takes the first one off the books, then stands in its place. */
function cancelled(
  document: IssuedDocument,
  rows: ReadonlyMap<string, IssuedDocument>,
): RecordedDocument[] {
  const first = rows.get(document.replaces_id ?? "");
  return first && isInvoice(first) && isInvoice(document)
    ? [{ document: cancelledBy(document, first), shares: [] }]
    : [];
}

export type RecordedReceipt = Receipt & { payment: PaymentRow };

export async function nextReceipts(
  db: ShopDb,
  { from, to }: SalesPeriod,
  last: Place | null,
): Promise<RecordedReceipt[]> {
  const places = await readRows(
    db,
    place,
    sql`select p.created_at as at, p.id from app.payment p
      where p.shop_id = ${SHOP_ID} and p.received_on between ${from} and ${to}
        and ${after(sql`p.created_at`, sql`p.id`, last)}
      order by date_trunc('milliseconds', p.created_at), p.id limit ${AT_ONCE}`,
  );
  const ids = places.map(({ id }) => id);
  const [payments, shares] = [await loadPayments(db, ids), await sharesCausedBy(db, ids)];
  const receipts = new Map((await withClients(db, payments)).map((one) => [one.payment.id, one]));
  return ids.flatMap((id) => {
    const receipt = receipts.get(id);
    return receipt
      ? [{ ...receipt, shares: shares.filter(({ cause_id }) => cause_id === id) }]
      : [];
  });
}

/** The invoice of each, and who paid: as printed there, or as on file for an advance. */
async function withClients(
  db: ShopDb,
  payments: readonly PaymentRow[],
): Promise<Omit<RecordedReceipt, "shares">[]> {
  const invoices = payments.flatMap(({ invoice_id }) => invoice_id ?? []);
  const issued = (await loadIssued(db, [...new Set(invoices)])).filter(isInvoice);
  const advances = payments.filter(({ invoice_id }) => invoice_id === null);
  const clients = await loadClients(db, [...new Set(advances.map(({ client_id }) => client_id))]);
  return payments.map((payment) => {
    const document = issued.find(({ id }) => id === payment.invoice_id) ?? null;
    const onFile = clients.find(({ id }) => id === payment.client_id);
    const name = document?.document.client.name ?? (onFile ? fullName(onFile) : "");
    return { payment, document, client: { id: payment.client_id, name } };
  });
}

export type RecordedFee = FeeReceived & { fee: FeeRow };

/** Late fees of the period, in the order of recording: a shop has few. */
export async function recordedFees(db: ShopDb, period: SalesPeriod): Promise<RecordedFee[]> {
  const fees = await feesIn(db, period);
  const invoices = await loadIssued(db, [...new Set(fees.map(({ invoice_id }) => invoice_id))]);
  return fees.flatMap((fee) => {
    const document = invoices.filter(isInvoice).find(({ id }) => id === fee.invoice_id);
    if (!document) return [];
    const client = { id: document.client_id, name: document.document.client.name };
    return [{ fee, document, client }];
  });
}
