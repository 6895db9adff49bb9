/** Closings: written once, never changed; and what they sum. */
import { sql } from "kysely";
import { z } from "zod";
import {
  CLOSING_KINDS,
  NOTHING,
  type Closing,
  type ClosingKind,
  type ClosingMethod,
  type ClosingRate,
  type ClosingTotals,
  type Perpetual,
} from "../../../domain/ledger/closing/closing.ts";
import type { SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { sum } from "../../../domain/money.ts";
import type { LocalDate } from "../../../domain/time.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { feesIn } from "../../payment/late/store.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { billedVat, creditCount, issuedIn, issuedSum, receivedIn } from "../sales/store.ts";

const closingRow = z.strictObject({
  id: z.string(),
  kind: z.enum(CLOSING_KINDS),
  period_from: LOCAL_DATE,
  period_to: LOCAL_DATE,
  closed_at: INSTANT,
  closed_by: z.string().nullable(),
  first_seq: z.int(),
  last_seq: z.int(),
  head: z.string(),
  totals: z.custom<ClosingTotals>((value) => typeof value === "object" && value !== null),
  perpetual: z.custom<Perpetual>((value) => typeof value === "object" && value !== null),
});

const COLUMNS = columnsOf(Object.keys(closingRow.shape), "c");

/** The latest first; a year after its last month. */
export const allClosings = (db: ShopDb): Promise<Closing[]> =>
  readRows(
    db,
    closingRow,
    sql`select ${COLUMNS} from app.closing c where c.shop_id = ${SHOP_ID} order by c.period_to desc, c.kind desc`,
  );

export const loadClosing = (db: ShopDb, id: string): Promise<Closing | undefined> =>
  readRow(
    db,
    closingRow,
    sql`select ${COLUMNS} from app.closing c where c.shop_id = ${SHOP_ID} and c.id = ${id}`,
  );

/** The last closing of this kind. */
export const lastClosing = (db: ShopDb, kind: ClosingKind): Promise<Closing | undefined> =>
  readRow(
    db,
    closingRow,
    sql`select ${COLUMNS} from app.closing c where c.shop_id = ${SHOP_ID} and c.kind = ${kind}
      order by c.period_to desc limit 1`,
  );

export const monthsOf = (db: ShopDb, { from, to }: SalesPeriod): Promise<Closing[]> =>
  readRows(
    db,
    closingRow,
    sql`select ${COLUMNS} from app.closing c where c.shop_id = ${SHOP_ID} and c.kind = 'month'
      and c.period_from between ${from} and ${to} order by c.period_from`,
  );

export async function insertClosing(
  db: ShopDb,
  { totals, perpetual, ...row }: Closing,
  prev_to: LocalDate | null,
): Promise<void> {
  await db
    .insertInto("closing")
    .values({
      ...row,
      shop_id: SHOP_ID,
      prev_to,
      totals: JSON.stringify(totals),
      perpetual: JSON.stringify(perpetual),
    })
    .execute();
}

const firstDay = z.strictObject({ day: LOCAL_DATE.nullable() });

/** The first day that has a document or a movement. */
export const firstDated = async (db: ShopDb): Promise<LocalDate | undefined> => {
  const query = sql<z.output<typeof firstDay>>`select least(
    (select min(i.issued_on) from app.invoice i where i.shop_id = ${SHOP_ID}),
    (select min(p.received_on) from app.payment p where p.shop_id = ${SHOP_ID})) as day`;
  return (await readRow(db, firstDay, query))?.day ?? undefined;
};

const issuedRow = z.strictObject({
  invoices: z.int(),
  credits: z.int(),
  excl: z.int(),
  vat: z.int(),
  incl: z.int(),
});
const rateRow = z.strictObject({ vat_rate: z.int(), base: z.int(), vat: z.int() });
const methodRow = z.strictObject({ method: z.string(), count: z.int(), amount: z.int() });

/** Read under the chain's lock: nothing more can come in the period. */
export async function sumPeriod(db: ShopDb, period: SalesPeriod): Promise<ClosingTotals> {
  const issued = await readRow(
    db,
    issuedRow,
    sql<z.output<typeof issuedRow>>`
    select count(*) filter (where d.sign > 0) as invoices, ${creditCount} as credits,
      ${issuedSum("excl")} as excl, ${issuedSum("vat")} as vat, ${issuedSum("incl")} as incl from ${issuedIn(period)} d`,
  );
  const rates = await readRows(
    db,
    rateRow,
    sql<ClosingRate>`select v.vat_rate, sum(v.base)::bigint as base, sum(v.vat)::bigint as vat from ${billedVat(period)} v
      group by v.vat_rate order by v.vat_rate desc`,
  );
  const methods = await readRows(
    db,
    methodRow,
    sql<ClosingMethod>`select r.method, count(*) as count, sum(r.amount)::bigint as amount from ${receivedIn(period)} r
      group by r.method order by r.method`,
  );
  const total = { ...issued, received: sum(methods.map(({ amount }) => amount)) };
  const fees = await feesIn(db, period);
  const late_fees = sum(fees.map(({ interest, indemnity }) => interest + indemnity));
  return { ...NOTHING, invoices: 0, credits: 0, ...total, rates, methods, late_fees };
}
