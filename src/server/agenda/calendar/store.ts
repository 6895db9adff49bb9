/** The private calendar of each person: its address, which opens their own appointments and nothing else. */
import { sql } from "kysely";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

export type Calendar = { token: string; created_at: Instant };

export async function loadCalendar(db: ShopDb, user_id: string): Promise<Calendar | undefined> {
  const { rows } = await sql<Calendar>`
    select c.token, c.created_at from app.calendar c
    where c.shop_id = ${SHOP_ID} and c.user_id = ${user_id}`.execute(db);
  return rows[0];
}

/** A new address in the place of the former one; undefined for someone who is no user of the shop. */
export async function insertCalendar(
  db: ShopDb,
  user_id: string,
  at: Instant,
): Promise<Calendar | undefined> {
  await deleteCalendar(db, user_id);
  const { rows } = await sql<Calendar>`
    with link as (
      insert into app.calendar_link (shop_id)
      select u.shop_id from app.shop_user u
      where u.shop_id = ${SHOP_ID} and u.id = ${user_id} and u.archived_at is null
      returning token, shop_id
    )
    insert into app.calendar (shop_id, user_id, token, created_at)
    select l.shop_id, ${user_id}, l.token, ${at} from link l
    on conflict (shop_id, user_id) do update set token = excluded.token, created_at = excluded.created_at
    returning token, created_at`.execute(db);
  return rows[0];
}

/** The one that opens no more; undefined when there was none. */
export async function deleteCalendar(db: ShopDb, user_id: string): Promise<Calendar | undefined> {
  const { rows } = await sql<Calendar>`
    with gone as (
      delete from app.calendar c where c.shop_id = ${SHOP_ID} and c.user_id = ${user_id}
      returning c.token, c.created_at
    )
    delete from app.calendar_link l using gone g
    where l.shop_id = ${SHOP_ID} and l.token = g.token returning g.token, g.created_at`.execute(db);
  return rows[0];
}
