/** The windows that clients in line were offered, and what became of them. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { ShopScope } from "../../../../domain/account/scope.ts";
import type { BusyEvent, FreeSlot } from "../../../../domain/agenda/slot-request.ts";
import type { FreedHours } from "../../../../domain/agenda/freed/freed.ts";
import { OFFER_OUTCOMES, type OfferOutcome } from "../../../../domain/booking/waiting/waiting.ts";
import type { Instant } from "../../../../domain/time.ts";
import { columnsOf } from "../../../platform/database/columns.ts";
import { INSTANT, readRow } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";

const window = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  start_at: INSTANT,
  public_start_at: INSTANT,
  public_end_at: INSTANT,
  freed_at: INSTANT,
  freed_until: INSTANT,
  expires_at: INSTANT,
  outcome: z.enum(OFFER_OUTCOMES).nullable(),
});
const offer = window.extend({ event_id: z.string() });
export type OfferRow = z.output<typeof offer>;
const visitorOffer = window.extend({ visitor_id: z.string() });
export type VisitorOfferRow = z.output<typeof visitorOffer>;

/** A client of the list with the appointment to move, or a visitor who has none. */
export type OfferedTo = { waiting_id: string; event_id: string } | { visitor_id: string };

/** A window for one of those who wait, before it is kept and written to them. */
export type Proposal = {
  slot: FreeSlot;
  /** What would be done there, for the road to it. */
  visit: Pick<BusyEvent, "kind" | "where" | "lat" | "lon">;
  to: OfferedTo;
  /** Answers the id of the letter; undefined when there is no way to write. */
  write: (secret: string, expires_at: Instant) => Promise<string | undefined>;
};

export type Moment = { scope: ShopScope; at: Instant; origin: string };

export type NewOffer = Omit<z.output<typeof window>, "outcome"> &
  OfferedTo & { token_hash: string; created_at: Instant };

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

const WINDOW = columnsOf(Object.keys(window.shape), "o");

/** What was offered to a visitor, behind the secret of the letter. */
export const loadVisitorOffer = (
  db: ShopDb,
  token_hash: string,
): Promise<VisitorOfferRow | undefined> =>
  readRow(
    db,
    visitorOffer,
    sql`select ${WINDOW}, o.visitor_id from app.waiting_offer o
      where o.shop_id = ${SHOP_ID} and o.token_hash = ${token_hash} and o.visitor_id is not null`,
  );

const behind = ({ repair_id, token_hash }: OfferLink): RawBuilder<OfferRow> => sql`
  select ${WINDOW}, o.event_id
  from app.waiting_offer o join app.waiting w on w.shop_id = o.shop_id and w.id = o.waiting_id
  where o.shop_id = ${SHOP_ID} and w.repair_id = ${repair_id} and o.token_hash = ${token_hash}`;

/** Nothing of one that was closed already. */
export async function closeOffer(db: ShopDb, id: string, outcome: OfferOutcome): Promise<void> {
  await db
    .updateTable("waiting_offer")
    .set({ outcome })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .where("outcome", "is", null)
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
