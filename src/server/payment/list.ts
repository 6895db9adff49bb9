/** The payments received, searched, summed by method, a page at a time. */
import { sql } from "kysely";
import { z } from "zod";
import { searchTerms, type SearchTerm } from "../../domain/invoice/search.ts";
import {
  ENTRY_METHODS,
  type EntryMethod,
  type PaymentMethod,
} from "../../domain/payment/payment.ts";
import type { LocalDate } from "../../domain/time.ts";
import { readRow } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import type { Bounds } from "../platform/graphql/page.ts";
import { loadPayments, type PaymentRow } from "./store.ts";

export type PaymentFilter = {
  method: PaymentMethod | null;
  /** Words of the client's name, of the invoice's number, of the note, or an amount; each must match. */
  text: string;
  /** Days of reception, both included. */
  from: LocalDate | null;
  to: LocalDate | null;
};

/** `amount` in cents: what was taken back is counted out. */
export type PaymentCount = { method: EntryMethod; count: number; amount: number };
export type PaymentBoard = { counts: PaymentCount[]; payments: PaymentRow[] };

const board = z.strictObject({
  counts: z.array(
    z.strictObject({ method: z.enum(ENTRY_METHODS), count: z.number(), amount: z.number() }),
  ),
  ids: z.array(z.string()),
});

/** The latest received first. The counts are of what the text and the period find, whichever method is shown. */
export async function listPayments(
  db: ShopDb,
  filter: PaymentFilter & Bounds,
): Promise<PaymentBoard> {
  const found = await readRow(db, board, boardStatement(filter));
  if (!found) return { counts: [], payments: [] };
  const rows = new Map((await loadPayments(db, found.ids)).map((row) => [row.id, row]));
  return { counts: found.counts, payments: found.ids.flatMap((id) => rows.get(id) ?? []) };
}

const boardStatement = ({ method, text, from, to, first, skip }: PaymentFilter & Bounds) =>
  sql<z.output<typeof board>>`
    with found as materialized (
      select p.id, p.method, p.amount, p.received_on, p.created_at
      from app.payment p join app.client c on c.shop_id = ${SHOP_ID} and c.id = p.client_id
        left join app.invoice i on i.shop_id = ${SHOP_ID} and i.id = p.invoice_id
      where p.shop_id = ${SHOP_ID}
        and (${from}::date is null or p.received_on >= ${from}::date) and (${to}::date is null or p.received_on <= ${to}::date)
        and ${sql.join([sql`true`, ...searchTerms(text).map(matching)], sql` and `)})
    select
      coalesce((select jsonb_agg(jsonb_build_object('method', m.method, 'count', m.count, 'amount', m.amount))
        from (select f.method, count(*) as count, sum(f.amount) as amount from found f group by f.method) m), '[]') as counts,
      array(select f.id from found f where ${method}::text is null or f.method = ${method}::text
        order by f.received_on desc, f.created_at desc, f.id desc
        offset ${skip} limit ${first}) as ids`;

/** Without patterns: a « % » that a person types is a sign like another. A correction is found by its amount too. */
const matching = ({ text, from, to }: SearchTerm) => sql`(
  strpos(c.names, nullif(app.fold(${text}), '')) > 0 or strpos(lower(i.reference), lower(${text})) > 0
  or strpos(lower(p.payer_name || ' ' || p.reference), lower(${text})) > 0 or strpos(lower(p.note), lower(${text})) > 0 or abs(p.amount) between ${from}::bigint and ${to}::bigint)`;
