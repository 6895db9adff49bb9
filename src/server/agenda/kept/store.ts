/** Hours kept for the client to whom they are offered, until the end of the offer. */
import { sql } from "kysely";
import type { BusyEvent } from "../../../domain/agenda/slot-request.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

export type KeptHours = Pick<
  BusyEvent,
  | "start_at"
  | "end_at"
  | "kind"
  | "where"
  | "trip_duration_before"
  | "trip_duration_after"
  | "lat"
  | "lon"
> & {
  /** Of the offer. */
  id: string;
  user_id: string;
  until: Instant;
};

/** False when another offer keeps some of these hours of this person. Lock the person first (`lockUsers`). */
export async function keepHours(db: ShopDb, kept: KeptHours, now: Instant): Promise<boolean> {
  await sql`delete from app.kept_hours k where k.shop_id = ${SHOP_ID} and k.until <= ${now}`.execute(
    db,
  );
  const written = await db
    .insertInto("kept_hours")
    .values({ shop_id: SHOP_ID, ...kept })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
}

/** The offer was answered: its hours are free at once, or held by what it became. */
export async function releaseHours(db: ShopDb, offer_id: string): Promise<void> {
  await db
    .deleteFrom("kept_hours")
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", offer_id)
    .execute();
}

export type Keeping = {
  now: Instant;
  /** The offer that is being answered: its own hours are free. */
  offer_id?: string | undefined;
};

/** As appointments of the round, with the roads to them. */
export async function keptHours(
  db: ShopDb,
  { now, offer_id, user_id }: Keeping & { user_id?: string },
): Promise<BusyEvent[]> {
  const { rows } = await sql<BusyEvent>`
    select k.id, k.start_at, k.end_at, extract(epoch from k.end_at - k.start_at)::int / 60 as duration, false as fullday,
      k.kind, k."where", 'TODO' as status, array[k.user_id] as assigned_to, k.trip_duration_before, k.trip_duration_after,
      false as trip_is_included_before, false as trip_is_included_after, k.lat, k.lon
    from app.kept_hours k
    where k.shop_id = ${SHOP_ID} and k.until > ${now} and k.id is distinct from ${offer_id ?? null}::uuid
      and (${user_id ?? null}::uuid is null or k.user_id = ${user_id ?? null}::uuid)`.execute(db);
  return rows;
}
