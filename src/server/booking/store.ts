/** Bookings of contacts whom the shop does not know: where they came from, and how many there are. */
import { sql } from "kysely";
import { z } from "zod";
import type { AcquaintanceFacts } from "../../domain/booking/acquaintance.ts";
import { addMinutes, type Instant } from "../../domain/time.ts";
import { readRow } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

type NewBooking = {
  shop_id: string;
  repair_id: string;
  network: string;
  created_at: Instant;
  held_until: Instant | null;
  token_hash: string | null;
  confirmed_at: Instant | null;
};

export async function insertBooking(db: ShopDb, booking: NewBooking): Promise<void> {
  await db.insertInto("booking").values(booking).execute();
}

const count = z.strictObject({ count: z.number() });

/** Bookings of the last 24 hours from this network that are to come, or whose slot was given back unconfirmed. */
export async function countFromNetwork(db: ShopDb, network: string, now: Instant): Promise<number> {
  const row = await readRow(
    db,
    count,
    sql`select count(*)::int as count from app.booking b
      where b.shop_id = ${SHOP_ID} and b.network = ${network} and b.created_at > ${now}::timestamptz - interval '1 day'
        and (b.released_at is not null or exists (select from app.event e where e.shop_id = b.shop_id
          and e.repair_id = b.repair_id and e.status = 'TODO' and e.end_at > ${now}))`,
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
    // Several appliances of one visit are one appointment.
    sql`select count(distinct coalesce((select e.visit_id from app.event e where e.shop_id = r.shop_id
        and e.repair_id = r.id and e.visit_id is not null limit 1), r.id))::int as count from app.repair r
      where r.shop_id = ${SHOP_ID} and r.client_id = any(${[...client_ids]}::uuid[]) and r.created_by is null
        and (exists (select from app.event e where e.shop_id = r.shop_id and e.repair_id = r.id
            and e.status = 'TODO' and e.end_at > ${now})
          or exists (select from app.booking b where b.shop_id = r.shop_id and b.repair_id = r.id
            and b.released_at > ${now}::timestamptz - interval '1 day'))`,
  );
  return row?.count ?? 0;
}

const facts = z.strictObject({ by_shop: z.boolean(), served: z.boolean(), confirmed: z.boolean() });

/** What the shop's record says of how well it knows this client. */
export const loadAcquaintance = (
  db: ShopDb,
  client_id: string,
): Promise<AcquaintanceFacts | undefined> =>
  readRow(
    db,
    facts,
    sql`select coalesce(bool_or(r.created_by is not null), false) or count(b.repair_id) = 0 as by_shop,
        coalesce(bool_or(exists (select from app.event e where e.shop_id = r.shop_id and e.repair_id = r.id
          and e.status = 'DONE')), false) as served,
        coalesce(bool_or(b.confirmed_at is not null), false) as confirmed
      from app.repair r left join app.booking b on b.shop_id = r.shop_id and b.repair_id = r.id
      where r.shop_id = ${SHOP_ID} and r.client_id = ${client_id}`,
  );

/** Minutes. */
const DAY = 24 * 60;
const demand = z.strictObject({
  unconfirmed: z.number(),
  real: z.number(),
  held: z.number(),
  numbered: z.number(),
});
export type CountedDemand = z.output<typeof demand>;

/**
 * What the shop receives from unknown contacts; `held`: how many of the last 24 hours had to be confirmed; `numbered`: how
 * many repairs it has ever numbered. The two moments are sent: an interval subtracted in the statement was computed again
 * for each booking.
 */
export async function countDemand(db: ShopDb, now: Instant): Promise<CountedDemand> {
  const day = sql`${addMinutes(now, -DAY)}::timestamptz`;
  const row = await readRow(
    db,
    demand,
    sql`select count(*) filter (where b.created_at > ${day} and b.confirmed_at is null)::int as unconfirmed,
        count(*) filter (where b.created_at > ${day} and b.held_until is not null)::int as held,
        count(*) filter (where b.created_at <= ${day} and (b.confirmed_at is not null or exists (select from app.event e
          where e.shop_id = b.shop_id and e.repair_id = b.repair_id and e.status = 'DONE')))::int as real,
        (select coalesce(sum(c.last), 0)::int from app.counter c
          where c.shop_id = ${SHOP_ID} and left(c.series, 1) = 'R') as numbered
      from app.booking b where b.shop_id = ${SHOP_ID} and b.created_at > ${addMinutes(now, -29 * DAY)}::timestamptz`,
  );
  return row ?? { unconfirmed: 0, real: 0, held: 0, numbered: 0 };
}

/**
 * Throws what makes `withShop` run the transaction again when other bookings made the demand unusual since it was counted.
 * Exact without a lock of its own: call it once the repair has its number, since whoever creates a repair holds the shop's
 * counter until the commit. The bookings are counted again only when enough repairs were numbered meanwhile.
 */
export async function expectUsualDemand(
  db: ShopDb,
  now: Instant,
  { counted, unusual }: { counted: CountedDemand; unusual: number },
): Promise<void> {
  const { unconfirmed, numbered } = counted;
  const day = sql`${addMinutes(now, -DAY)}::timestamptz`;
  await sql`select app.expect_usual_demand(${day}, ${unusual}, ${numbered + unusual - unconfirmed})`.execute(
    db,
  );
}

/** Bookings to be held follow one another until the end of their transactions: the first of a day warns the shop. */
export async function lockDemand(db: ShopDb, shop_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7313, hashtext(${shop_id}))`.execute(db);
}
