/** The list of « Factures - Paiements »: searched, counted by what it may show, a page at a time. */
import { sql } from "kysely";
import { z } from "zod";
import {
  INVOICE_SHOWS,
  searchTerms,
  type InvoiceShow,
  type SearchTerm,
} from "../../domain/invoice/search.ts";
import type { LocalDate } from "../../domain/time.ts";
import { readRow } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import type { Bounds } from "../platform/graphql/page.ts";
import type { UnpaidTotal } from "./balance/store.ts";
import { loadIssued, type IssuedDocument } from "./store.ts";

export type InvoiceFilter = {
  show: InvoiceShow;
  /** Words of the client's name, of the number, or an amount; each must match. */
  text: string;
  /** Days of issue, both included. */
  from: LocalDate | null;
  to: LocalDate | null;
  /** The shop's day: what is late. */
  today: LocalDate;
};

export type InvoiceCount = { show: InvoiceShow; count: number };
export type InvoiceBoard = {
  counts: InvoiceCount[];
  unpaid: UnpaidTotal;
  invoices: IssuedDocument[];
};

const board = z.strictObject({
  unpaid: z.number(),
  late: z.number(),
  paid: z.number(),
  credit: z.number(),
  all: z.number(),
  remainder: z.number(),
  ids: z.array(z.string()),
});

/** Unpaid invoices first, the oldest due date on top; then the others, the latest first. */
export async function listInvoiceBoard(
  db: ShopDb,
  filter: InvoiceFilter & Bounds,
): Promise<InvoiceBoard> {
  const found = await readRow(db, board, boardStatement(filter));
  if (!found) return { counts: [], unpaid: { count: 0, remainder: 0 }, invoices: [] };
  const { ids, remainder, ...counts } = found;
  const rows = new Map((await loadIssued(db, ids)).map((row) => [row.id, row]));
  return {
    counts: INVOICE_SHOWS.map((show) => ({ show, count: counts[show] })),
    unpaid: { count: found.unpaid, remainder },
    invoices: ids.flatMap((id) => rows.get(id) ?? []),
  };
}

const SHOWN: Record<InvoiceShow, ReturnType<typeof sql>> = {
  unpaid: sql`f.unpaid`,
  late: sql`f.late`,
  paid: sql`f.kind in (380, 386) and not f.unpaid`,
  credit: sql`f.kind in (381, 503)`,
  all: sql`true`,
};

const boardStatement = ({ show, text, from, to, today, first, skip }: InvoiceFilter & Bounds) =>
  sql<z.output<typeof board>>`
    with found as materialized (
      select i.id, i.kind, i.issued_on, i.issued_at, b.due_on, coalesce(b.remainder, 0) as remainder,
        coalesce(b.remainder > 0, false) as unpaid, coalesce(b.remainder > 0 and b.due_on < ${today}::date, false) as late
      from app.invoice i join app.client c on c.shop_id = ${SHOP_ID} and c.id = i.client_id
        left join app.invoice_balance b on b.shop_id = ${SHOP_ID} and b.invoice_id = i.id
      where i.shop_id = ${SHOP_ID}
        and (${from}::date is null or i.issued_on >= ${from}::date) and (${to}::date is null or i.issued_on <= ${to}::date)
        and ${sql.join([sql`true`, ...searchTerms(text).map(matching)], sql` and `)})
    select count(*) filter (where ${SHOWN.unpaid}) as unpaid, count(*) filter (where ${SHOWN.late}) as late,
      count(*) filter (where ${SHOWN.paid}) as paid, count(*) filter (where ${SHOWN.credit}) as credit, count(*) as "all",
      coalesce(sum(f.remainder) filter (where f.unpaid), 0)::bigint as remainder,
      array(select f.id from found f where ${SHOWN[show]}
        order by f.unpaid desc, case when f.unpaid then f.due_on end, case when f.unpaid then f.id end,
          f.issued_on desc, f.issued_at desc, f.id desc
        offset ${skip} limit ${first}) as ids
    from found f`;

/** Without patterns: a « % » that a person types is a sign like another. */
const matching = ({ text, from, to }: SearchTerm) => sql`(
  strpos(c.names, nullif(app.fold(${text}), '')) > 0 or strpos(lower(i.reference), lower(${text})) > 0
  or i.total_incl between ${from}::bigint and ${to}::bigint or i.due between ${from}::bigint and ${to}::bigint
  or b.remainder between ${from}::bigint and ${to}::bigint)`;
