/** The inbox of suppliers' invoices: searched, counted by state, a page at a time. */
import { sql } from "kysely";
import { z } from "zod";
import { CODE_OF } from "../../../../domain/invoice/received/decide.ts";
import {
  RECEIVED_SHOWS,
  TO_PAY,
  type ReceivedShow,
} from "../../../../domain/invoice/received/search.ts";
import { CREDIT_KINDS } from "../../../../domain/invoice/received/supplier-invoice.ts";
import { searchTerms, type SearchTerm } from "../../../../domain/invoice/search.ts";
import type { LocalDate } from "../../../../domain/time.ts";
import { readRow } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";
import type { Bounds } from "../../../platform/graphql/page.ts";
import { loadSupplierInvoices, type SupplierInvoice } from "../store.ts";
import { countUnread, listUnread, type UnreadFile } from "../unread/store.ts";

export type ReceivedFilter = {
  /** All of them when null. */
  show: ReceivedShow | null;
  /** Words of the supplier's name, of the number, or an amount; each must match. */
  text: string;
  /** The key of one supplier; all of them when empty. */
  supplier: string;
  /** Days of issue, both included. */
  from: LocalDate | null;
  to: LocalDate | null;
};

export type ReceivedBoard = {
  counts: { show: ReceivedShow; count: number }[];
  /** Of all that is found, beyond the page: files under « Illisibles », else invoices. */
  total: number;
  suppliers: { key: string; name: string }[];
  /** Of all that is found: cents to check or to pay, credit notes taken off. */
  to_pay: number;
  invoices: SupplierInvoice[];
  unread: UnreadFile[];
};

const STATES = RECEIVED_SHOWS.filter((show) => show !== "unreadable");

const board = z.strictObject({
  counts: z.record(z.string(), z.number()),
  total: z.number(),
  suppliers: z.array(z.strictObject({ key: z.string(), name: z.string() })),
  to_pay: z.number(),
  ids: z.array(z.string()),
});

/** The last received first. Files that nothing could read are on top of all, and alone under their own state. */
export async function listReceived(
  db: ShopDb,
  filter: ReceivedFilter & Bounds,
): Promise<ReceivedBoard> {
  const found = await readRow(db, board, statement(filter));
  if (!found) throw new Error("sums are one row");
  const { show, first, skip } = filter;
  const isSearched = filter.text !== "" || filter.supplier !== "" || filter.from || filter.to;
  const isOnTop = show === null && !isSearched && skip === 0;
  const unread = show === "unreadable" || isOnTop ? await listUnread(db, { first, skip }) : [];
  const files = await countUnread(db);
  const rows = new Map((await loadSupplierInvoices(db, found.ids)).map((row) => [row.id, row]));
  return {
    counts: [
      ...STATES.map((state) => ({ show: state, count: found.counts[state] ?? 0 })),
      { show: "unreadable", count: files.waiting },
    ],
    total: show === "unreadable" ? files.all : found.total,
    suppliers: found.suppliers,
    to_pay: found.to_pay,
    invoices: found.ids.flatMap((id) => rows.get(id) ?? []),
    unread: show === null ? unread.filter(({ outcome }) => outcome === null) : unread,
  };
}

const MOST_SUPPLIERS = 300;

/** As `stateAfter` says of the last decision. */
const STATE = sql`case last.code when ${CODE_OF.approve} then 'approved' when ${CODE_OF.dispute} then 'disputed'
  when ${CODE_OF.refuse} then 'refused' when ${CODE_OF.pay} then 'paid' else 'received' end`;

const statement = ({ show, text, supplier, from, to, first, skip }: ReceivedFilter & Bounds) =>
  sql<z.output<typeof board>>`
    with found as materialized (
      select i.id, i.received_at, i.due, i.kind, ${STATE} as state
      from app.supplier_invoice i left join lateral (
        select s.code from app.supplier_invoice_status s
        where s.shop_id = ${SHOP_ID} and s.supplier_invoice_id = i.id order by s.position desc limit 1) last on true
      where i.shop_id = ${SHOP_ID} and (${supplier} = '' or i.supplier_key = ${supplier})
        and (${from}::date is null or i.issued_on >= ${from}::date) and (${to}::date is null or i.issued_on <= ${to}::date)
        and ${sql.join([sql`true`, ...searchTerms(text).map(matching)], sql` and `)}),
    shown as (select * from found f where ${show}::text is null or f.state = ${show})
    select (select coalesce(jsonb_object_agg(c.state, c.count), '{}') from (
        select f.state, count(*) as count from found f group by 1) c) as counts,
      (select count(*) from shown) as total,
      (select coalesce(jsonb_agg(jsonb_build_object('key', n.key, 'name', n.name) order by lower(n.name), n.key), '[]') from (
        select i.supplier_key as key, max(i.supplier_name) as name from app.supplier_invoice i
        where i.shop_id = ${SHOP_ID} group by 1 order by max(i.received_at) desc limit ${MOST_SUPPLIERS}) n) as suppliers,
      (select coalesce(sum(case when f.kind = any(${[...CREDIT_KINDS]}::int[]) then -f.due else f.due end), 0)::bigint
        from found f where f.state = any(${[...TO_PAY]}::text[])) as to_pay,
      array(select s.id from shown s order by s.received_at desc, s.id desc offset ${skip} limit ${first}) as ids`;

/** Without patterns: a « % » that a person types is a sign like another. */
const matching = ({ text, from, to }: SearchTerm) => sql`(
  strpos(app.fold(i.supplier_name), nullif(app.fold(${text}), '')) > 0 or strpos(lower(i.reference), lower(${text})) > 0
  or i.total_incl between ${from}::bigint and ${to}::bigint or i.due between ${from}::bigint and ${to}::bigint)`;
