/** Where bookings came from, and how many of them are still to come. */
import { sql } from "kysely";
import { z } from "zod";
import type { Instant } from "../../domain/time.ts";
import { readRow } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

type NewBooking = { shop_id: string; repair_id: string; network: string; created_at: Instant };

export async function insertBookingOrigin(db: ShopDb, booking: NewBooking): Promise<void> {
  await db.insertInto("booking").values(booking).execute();
}

const count = z.strictObject({ count: z.number() });

/** Appointments to come that new clients booked from this network in the last 24 hours. */
export async function countFromNetwork(db: ShopDb, network: string, now: Instant): Promise<number> {
  const row = await readRow(
    db,
    count,
    sql`select count(*)::int as count from app.booking b
      where b.shop_id = ${SHOP_ID} and b.network = ${network} and b.created_at > ${now}::timestamptz - interval '1 day'
        and exists (select from app.event e where e.shop_id = b.shop_id and e.repair_id = b.repair_id
          and e.status = 'TODO' and e.end_at > ${now})`,
  );
  return row?.count ?? 0;
}

export async function countOfClients(
  db: ShopDb,
  client_ids: readonly string[],
  now: Instant,
): Promise<number> {
  if (client_ids.length === 0) return 0;
  const row = await readRow(
    db,
    count,
    sql`select count(*)::int as count from app.repair r
      join app.event e on e.shop_id = r.shop_id and e.repair_id = r.id
      where r.shop_id = ${SHOP_ID} and r.client_id = any(${[...client_ids]}::uuid[]) and r.created_by is null
        and e.status = 'TODO' and e.end_at > ${now}`,
  );
  return row?.count ?? 0;
}
