/** The reports as they were sent, what the platform says of them, and the rhythm that the owner chose. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { CATEGORIES, type ReportContent } from "../../../domain/ledger/e-reporting/aggregate.ts";
import { RHYTHMS, type Rhythm } from "../../../domain/ledger/e-reporting/period.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const sale = z.strictObject({
  day: LOCAL_DATE,
  category: z.enum(CATEGORIES),
  vat_rate: z.number(),
  base: z.number(),
  vat: z.number(),
});
const payment = z.strictObject({
  day: LOCAL_DATE,
  vat_rate: z.number(),
  amount: z.number(),
  bonus: z.number(),
});
const report = z.strictObject({
  id: z.string(),
  period_from: LOCAL_DATE,
  period_to: LOCAL_DATE,
  version: z.number(),
  content: z.strictObject({ sales: z.array(sale), payments: z.array(payment) }),
  xml: z.string(),
  created_at: INSTANT,
});
export type SentReport = z.output<typeof report>;

const select = (db: ShopDb, rest: RawBuilder<unknown>): Promise<SentReport[]> =>
  readRows(
    db,
    report,
    sql`select ${columnsOf(Object.keys(report.shape), "r")} from app.e_report r where r.shop_id = ${SHOP_ID} ${rest}`,
  );

/** Of the periods that begin on these days, the latest version of each first. */
export const reportsFrom = (db: ShopDb, days: readonly LocalDate[]): Promise<SentReport[]> =>
  select(
    db,
    sql`and r.period_from = any(${[...days]}::date[]) order by r.period_from desc, r.version desc`,
  );

export const loadReport = async (db: ShopDb, id: string): Promise<SentReport | undefined> =>
  (await select(db, sql`and r.id = ${id}`))[0];

type NewReport = Omit<SentReport, "content"> & {
  content: ReportContent;
  created_by: string | null;
};

/** False when another process made this version first. */
export async function insertReport(db: ShopDb, given: NewReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("e_report")
    .values({ ...given, content: JSON.stringify(given.content), shop_id: SHOP_ID })
    .onConflict((taken) => taken.columns(["shop_id", "period_from", "version"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

const status = z.strictObject({
  e_report_id: z.string(),
  code: z.number(),
  reason: z.string(),
  at: INSTANT,
});
export type ReportStatus = z.output<typeof status>;

/** In the order of the platform's clock. */
export const reportStatusesOf = (db: ShopDb, ids: readonly string[]): Promise<ReportStatus[]> =>
  readRows(
    db,
    status,
    sql`select ${columnsOf(Object.keys(status.shape), "s")} from app.e_report_status s
      where s.shop_id = ${SHOP_ID} and s.e_report_id = any(${[...ids]}::uuid[]) order by s.at, s.id`,
  );

type NewStatus = {
  report_id: string;
  message_id: string;
  code: number;
  reason: string;
  at: Instant;
  received_at: Instant;
};

/** One that came already is left as it is. */
export async function insertReportStatus(db: ShopDb, given: NewStatus): Promise<void> {
  const { report_id, message_id, code, reason, at, received_at } = given;
  await sql`insert into app.e_report_status (shop_id, e_report_id, message_id, code, reason, at, received_at)
    values (${SHOP_ID}, ${report_id}, ${message_id}, ${code}, ${reason.slice(0, 1000)}, ${at}::timestamptz, ${received_at}::timestamptz)
    on conflict do nothing`.execute(db);
}

const choice = z.strictObject({ rhythm: z.enum(RHYTHMS) });

/** Null until the owner wants reports to leave by themselves. */
export const loadRhythm = async (db: ShopDb): Promise<Rhythm | null> =>
  (
    await readRow(
      db,
      choice,
      sql`select c.rhythm from app.e_reporting_choice c where c.shop_id = ${SHOP_ID}`,
    )
  )?.rhythm ?? null;

export async function saveRhythm(db: ShopDb, rhythm: Rhythm): Promise<void> {
  await sql`insert into app.e_reporting_choice (shop_id, rhythm) values (${SHOP_ID}, ${rhythm})
    on conflict (shop_id) do update set rhythm = excluded.rhythm`.execute(db);
}
