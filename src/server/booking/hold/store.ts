/** Held bookings, and what became of them. */
import { sql } from "kysely";
import { z } from "zod";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const booking = z.strictObject({
  repair_id: z.string(),
  created_at: INSTANT,
  held_until: INSTANT.nullable(),
  token_hash: z.string().nullable(),
  confirmed_at: INSTANT.nullable(),
  released_at: INSTANT.nullable(),
});
export type BookingRow = z.output<typeof booking>;

const COLUMNS = sql`b.repair_id, b.created_at, b.held_until, b.token_hash, b.confirmed_at, b.released_at`;

export const loadBooking = (db: ShopDb, repair_id: string): Promise<BookingRow | undefined> =>
  readRow(
    db,
    booking,
    sql`select ${COLUMNS} from app.booking b where b.shop_id = ${SHOP_ID} and b.repair_id = ${repair_id}`,
  );

/** Locked until the end of the transaction, in one order. */
export const lockBookings = (db: ShopDb, repair_ids: readonly string[]): Promise<BookingRow[]> =>
  readRows(
    db,
    booking,
    sql`select ${COLUMNS} from app.booking b where b.shop_id = ${SHOP_ID} and b.repair_id = any(${[...repair_ids]}::uuid[])
      order by b.repair_id for no key update`,
  );

type Outcome = { confirmed_at: Instant | null; released_at: Instant | null };

export async function recordOutcome(
  db: ShopDb,
  repair_id: string,
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable("booking")
    .set(outcome)
    .where("shop_id", "=", SHOP_ID)
    .where("repair_id", "=", repair_id)
    .execute();
}
