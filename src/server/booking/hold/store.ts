/** Held bookings, and what became of them. */
import { sql } from "kysely";
import { z } from "zod";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import type { Instant } from "../../../domain/time.ts";
import { eventsOfRepairs, eventsOfVisits, lockTime } from "../../agenda/store.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
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

/** Of an appliance of a visit for several, the booking is that of the first one. */
export async function loadBooking(db: ShopDb, repair_id: string): Promise<BookingRow | undefined> {
  return readRow(
    db,
    booking,
    sql`select ${COLUMNS} from app.booking b where b.shop_id = ${SHOP_ID} and b.repair_id = coalesce((
      select e.visit_id from app.event e where e.shop_id = ${SHOP_ID} and e.repair_id = ${repair_id} and e.visit_id is not null
      limit 1), ${repair_id}::uuid)`,
  );
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

/** Each appliance of a booking: its repair and its last appointment. */
export type Visit = { booking: BookingRow; event: AgendaEvent; repair: RepairRow };

/** The appointments of these bookings, with those of the other appliances of their visits. */
export async function eventsOfBookings(
  db: ShopDb,
  repair_ids: readonly string[],
): Promise<AgendaEvent[]> {
  const [own, visits] = await Promise.all([
    eventsOfRepairs(db, repair_ids),
    eventsOfVisits(db, repair_ids),
  ]);
  return [...own, ...visits.filter(({ id }) => !own.some((event) => event.id === id))];
}

/** As they are once their people and rows are locked; the first appliance of each booking comes first. */
export async function lockVisits(db: ShopDb, bookings: readonly BookingRow[]): Promise<Visit[]> {
  const ids = bookings.map(({ repair_id }) => repair_id);
  const found = await eventsOfBookings(db, ids);
  await lockTime(db, found);
  const all = [...new Set([...ids, ...found.flatMap(({ repair_id }) => repair_id ?? [])])];
  const [repairs, events] = await Promise.all([lockRepairs(db, all), eventsOfBookings(db, ids)]);
  return bookings.flatMap((booking) =>
    all.flatMap((repair_id) => {
      const event = lastOf(events, repair_id);
      const isOfIt = repair_id === booking.repair_id || event?.visit_id === booking.repair_id;
      const repair = isOfIt && repairs.find(({ id }) => id === repair_id);
      return event && repair ? [{ booking, event, repair }] : [];
    }),
  );
}

function lastOf(events: readonly AgendaEvent[], repair_id: string): AgendaEvent | undefined {
  const own = events.filter((event) => event.repair_id === repair_id);
  return own.findLast(({ status }) => status !== "CANCEL") ?? own.at(-1);
}

/** The letters of a visit for several appliances are about the first one, and name the others. */
export const isFirst = ({ booking, repair }: Visit): boolean => repair.id === booking.repair_id;
