/** Who is in a call, what their pages tell each other to connect, and what was written. */
import { sql } from "kysely";
import { z } from "zod";
import type { Chat } from "../../../domain/call/chat.ts";
import { goneBefore } from "../../../domain/call/presence.ts";
import { SEATS, type Seat } from "../../../domain/call/seat.ts";
import { MOST_SIGNALS, type Signal, type SignalBody } from "../../../domain/call/signal.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const PARTICIPANT = z.strictObject({
  id: z.string(),
  seat: z.enum(SEATS),
  account_id: z.string().nullable(),
  name: z.string(),
});
export type ParticipantRow = z.output<typeof PARTICIPANT>;

/** Those who are in, with the first name of each person of the shop. */
export const presentIn = (db: ShopDb, call_id: string): Promise<ParticipantRow[]> =>
  readRows(
    db,
    PARTICIPANT,
    sql`select p.id, p.seat, p.account_id, coalesce(u.firstname, '') as name
    from app.call_participant p left join app.shop_user u on u.shop_id = p.shop_id and u.id = p.account_id
    where p.shop_id = ${SHOP_ID} and p.call_id = ${call_id} and p.left_at is null order by p.seat`,
  );

const CLIENT_WAITING = z.strictObject({ call_id: z.string(), since: INSTANT });

/** Open calls in which the client is and nobody of the shop, the longest wait first. */
export const clientsWaiting = (db: ShopDb, now: Instant) =>
  readRows(
    db,
    CLIENT_WAITING,
    sql`select p.call_id, p.joined_at as since from app.call_participant p
      join app.call c on c.id = p.call_id
    where p.shop_id = ${SHOP_ID} and c.shop_id = ${SHOP_ID} and p.seat = 'client' and p.left_at is null
      and p.seen_at >= ${goneBefore(now)}::timestamptz
      and c.ended_at is null and c.expires_at > ${now}::timestamptz
      and not exists (select 1 from app.call_participant o where o.shop_id = ${SHOP_ID} and o.call_id = p.call_id
        and o.seat <> 'client' and o.left_at is null and o.seen_at >= ${goneBefore(now)}::timestamptz)
    order by p.joined_at`,
  );

type Seating = {
  id: string;
  call_id: string;
  seat: Seat;
  account_id: string | null;
  at: Instant;
};

/**
 * A new page replaces the page that holds the seat. A page that lost its seat (no sign of life) gets it back only if the
 * seat is free. Returns false when the seat is held, or when the id belongs to another call, seat or account.
 */
