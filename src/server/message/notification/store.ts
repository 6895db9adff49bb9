/** Notifications: written by the verb that they announce, in its transaction, and read by each recipient. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import {
  isNotificationKind,
  type NotificationKind,
} from "../../../domain/message/notification/kind.ts";
import type { About } from "../../../domain/message/notification/describe.ts";
import type { NotificationRecord } from "../../../domain/message/notification/notification.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Author } from "../../platform/change.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

export type NewNotification = {
  kind: NotificationKind;
  about: About;
  repair_id?: string | null;
  author: Author;
  at: Instant;
};

/** Its recipients are chosen by `app.notify`; an author is not notified of their own act. */
export async function notify(db: ShopDb, notification: NewNotification): Promise<void> {
  const { kind, about, repair_id = null, author, at } = notification;
  await sql`
    select app.notify(${SHOP_ID}, ${kind}, ${JSON.stringify(about)}::jsonb, ${repair_id}::uuid, null,
      ${author.account_id}::uuid, ${at}::timestamptz)`.execute(db);
}

const RECORD = z.strictObject({
  id: z.string(),
  kind: z.custom<NotificationKind>((word) => typeof word === "string" && isNotificationKind(word)),
  about: z.custom<About>((value) => typeof value === "object"),
  repair_id: z.string().nullable(),
  assigned_to: z.string().nullable(),
  done_at: INSTANT.nullable(),
  read_at: INSTANT.nullable(),
  created_at: INSTANT,
});

/** What of a person's notifications is wanted; `since` is by the database's clock. */
export type Wanted = { user_id: string; first: number; ids?: readonly string[]; since?: Instant };

/** Of one person, the newest first. */
export const notificationsOf = (
  db: ShopDb,
  { user_id, first, ids, since }: Wanted,
): Promise<NotificationRecord[]> =>
  readRows(
    db,
    RECORD,
    sql`
    select n.id, n.kind, n.about, n.repair_id, n.assigned_to, n.done_at, r.read_at, n.created_at
    from app.notification_recipient r join app.notification n on n.shop_id = r.shop_id and n.id = r.notification_id
    where r.shop_id = ${SHOP_ID} and n.shop_id = ${SHOP_ID} and r.user_id = ${user_id}
      and ${among(ids)} and ${changedSince(since)}
    order by n.created_at desc, n.id desc limit ${first}`,
  );

const among = (ids: readonly string[] | undefined): RawBuilder<unknown> =>
  ids ? sql`n.id = any(${[...ids]}::uuid[])` : sql`true`;
const changedSince = (since: Instant | undefined): RawBuilder<unknown> =>
  since ? sql`n.changed_at >= ${since}::timestamptz` : sql`true`;

type Mark = { ids: readonly string[]; user_id: string; at: Instant };

/** Read by this person; their other browsers are told by the change of the notification. */
export async function markRead(db: ShopDb, { ids, user_id, at }: Mark): Promise<void> {
  await sql`
    with read as (
      update app.notification_recipient r set read_at = ${at} where r.shop_id = ${SHOP_ID} and r.user_id = ${user_id}
        and r.notification_id = any(${[...ids]}::uuid[]) and r.read_at is null
      returning r.notification_id)
    update app.notification n set changed_at = clock_timestamp() from read
    where n.shop_id = ${SHOP_ID} and n.id = read.notification_id`.execute(db);
}

/** Dealt with for the whole shop, or not after all. */
export async function markDone(
  db: ShopDb,
  id: string,
  done: { at: Instant; user_id: string } | null,
): Promise<void> {
  await sql`
    update app.notification n set changed_at = clock_timestamp(), done_at = ${done?.at ?? null}, done_by = ${done?.user_id ?? null}
    where n.shop_id = ${SHOP_ID} and n.id = ${id}`.execute(db);
}

/** The colleague receives it as unread. False for a person who does not work in the shop. */
export async function entrust(db: ShopDb, id: string, user_id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with recipient as (
      insert into app.notification_recipient (shop_id, notification_id, user_id)
      select ${SHOP_ID}, ${id}, u.id from app.shop_user u
      where u.shop_id = ${SHOP_ID} and u.id = ${user_id} and u.archived_at is null
      on conflict (shop_id, user_id, notification_id) do update set read_at = null
      returning user_id)
    update app.notification n set changed_at = clock_timestamp(), assigned_to = recipient.user_id from recipient
    where n.shop_id = ${SHOP_ID} and n.id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

/** The kinds that this person does not want. */
export async function mutedKinds(db: ShopDb, user_id: string): Promise<NotificationKind[]> {
  const choice = await db
    .selectFrom("notification_choice")
    .select("muted")
    .where("shop_id", "=", SHOP_ID)
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  return (choice?.muted ?? []).filter(isNotificationKind);
}

export async function saveMuted(
  db: ShopDb,
  { user_id, muted }: { user_id: string; muted: readonly NotificationKind[] },
): Promise<void> {
  await sql`
    insert into app.notification_choice (shop_id, user_id, muted)
    select ${SHOP_ID}, u.id, ${[...muted]}::text[] from app.shop_user u where u.shop_id = ${SHOP_ID} and u.id = ${user_id}
    on conflict (shop_id, user_id) do update set muted = excluded.muted`.execute(db);
}

/** What was announced before this moment is read by all who received it. */
export const markReadBefore = async (db: ShopDb, before: Instant): Promise<void> => {
  await sql`
    update app.notification_recipient r set read_at = n.created_at from app.notification n
    where r.shop_id = ${SHOP_ID} and n.shop_id = ${SHOP_ID} and n.id = r.notification_id
      and r.read_at is null and n.created_at < ${before}`.execute(db);
};
