/** What « Factures - Paiements » finds, counts and shows: one statement for all that is owed, one for any question. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import {
  isWholeOwed,
  searchTerms,
  type InvoiceFilter,
  type InvoiceShow,
  type SearchTerm,
} from "../../../domain/invoice/search.ts";
import { AGE_ENDS, AGES } from "../../../domain/payment/aged.ts";
import type { LocalDate } from "../../../domain/time.ts";
import { readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { Bounds } from "../../platform/graphql/page.ts";

const board = z.strictObject({
  unpaid: z.number(),
  late: z.number(),
  paid: z.number(),
  deposit: z.number(),
  credit: z.number(),
  all: z.number(),
  remainder: z.number(),
  aged: z.array(z.strictObject({ age: z.enum(AGES), count: z.number(), remainder: z.number() })),
  shown_due: z.number(),
  ids: z.array(z.string()),
});

type Found = z.output<typeof board>;

/** Counts and sums of all that the filter finds, and the ids of a page of what it shows. */
export async function readBoard(db: ShopDb, filter: InvoiceFilter & Bounds): Promise<Found> {
  const statement = isWholeOwed(filter) ? owedStatement(filter) : boardStatement(filter);
  const found = await readRow(db, board, statement);
  if (!found) throw new Error("sums are one row");
  return found;
}

/** The same as `boardStatement`, without reading the invoices of the past: what is unpaid has an index, and so has each count. */
const owedStatement = ({ show, today, first, skip }: InvoiceFilter & Bounds) =>
  sql<Found>`
    with owed as materialized (
      select b.invoice_id as id, i.kind, i.due, b.due_on, b.remainder, b.due_on < ${today}::date as late
      from app.invoice_balance b join app.invoice i on i.shop_id = ${SHOP_ID} and i.id = b.invoice_id
      where b.shop_id = ${SHOP_ID} and b.remainder > 0),
    counted as materialized (
      select count(*) as "all", count(*) filter (where i.kind in (380, 384, 386)) as billed, count(*) filter (where i.kind = 386) as deposit,
        count(*) filter (where i.kind in (381, 503)) as credit
      from app.invoice i where i.shop_id = ${SHOP_ID}),
    replaced as materialized (
      select count(*) as n from app.invoice i where i.shop_id = ${SHOP_ID} and i.replaces_id is not null),
    shown as materialized (select * from owed f where ${show === "unpaid"} or f.late)
    select (select count(*) from owed) as unpaid, (select count(*) from owed f where f.late) as late,
      counted.billed - replaced.n - (select count(*) from owed f where f.kind in (380, 384, 386)) as paid,
      counted.deposit, counted.credit, counted."all",
      coalesce((select sum(f.remainder) from owed f), 0)::bigint as remainder,
      coalesce((select sum(case when f.kind in (381, 503) then -f.due else f.due end) from shown f), 0)::bigint as shown_due,
      ${agedSums(today, sql`owed`)} as aged,
      array(select f.id from shown f order by f.due_on, f.id offset ${skip} limit ${first}) as ids
    from counted, replaced`;

const SHOWN: Record<InvoiceShow, ReturnType<typeof sql>> = {
  unpaid: sql`f.unpaid`,
  late: sql`f.late`,
  paid: sql`f.kind in (380, 384, 386) and not f.unpaid and not f.replaced`,
  deposit: sql`f.kind = 386`,
  credit: sql`f.kind in (381, 503)`,
  all: sql`true`,
};

const boardStatement = ({
  show,
  text,
  from,
  to,
  today,
  ids,
  first,
  skip,
}: InvoiceFilter & Bounds) =>
  sql<Found>`
    with found as materialized (
      select i.id, i.kind, i.due, i.issued_on, i.issued_at, b.due_on, coalesce(b.remainder, 0) as remainder,
        coalesce(b.remainder > 0, false) as unpaid, coalesce(b.replaced, false) as replaced, coalesce(b.remainder > 0 and b.due_on < ${today}::date, false) as late
      from app.invoice i join app.client c on c.shop_id = ${SHOP_ID} and c.id = i.client_id
        left join app.invoice_balance b on b.shop_id = ${SHOP_ID} and b.invoice_id = i.id
      where i.shop_id = ${SHOP_ID}
        and (${ids === undefined} or i.id = any(${[...(ids ?? [])]}::uuid[]))
        and (${from}::date is null or i.issued_on >= ${from}::date) and (${to}::date is null or i.issued_on <= ${to}::date)
        and ${sql.join([sql`true`, ...searchTerms(text).map(matching)], sql` and `)})
    select count(*) filter (where ${SHOWN.unpaid}) as unpaid, count(*) filter (where ${SHOWN.late}) as late,
      count(*) filter (where ${SHOWN.paid}) as paid, count(*) filter (where ${SHOWN.deposit}) as deposit, count(*) filter (where ${SHOWN.credit}) as credit, count(*) as "all",
      coalesce(sum(f.remainder) filter (where f.unpaid), 0)::bigint as remainder,
      coalesce(sum(case when f.kind in (381, 503) then -f.due when f.replaced then 0 else f.due end) filter (where ${SHOWN[show]}), 0)::bigint as shown_due,
      ${agedSums(today, sql`(select * from found f where f.unpaid)`)} as aged,
      array(select f.id from found f where ${SHOWN[show]}
        order by f.unpaid desc, case when f.unpaid then f.due_on end, case when f.unpaid then f.id end,
          f.issued_on desc, f.issued_at desc, f.id desc
        offset ${skip} limit ${first}) as ids
    from found f`;

/** Of the rows of `unpaid`. */
const agedSums = (today: LocalDate, unpaid: RawBuilder<unknown>) => sql`
  coalesce((select jsonb_agg(jsonb_build_object('age', a.age, 'count', a.count, 'remainder', a.remainder))
    from (select ${ageOn(today)} as age, count(*) as count, sum(u.remainder)::bigint as remainder
      from ${unpaid} u group by 1) a), '[]')`;

/** Of `u.due_on`. */
const ageOn = (today: LocalDate) => sql`case
  when ${today}::date - u.due_on <= ${AGE_ENDS["not-due"]} then 'not-due'
  when ${today}::date - u.due_on <= ${AGE_ENDS["1-30"]} then '1-30'
  when ${today}::date - u.due_on <= ${AGE_ENDS["31-60"]} then '31-60'
  when ${today}::date - u.due_on <= ${AGE_ENDS["61-90"]} then '61-90'
  else 'over-90' end`;

/** Without patterns: a « % » that a person types is a sign like another. */
const matching = ({ text, from, to }: SearchTerm) => sql`(
  strpos(c.names, nullif(app.fold(${text}), '')) > 0 or strpos(lower(i.reference), lower(${text})) > 0
  or i.total_incl between ${from}::bigint and ${to}::bigint or i.due between ${from}::bigint and ${to}::bigint
  or b.remainder between ${from}::bigint and ${to}::bigint)`;
