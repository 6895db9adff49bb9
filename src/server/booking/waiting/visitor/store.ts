/** Visitors in line for a window, without an appointment. */
import { sql } from "kysely";
import { z } from "zod";
import type { FreedHours } from "../../../../domain/agenda/freed/freed.ts";
import {
  WAITING_DAYS,
  type Suiting,
  type VisitorRequest,
} from "../../../../domain/booking/waiting/visitor/visitor.ts";
import { WAITING_PARTS } from "../../../../domain/booking/waiting/waiting.ts";
import { addMinutes, type Instant } from "../../../../domain/time.ts";
import { INSTANT, readRow, readRows } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";

const visitor = z.strictObject({
  id: z.string(),
  /** As it was typed; read again before it books (`bookingOf`). */
  request: z.unknown(),
  part: z.enum(WAITING_PARTS),
  weekdays: z.array(z.number()),
  created_at: INSTANT,
  ended_at: INSTANT.nullable(),
});
export type VisitorRow = z.output<typeof visitor>;

const COLUMNS = sql`v.id, v.request, v.part, v.weekdays, v.created_at, v.ended_at`;

type Joining = Suiting & { request: VisitorRequest; token_hash: string; at: Instant };

/** Asked again by the same e-mail, the last answers count and the place in line is kept. */
export async function insertVisitor(db: ShopDb, joining: Joining): Promise<void> {
  const { request, part, weekdays, token_hash, at } = joining;
  await sql`
    insert into app.waiting_visitor (shop_id, contact, request, part, weekdays, token_hash, created_at)
    values (${SHOP_ID}, ${request.client.email}, ${JSON.stringify(request)}::jsonb, ${part}, ${weekdays}::smallint[], ${token_hash}, ${at})
    on conflict (shop_id, contact) where ended_at is null
    do update set request = excluded.request, part = excluded.part, weekdays = excluded.weekdays, token_hash = excluded.token_hash`.execute(
    db,
  );
}

/** Two months are over: what was typed is erased. */
export async function forgetOldVisitors(db: ShopDb, now: Instant): Promise<void> {
  const before = addMinutes(now, -WAITING_DAYS * 24 * 60);
  await sql`${erase(now)} and v.created_at < ${before}`.execute(db);
}

/** Left, served, or taken off by the shop. False when it was so already. */
export async function endVisitor(db: ShopDb, id: string, at: Instant): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`${erase(at)} and v.id = ${id}`.execute(db);
  return numAffectedRows > 0n;
}

const erase = (at: Instant) => sql`
  update app.waiting_visitor v set ended_at = ${at}, contact = '', request = '{}'
  where v.shop_id = ${SHOP_ID} and v.ended_at is null`;

export const loadVisitor = (db: ShopDb, id: string): Promise<VisitorRow | undefined> =>
  readRow(
    db,
    visitor,
    sql`select ${COLUMNS} from app.waiting_visitor v where v.shop_id = ${SHOP_ID} and v.id = ${id}`,
  );

export const visitorBehind = (db: ShopDb, token_hash: string): Promise<VisitorRow | undefined> =>
  readRow(
    db,
    visitor,
    sql`select ${COLUMNS} from app.waiting_visitor v where v.shop_id = ${SHOP_ID} and v.token_hash = ${token_hash}`,
  );

const MOST_ASKED = 50;

/** Those who were not offered these hours, in the order of their requests. */
export const visitorsInLine = (
  db: ShopDb,
  { user_id, start_at }: FreedHours,
): Promise<VisitorRow[]> =>
  readRows(
    db,
    visitor,
    sql`
    select ${COLUMNS} from app.waiting_visitor v
    where v.shop_id = ${SHOP_ID} and v.ended_at is null and not exists (
      select from app.waiting_offer o where o.shop_id = ${SHOP_ID} and o.visitor_id = v.id
        and o.user_id = ${user_id} and o.freed_at = ${start_at})
    order by v.created_at, v.id limit ${MOST_ASKED}`,
  );
