/** The windows that clients in line were offered, and what became of them. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { FreedHours } from "../../../../domain/agenda/freed/freed.ts";
import { OFFER_OUTCOMES, type OfferOutcome } from "../../../../domain/booking/waiting/waiting.ts";
import type { Instant } from "../../../../domain/time.ts";
import { INSTANT, readRow } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";

const offer = z.strictObject({
  id: z.string(),
  event_id: z.string(),
  user_id: z.string(),
  start_at: INSTANT,
  public_start_at: INSTANT,
  public_end_at: INSTANT,
  freed_at: INSTANT,
  freed_until: INSTANT,
  expires_at: INSTANT,
  outcome: z.enum(OFFER_OUTCOMES).nullable(),
});
export type OfferRow = z.output<typeof offer>;

export type NewOffer = Omit<OfferRow, "outcome"> & {
  waiting_id: string;
  token_hash: string;
  created_at: Instant;
};

/** False while another client has these hours before them. */
export async function insertOffer(db: ShopDb, row: NewOffer): Promise<boolean> {
  const written = await db
    .insertInto("waiting_offer")
    .values({ shop_id: SHOP_ID, ...row })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
}

type OfferLink = { repair_id: string; token_hash: string };

export const loadOffer = (db: ShopDb, link: OfferLink): Promise<OfferRow | undefined> =>
  readRow(db, offer, behind(link));

/** Locked until the end of the transaction. */
export const lockOffer = (db: ShopDb, link: OfferLink): Promise<OfferRow | undefined> =>
  readRow(db, offer, sql`${behind(link)} for no key update of o`);

const behind = ({ repair_id, token_hash }: OfferLink): RawBuilder<OfferRow> => sql`
  select o.id, o.event_id, o.user_id, o.start_at, o.public_start_at, o.public_end_at, o.freed_at, o.freed_until,
    o.expires_at, o.outcome
  from app.waiting_offer o join app.waiting w on w.shop_id = o.shop_id and w.id = o.waiting_id
  where o.shop_id = ${SHOP_ID} and w.repair_id = ${repair_id} and o.token_hash = ${token_hash}`;

export async function closeOffer(db: ShopDb, id: string, outcome: OfferOutcome): Promise<void> {
  await db
    .updateTable("waiting_offer")
    .set({ outcome })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

/** Marks the offer of these hours that is over; answers until when another stands. */
export async function standingUntil(
  db: ShopDb,
  { user_id, start_at }: FreedHours,
  now: Instant,
): Promise<Instant | undefined> {
  await sql`
    update app.waiting_offer o set outcome = 'expired' where o.shop_id = ${SHOP_ID} and o.user_id = ${user_id}
      and o.freed_at = ${start_at} and o.outcome is null and o.expires_at <= ${now}`.execute(db);
  const standing = await db
    .selectFrom("waiting_offer")
    .select("expires_at")
    .where("shop_id", "=", SHOP_ID)
    .where("user_id", "=", user_id)
    .where("freed_at", "=", start_at)
    .where("outcome", "is", null)
    .executeTakeFirst();
  return standing?.expires_at;
}
