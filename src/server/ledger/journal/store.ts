/** The documents and receipts of a period, a page at a time, in the order in which they were recorded. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Invoice } from "../../../domain/invoice/invoice.ts";
import type { SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import type { Instant } from "../../../domain/time.ts";
import { isInvoice, loadIssued, type IssuedDocument } from "../../invoice/store.ts";
import { loadPayments, type PaymentRow } from "../../payment/store.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const AT_ONCE = 250;

/** Where a page ended: the instant of the recording, and the id within it. */
export type Place = { at: Instant; id: string };

const place = z.strictObject({ at: INSTANT, id: z.string() });
const receiptPlace = z.strictObject({ ...place.shape, before: z.number() });

/** To the millisecond, as instants are read: rows of the same one are told apart by their id. */
const after = (at: RawBuilder<unknown>, id: RawBuilder<unknown>, last: Place | null) =>
  last
    ? sql`(date_trunc('milliseconds', ${at}), ${id}) > (${last.at}::timestamptz, ${last.id}::uuid)`
    : sql`true`;

export async function nextDocuments(
  db: ShopDb,
  { from, to }: SalesPeriod,
  last: Place | null,
): Promise<IssuedDocument[]> {
  const places = await readRows(
    db,
    place,
    sql`select i.issued_at as at, i.id from app.invoice i
      where i.shop_id = ${SHOP_ID} and i.kind in (380, 381) and i.issued_on between ${from} and ${to}
        and ${after(sql`i.issued_at`, sql`i.id`, last)}
      order by date_trunc('milliseconds', i.issued_at), i.id limit ${AT_ONCE}`,
  );
  const rows = new Map(
    (
      await loadIssued(
        db,
        places.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return places.flatMap(({ id }) => rows.get(id) ?? []);
}

export type RecordedReceipt = {
  payment: PaymentRow;
  document: IssuedDocument & Invoice;
  /** Received on the same invoice by the entries recorded earlier. */
  before: number;
};

export async function nextReceipts(
  db: ShopDb,
  { from, to }: SalesPeriod,
  last: Place | null,
): Promise<RecordedReceipt[]> {
  const places = await readRows(
    db,
    receiptPlace,
    sql`select p.created_at as at, p.id, coalesce((select sum(e.amount) from app.payment e
        where e.shop_id = ${SHOP_ID} and e.invoice_id = p.invoice_id and (e.created_at, e.id) < (p.created_at, p.id)), 0)::bigint as before
      from app.payment p
      where p.shop_id = ${SHOP_ID} and p.received_on between ${from} and ${to}
        and ${after(sql`p.created_at`, sql`p.id`, last)}
      order by date_trunc('milliseconds', p.created_at), p.id limit ${AT_ONCE}`,
  );
  const payments = await loadPayments(
    db,
    places.map(({ id }) => id),
  );
  const issued = await loadIssued(db, [...new Set(payments.map(({ invoice_id }) => invoice_id))]);
  const [byId, documents] = [
    new Map(payments.map((payment) => [payment.id, payment])),
    new Map(issued.filter(isInvoice).map((document) => [document.id, document])),
  ];
  return places.flatMap(({ id, before }) => {
    const payment = byId.get(id);
    const document = payment && documents.get(payment.invoice_id);
    return payment && document ? [{ payment, document, before }] : [];
  });
}
