/** The photos of a booking that is being filled without scripts. */
import { sql } from "kysely";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

export type Waiting = { of_booking: number; of_shop: number };

/** How many others than these wait for this booking, and how many for all those of the shop; one at a time until the end of the transaction. */
export async function countWaiting(
  db: ShopDb,
  { shop_id, booking_id, ids }: { shop_id: string; booking_id: string; ids: readonly string[] },
): Promise<Waiting> {
  await sql`select pg_advisory_xact_lock(7314, hashtext(${shop_id}))`.execute(db);
  const { rows } = await sql<Waiting>`
    select count(*) filter (where f."recipientID" = ${booking_id} and f.id <> all(${[...ids]}::uuid[]))::int as of_booking, count(*)::int as of_shop
    from app.file f where f.shop_id = ${SHOP_ID} and f."recipientType" = 'booking'`.execute(db);
  return rows[0] ?? { of_booking: 0, of_shop: 0 };
}

type Removed = { booking_id: string; id: string };

/** Its bytes are deleted at night. */
export const removeWaiting = (db: ShopDb, { booking_id, id }: Removed): Promise<unknown> =>
  db
    .deleteFrom("file")
    .where("shop_id", "=", SHOP_ID)
    .where("recipientType", "=", "booking")
    .where("recipientID", "=", booking_id)
    .where("id", "=", id)
    .execute();
