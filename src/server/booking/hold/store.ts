/** Held bookings, and what became of them. */
import { sql } from "kysely";
import { z } from "zod";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import type { Instant } from "../../../domain/time.ts";
import { eventsOfRepairs, lockTime } from "../../agenda/store.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { lockRepairs, type RepairRow } from "../../repair/store.ts";

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

export async function loadBooking(db: ShopDb, repair_id: string): Promise<BookingRow | undefined> {
  const [row] = await loadBookings(db, [repair_id]);
  return row;
}

export const loadBookings = (db: ShopDb, repair_ids: readonly string[]): Promise<BookingRow[]> =>
  readRows(
    db,
    booking,
    sql`select ${COLUMNS} from app.booking b where b.shop_id = ${SHOP_ID} and b.repair_id = any(${[...repair_ids]}::uuid[])`,
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
  repair_ids: readonly string[],
  outcome: Outcome,
): Promise<void> {
  if (repair_ids.length === 0) return;
  await db
    .updateTable("booking")
    .set(outcome)
    .where("shop_id", "=", SHOP_ID)
    .where("repair_id", "in", repair_ids)
    .execute();
}

export type Visit = { booking: BookingRow; event: AgendaEvent; repair: RepairRow };

/** The repair of each booking and its last appointment, as they are once their people and rows are locked. */
export async function lockVisits(db: ShopDb, bookings: readonly BookingRow[]): Promise<Visit[]> {
  const ids = bookings.map(({ repair_id }) => repair_id);
  const found = await eventsOfRepairs(db, ids);
  await lockTime(db, found);
  const [repairs, events] = await Promise.all([lockRepairs(db, ids), eventsOfRepairs(db, ids)]);
  return bookings.flatMap((booking) => {
    const own = events.filter(({ repair_id }) => repair_id === booking.repair_id);
    const event = own.findLast(({ status }) => status !== "CANCEL") ?? own.at(-1);
    const repair = repairs.find(({ id }) => id === booking.repair_id);
    return event && repair ? [{ booking, event, repair }] : [];
  });
}
