/** Reminders of late invoices, as sent: never changed. */
import { sql } from "kysely";
import { z } from "zod";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import { INSTANT, LOCAL_DATE, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

type NewReminder = {
  shop_id: string;
  invoice_id: string;
  reminded_on: LocalDate;
  remainder: number;
  /** Days after the due date of a letter that left by itself; none for one that a person sent. */
  rung?: number;
  /** Null when the shop was asked to call. */
  message_id: string | null;
  created_by: string | null;
  created_at: Instant;
};

export async function insertReminder(db: ShopDb, reminder: NewReminder): Promise<void> {
  await db.insertInto("payment_reminder").values(reminder).execute();
}

const reminder = z.strictObject({
  invoice_id: z.string(),
  rung: z.number().nullable(),
  reminded_on: LOCAL_DATE,
  created_at: INSTANT,
  message_id: z.string().nullable(),
});
export type Reminder = z.output<typeof reminder>;

/** The latest first for each invoice. */
export const remindersOf = (db: ShopDb, invoice_ids: readonly string[]): Promise<Reminder[]> =>
  readRows(
    db,
    reminder,
    sql`select r.invoice_id, r.rung, r.reminded_on, r.created_at, r.message_id
      from app.payment_reminder r where r.shop_id = ${SHOP_ID} and r.invoice_id = any(${[...invoice_ids]}::uuid[])
      order by r.invoice_id, r.reminded_on desc`,
  );