export async function takeSeat(
  db: ShopDb,
  { id, call_id, seat, account_id, at }: Seating,
): Promise<boolean> {
  const known = await db
    .selectFrom("call_participant")
    .select("id")
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .executeTakeFirst();
  if (known) return takeSeatAgain(db, { id, call_id, seat, account_id, at });
  await db
    .updateTable("call_participant")
    .set({ left_at: at })
    .where("shop_id", "=", SHOP_ID)
    .where("call_id", "=", call_id)
    .where("seat", "=", seat)
    .where("left_at", "is", null)
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("call_participant")
    .values({ shop_id: SHOP_ID, id, call_id, seat, account_id, joined_at: at, seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function takeSeatAgain(
  db: ShopDb,
  { id, call_id, seat, account_id, at }: Seating,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("call_participant")
    .set({ left_at: null, seen_at: at })
    .where("shop_id", "=", SHOP_ID)
    .where("call_id", "=", call_id)
    .where("id", "=", id)
    .where("seat", "=", seat)
    .where("account_id", "is not distinct from", account_id)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("call_participant as held")
            .select("held.id")
            .where("held.shop_id", "=", SHOP_ID)
            .where("held.call_id", "=", call_id)
            .where("held.seat", "=", seat)
            .where("held.left_at", "is", null),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** False for a page that holds no seat of the call. */
export async function seePage(
  db: ShopDb,
  { call_id, id, account_id, at }: Omit<Seating, "seat">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("call_participant")
    .set({ seen_at: at })
    .where("shop_id", "=", SHOP_ID)
    .where("call_id", "=", call_id)
    .where("id", "=", id)
    .where("account_id", "is not distinct from", account_id)
    .where("left_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The seats of pages that gave no sign of life for too long. */
export async function letSilentGo(
  db: ShopDb,
  { call_id, at }: { call_id: string; at: Instant },
): Promise<void> {
  await db
    .updateTable("call_participant")
    .set((row) => ({ left_at: row.ref("seen_at") }))
    .where("shop_id", "=", SHOP_ID)
    .where("call_id", "=", call_id)
    .where("left_at", "is", null)
    .where("seen_at", "<", goneBefore(at))
    .execute();
}

/** Everybody, or one page. */
export async function leaveSeats(
  db: ShopDb,
  { call_id, id, at }: { call_id: string; id?: string; at: Instant },
): Promise<void> {
  const present = db
    .updateTable("call_participant")
    .set({ left_at: at })
    .where("shop_id", "=", SHOP_ID)
    .where("call_id", "=", call_id)
    .where("left_at", "is", null);
  await (id === undefined ? present : present.where("id", "=", id)).execute();
}

/**
 * At the next position of the call, whose row it locks: a reader that goes on from a position misses none. False when
 * the call took as many as it may; a signal that is known already is left as it was.
 */
export async function insertSignal(
  db: ShopDb,
  call_id: string,
  { id, from, to, body }: Signal,
): Promise<boolean> {
  const counted = await readRow(
    db,
    z.strictObject({ signals: z.number() }),
    sql`update app.call c set signals = c.signals + 1
    where c.shop_id = ${SHOP_ID} and c.id = ${call_id} and c.signals < ${MOST_SIGNALS} returning c.signals`,
  );
  if (!counted) return false;
  await db
    .insertInto("call_signal")
    .values({
      shop_id: SHOP_ID,
      call_id,
      id,
      position: counted.signals,
      sender: from,
      recipient: to,
      body: JSON.stringify(body),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

const SIGNAL = z.strictObject({
  position: z.number(),
  sender: z.string(),
  body: z.custom<SignalBody>((value) => typeof value === "object" && value !== null),
});

type Reader = { call_id: string; recipient: string; after: number };

/** Those for this page past a position, in order. */
export const signalsFor = (db: ShopDb, { call_id, recipient, after }: Reader) =>
  readRows(
    db,
    SIGNAL,
    sql`select s.position, s.sender, s.body from app.call_signal s
    where s.shop_id = ${SHOP_ID} and s.call_id = ${call_id} and s.recipient = ${recipient} and s.position > ${after}
    order by s.position`,
  );

/** They hold the network addresses of both sides. */
export async function deleteSignals(db: ShopDb, call_id: string): Promise<void> {
  await db
    .deleteFrom("call_signal")
    .where("shop_id", "=", SHOP_ID)
    .where("call_id", "=", call_id)
    .execute();
}

const CHAT = z.strictObject({
  id: z.string(),
  seat: z.enum(SEATS),
  text: z.string(),
  written_at: INSTANT,
});

/** In the order in which they were written. */
export const chatOf = (db: ShopDb, call_id: string) =>
  readRows(
    db,
    CHAT,
    sql`select h.id, h.seat, h.text, h.written_at from app.call_chat h
    where h.shop_id = ${SHOP_ID} and h.call_id = ${call_id} order by h.written_at, h.id`,
  );

export const countChat = async (db: ShopDb, call_id: string): Promise<number> =>
  (
    await readRow(
      db,
      z.strictObject({ count: z.number() }),
      sql`select count(*)::int as count from app.call_chat h where h.shop_id = ${SHOP_ID} and h.call_id = ${call_id}`,
    )
  )?.count ?? 0;

/** A line that is sent again is kept once. */
export async function insertChat(
  db: ShopDb,
  { id, text, call_id, seat, at }: Chat & { call_id: string; seat: Seat; at: Instant },
): Promise<void> {
  await db
    .insertInto("call_chat")
    .values({ shop_id: SHOP_ID, id, call_id, seat, text, written_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
