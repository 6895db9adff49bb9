/** The shop's own devices, and who has them. */
import { sql } from "kysely";
import { z } from "zod";
import type { Loan } from "../../../domain/repair/loan/loan.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import { LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const loan = z.strictObject({
  id: z.string(),
  repair_id: z.string(),
  device_id: z.string(),
  name: z.string(),
  due_on: LOCAL_DATE,
  returned: z.boolean(),
});

const LOANS = sql`
  select l.id, l.repair_id, l.device_id, d.name, l.due_on, l.returned_at is not null as returned
  from app.loan l join app.loan_device d on d.shop_id = ${SHOP_ID} and d.id = l.device_id where l.shop_id = ${SHOP_ID}`;

export const loansOfRepairs = (db: ShopDb, repair_ids: readonly string[]): Promise<Loan[]> =>
  readRows(
    db,
    loan,
    sql`${LOANS} and l.repair_id = any(${[...repair_ids]}::uuid[]) order by l.lent_at, l.id`,
  );

export const loadLoan = (db: ShopDb, id: string): Promise<Loan | undefined> =>
  readRow(db, loan, sql`${LOANS} and l.id = ${id}`);

/** Of these repairs, those whose client has a device of the shop. */
export async function repairsWithLoan(
  db: ShopDb,
  repair_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ repair_id: string }>`
    select distinct l.repair_id from app.loan l
    where l.shop_id = ${SHOP_ID} and l.repair_id = any(${[...repair_ids]}::uuid[]) and l.returned_at is null`.execute(
    db,
  );
  return new Set(rows.map(({ repair_id }) => repair_id));
}

const device = z.strictObject({
  id: z.string(),
  name: z.string(),
  retired: z.boolean(),
  lent: z.boolean(),
  /** The repair whose client has it, and until when. */
  repair_id: z.string().nullable(),
  due_on: LOCAL_DATE.nullable(),
});
export type LoanDevice = z.output<typeof device>;

const DEVICES = sql`
  select d.id, d.name, d.retired_at is not null as retired, l.id is not null as lent, l.repair_id, l.due_on
  from app.loan_device d left join app.loan l
    on l.shop_id = ${SHOP_ID} and l.device_id = d.id and l.returned_at is null
  where d.shop_id = ${SHOP_ID}`;

/** By name, those no longer lent last; `lent` while a client has it. */
export const listDevices = (db: ShopDb): Promise<LoanDevice[]> =>
  readRows(db, device, sql`${DEVICES} order by d.retired_at is not null, d.name limit 500`);

/** Held until the end of the transaction: it is neither lent nor retired meanwhile. */
export const lockDevice = (db: ShopDb, id: string): Promise<LoanDevice | undefined> =>
  readRow(db, device, sql`${DEVICES} and d.id = ${id} for update of d`);

export async function updateDevice(
  db: ShopDb,
  id: string,
  fields: { name?: string; retired_at?: Instant | null },
): Promise<void> {
  await db
    .updateTable("loan_device")
    .set(fields)
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

const found = z.strictObject({ id: z.string(), retired: z.boolean() });

/** The device of this name, added to those of the shop when it is new; locked, so that it is not retired meanwhile. */
export async function findDevice(
  db: ShopDb,
  { shop_id, name }: { shop_id: string; name: string },
): Promise<z.output<typeof found>> {
  await db
    .insertInto("loan_device")
    .values({ shop_id, name })
    .onConflict((conflict) => conflict.constraint("loan_device_name").doNothing())
    .execute();
  const row = await readRow(
    db,
    found,
    sql`select d.id, d.retired_at is not null as retired from app.loan_device d
      where d.shop_id = ${SHOP_ID} and d.name = ${name} for update`,
  );
  if (!row) throw new Error("the loan device was not written");
  return row;
}

type NewLoan = Pick<Loan, "id" | "repair_id" | "device_id"> & {
  shop_id: string;
  due_on: LocalDate;
  lent_at: Instant;
};

/** Answers false when the device is lent already; of two at once, one waits for the other and is refused. */
export async function insertLoan(db: ShopDb, row: NewLoan): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("loan")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["shop_id", "device_id"]).where("returned_at", "is", null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function endLoan(db: ShopDb, id: string, returned_at: Instant): Promise<void> {
  await db
    .updateTable("loan")
    .set({ returned_at })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}
