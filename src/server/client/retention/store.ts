/** Clients that a night will erase, and what the nights did. */
import { sql } from "kysely";
import { z } from "zod";
import type { Deadlines } from "../../../domain/client/retention/rules.ts";
import type { LocalDate } from "../../../domain/time.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const noticeRow = z.strictObject({
  client_id: z.string(),
  lastname: z.string(),
  firstname: z.string(),
  contact: INSTANT,
  noticed_on: LOCAL_DATE,
  kept_until: LOCAL_DATE.nullable(),
});
export type Notice = z.output<typeof noticeRow>;

const idle = ({ announced, guarantee }: Deadlines) =>
  sql`app.idle_clients(${announced}::date, ${guarantee}::date)`;

/** Tells of those that are near; takes back the notice of one who was seen again. Answers how many are new. */
export async function announceIdle(
  db: ShopDb,
  { deadlines, today }: { deadlines: Deadlines; today: LocalDate },
): Promise<number> {
  await sql`
    delete from app.client_retention t where t.shop_id = ${SHOP_ID}
      and not exists (select from ${idle(deadlines)} i where i.client_id = t.client_id)`.execute(
    db,
  );
  const { rows } = await sql`
    insert into app.client_retention (shop_id, client_id, noticed_on)
    select ${SHOP_ID}, i.client_id, ${today} from ${idle(deadlines)} i
    on conflict do nothing returning client_id`.execute(db);
  return rows.length;
}

const due = z.strictObject({ client_id: z.string() });

/** A few of those whose time is over and whose notice was whole: the night asks again until there is none. */
export const loadDue = (
  db: ShopDb,
  { deadlines, today, most }: { deadlines: Deadlines; today: LocalDate; most: number },
): Promise<z.output<typeof due>[]> =>
  readRows(
    db,
    due,
    sql`
    select t.client_id from app.client_retention t
    join app.idle_clients(${deadlines.idle}::date, ${deadlines.guarantee}::date) i on i.client_id = t.client_id
    where t.shop_id = ${SHOP_ID} and t.noticed_on <= ${deadlines.noticed}
      and (t.kept_until is null or t.kept_until <= ${today})
    order by t.client_id limit ${most}`,
  );

/** Those announced, the nearest first. */
export const listNotices = (db: ShopDb, deadlines: Deadlines): Promise<Notice[]> =>
  readRows(
    db,
    noticeRow,
    sql`
    select t.client_id, c.lastname, c.firstname, i.contact, t.noticed_on, t.kept_until
    from app.client_retention t join ${idle(deadlines)} i on i.client_id = t.client_id join app.client c on c.shop_id = t.shop_id and c.id = t.client_id
    where t.shop_id = ${SHOP_ID} order by greatest(t.kept_until, t.noticed_on), c.id limit 200`,
  );

type Keeping = { client_id: string; until: LocalDate; by: string };

/** False when the client is not announced. */
export async function keepClient(db: ShopDb, { client_id, until, by }: Keeping): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("client_retention")
    .set({ kept_until: until, kept_by: by })
    .where("shop_id", "=", SHOP_ID)
    .where("client_id", "=", client_id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const nightRow = z.strictObject({
  night: LOCAL_DATE,
  erased: z.int(),
  photos: z.int(),
  messages: z.int(),
  announced: z.int(),
});
export type Night = z.output<typeof nightRow>;

export const listNights = (db: ShopDb): Promise<Night[]> =>
  readRows(
    db,
    nightRow,
    sql`select n.night, n.erased, n.photos, n.messages, n.announced from app.retention_night n
    where n.shop_id = ${SHOP_ID} order by n.night desc limit 30`,
  );

/** A night that is run again adds to its own line. */
export const addNight = (db: ShopDb, night: Night): Promise<unknown> =>
  sql`
    insert into app.retention_night as n (shop_id, night, erased, photos, messages, announced)
    values (${SHOP_ID}, ${night.night}, ${night.erased}, ${night.photos}, ${night.messages}, ${night.announced})
    on conflict (shop_id, night) do update set erased = n.erased + excluded.erased, photos = n.photos + excluded.photos,
      messages = n.messages + excluded.messages, announced = n.announced + excluded.announced`.execute(
    db,
  );

const notice = z.strictObject({ client_id: z.string() });

/** Locked until the end, so that « Garder » and the night do not cross. Undefined when it was kept or is gone. */
export const lockDue = (
  db: ShopDb,
  { client_id, today }: { client_id: string; today: LocalDate },
): Promise<z.output<typeof notice> | undefined> =>
  readRow(
    db,
    notice,
    sql`select t.client_id from app.client_retention t where t.shop_id = ${SHOP_ID} and t.client_id = ${client_id}
    and (t.kept_until is null or t.kept_until <= ${today}) for update`,
  );

export const deleteNotice = (db: ShopDb, client_id: string): Promise<unknown> =>
  db
    .deleteFrom("client_retention")
    .where("shop_id", "=", SHOP_ID)
    .where("client_id", "=", client_id)
    .execute();
