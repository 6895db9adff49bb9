/** The figures of a period, summed in SQL over the shop's documents and payments. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { VatBasis } from "../../../domain/ledger/sales/basis.ts";
import type { PeriodFigures } from "../../../domain/ledger/sales/figures.ts";
import { periodBefore, stepOf, type SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { addDays, startOfDay, type Zone } from "../../../domain/time.ts";
import { LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import {
  billedVat,
  creditCount,
  issuedIn,
  issuedSum,
  receivedIn,
  receivedVat,
  soldCount,
} from "./store.ts";

const stepRow = z.strictObject({
  day: LOCAL_DATE,
  excl: z.number(),
  incl: z.number(),
  received: z.number(),
});
const shareRow = z.strictObject({
  id: z.string(),
  name: z.string(),
  count: z.number(),
  excl: z.number(),
  incl: z.number(),
});
const methodRow = z.strictObject({
  method: z.string(),
  count: z.number(),
  amount: z.number(),
});
const rateRow = z.strictObject({ vat_rate: z.number(), base: z.number(), vat: z.number() });

export type SalesStepRow = z.output<typeof stepRow>;
export type SalesShare = z.output<typeof shareRow>;
export type MethodSum = z.output<typeof methodRow>;
export type RateSum = z.output<typeof rateRow>;

export type SalesReport = {
  period: SalesPeriod;
  before: SalesPeriod;
  now: PeriodFigures;
  past: PeriodFigures;
  /** Bars with anything in them, in the order of days. */
  steps: SalesStepRow[];
  technicians: SalesShare[];
  categories: SalesShare[];
  methods: MethodSum[];
  basis: VatBasis;
  rates: RateSum[];
};

export type ReportQuestion = { period: SalesPeriod; zone: Zone; basis: VatBasis };

export async function reportSales(
  db: ShopDb,
  { period, zone, basis }: ReportQuestion,
): Promise<SalesReport> {
  const before = periodBefore(period);
  const [technicians, categories] = await sharesOf(db, period);
  return {
    period,
    before,
    now: await figuresOf(db, period, zone),
    past: await figuresOf(db, before, zone),
    steps: await readRows(db, stepRow, stepsStatement(period)),
    technicians,
    categories,
    methods: await readRows(db, methodRow, methodsStatement(period)),
    basis,
    rates: await ratesOf(db, period, basis),
  };
}

const figures = z.strictObject({
  count: z.number(),
  credits: z.number(),
  excl: z.number(),
  vat: z.number(),
  incl: z.number(),
  payments: z.number(),
  amount: z.number(),
  sent: z.number(),
  accepted: z.number(),
  sent_incl: z.number(),
  accepted_incl: z.number(),
  settled: z.number(),
  days: z.number(),
});

async function figuresOf(db: ShopDb, period: SalesPeriod, zone: Zone): Promise<PeriodFigures> {
  const row = await readRow(db, figures, figuresStatement(period, zone));
  if (!row) throw new Error("sums are one row");
  const { payments, amount, sent, accepted, sent_incl, accepted_incl, settled, days, ...issued } =
    row;
  return {
    ...issued,
    received: { count: payments, amount },
    quotes: { sent, accepted, sent_incl, accepted_incl },
    settled: { count: settled, days },
  };
}

const figuresStatement = (period: SalesPeriod, zone: Zone) => sql<z.output<typeof figures>>`
  select i.*, p.*, q.*, s.*
  from (select ${soldCount} as count, ${creditCount} as credits,
      ${issuedSum("excl")} as excl, ${issuedSum("vat")} as vat, ${issuedSum("incl")} as incl from ${issuedIn(period)} d) i,
    (select count(*) as payments, coalesce(sum(r.amount), 0)::bigint as amount from ${receivedIn(period)} r) p,
    (${quotesStatement(period, zone)}) q, (${settledStatement(period)}) s`;

/** By the day on which they were sent, on the shop's clock. */
const quotesStatement = ({ from, to }: SalesPeriod, zone: Zone) => sql`
  select count(*) as sent, count(*) filter (where q.status = 'Accepté') as accepted,
    coalesce(sum(q.total_incl), 0)::bigint as sent_incl,
    coalesce(sum(q.total_incl) filter (where q.status = 'Accepté'), 0)::bigint as accepted_incl
  from app.quote q
  where q.shop_id = ${SHOP_ID} and q.sent_at is not null
    and coalesce(q.sent_at, q.created_at) >= ${startOfDay(from, zone)}
    and coalesce(q.sent_at, q.created_at) < ${startOfDay(addDays(to, 1), zone)}`;

/** Paid to the last cent, the last of them in the period; an invoice that a credit note took back was never paid. */
const settledStatement = ({ from, to }: SalesPeriod) => sql`
  select count(*) as settled, coalesce(sum(greatest(b.moved_on - b.issued_on, 0)), 0)::bigint as days
  from app.invoice_balance b
  where b.shop_id = ${SHOP_ID} and b.moved_on between ${from} and ${to} and b.remainder <= 0 and b.paid > 0`;

function stepsStatement(period: SalesPeriod): RawBuilder<SalesStepRow> {
  const step = stepOf(period);
  return sql`
    select s.day, sum(s.excl)::bigint as excl, sum(s.incl)::bigint as incl, sum(s.received)::bigint as received
    from (
      select date_trunc(${step}::text, d.issued_on::timestamp)::date as day, d.sign * d.total_excl as excl,
        d.sign * d.total_incl as incl, 0 as received from ${issuedIn(period)} d
      union all
      select date_trunc(${step}::text, r.received_on::timestamp)::date, 0, 0, r.amount from ${receivedIn(period)} r
    ) s group by s.day order by s.day`;
}

async function sharesOf(db: ShopDb, period: SalesPeriod): Promise<[SalesShare[], SalesShare[]]> {
  const row = z.strictObject({ of: z.enum(["technician", "category"]), ...shareRow.shape });
  const rows = await readRows(
    db,
    row,
    sql<z.output<typeof row>>`
    with shares as (
      select case when grouping(d.category_id) = 1 then 'technician' else 'category' end as of,
        case when grouping(d.category_id) = 1 then d.technician_id else d.category_id end as id,
        ${soldCount} as count, ${issuedSum("excl")} as excl, ${issuedSum("incl")} as incl
      from ${issuedIn(period)} d group by grouping sets ((d.technician_id), (d.category_id)))
    select s.of, s.id, coalesce(trim(u.firstname || ' ' || u.lastname), '') as name, s.count, s.excl, s.incl
    from shares s left join app.shop_user u on s.of = 'technician' and u.shop_id = ${SHOP_ID} and u.id::text = s.id
    order by s.excl desc, s.id`,
  );
  const of = (which: "technician" | "category") =>
    rows.filter((one) => one.of === which).map(({ of: _which, ...share }) => share);
  return [of("technician"), of("category")];
}

const methodsStatement = (period: SalesPeriod) => sql<MethodSum>`
  select r.method, count(*) as count, sum(r.amount)::bigint as amount from ${receivedIn(period)} r
  group by r.method order by amount desc, r.method`;

/** The highest rate first. */
async function ratesOf(db: ShopDb, period: SalesPeriod, basis: VatBasis): Promise<RateSum[]> {
  const lines = basis === "receipts" ? receivedVat(period) : billedVat(period);
  return readRows(
    db,
    rateRow,
    sql`select v.vat_rate, sum(v.base)::bigint as base, sum(v.vat)::bigint as vat from ${lines} v
      group by v.vat_rate order by v.vat_rate desc`,
  );
}
