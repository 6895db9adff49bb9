/** Messages as stored: read by the office, marked by the sending. `outbox/store.ts` writes them. */
import { sql } from "kysely";
import type { Instant, Zone } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import type { Letter, MailTransport } from "../platform/mail.ts";
import type { SmsTransport } from "../platform/sms/sms.ts";
import type { Attachment } from "./outbox/store.ts";

export type MessageRow = {
  id: string;
  shop_id: string;
  channel: string;
  template: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  repair_id: string | null;
  status: string;
  transport: string | null;
  attempts: number;
  last_error: string;
  created_at: Instant;
  leaves_at: Instant | null;
  sent_at: Instant | null;
};

const COLUMNS = [
  "message.id",
  "message.shop_id",
  "message.channel",
  "message.template",
  "message.recipient",
  "message.subject",
  "message.text",
  "message.html",
  "message.repair_id",
  "message.status",
  "message.transport",
  "message.attempts",
  "message.last_error",
  "message.created_at",
  "message.leaves_at",
  "message.sent_at",
] as const;

const messages = (db: ShopDb) =>
  db
    .selectFrom("message")
    .select(COLUMNS)
    .select(sql<Attachment[]>`message.attachments`.as("attachments"))
    .where("message.shop_id", "=", SHOP_ID);

/** Newest first. */
export const listMessages = (db: ShopDb, first: number): Promise<MessageRow[]> =>
  messages(db).orderBy("created_at", "desc").orderBy("id", "desc").limit(first).execute();

/** Letters that did not leave, newest first; `all`: those about no repair too. */
export const failedMessages = (
  db: ShopDb,
  { since, first, all }: { since: Instant; first: number; all: boolean },
): Promise<MessageRow[]> => {
  const failed = messages(db).where("status", "=", "failed").where("created_at", ">", since);
  return (all ? failed : failed.where("repair_id", "is not", null))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(first)
    .execute();
};

export const lockMessage = (db: ShopDb, id: string): Promise<MessageRow | undefined> =>
  messages(db).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** As if it had just been written. */
export async function requeue(
  db: ShopDb,
  { id, recipient }: { id: string; recipient: string },
): Promise<void> {
  await db
    .updateTable("message")
    .set({ status: "queued", recipient, attempts: 0, last_error: "", leaves_at: null })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

type Mailbox = {
  recipient: string;
  templates: readonly string[] | null;
  at: Instant;
  except: string | null;
};

/** Letters to a mailbox in the last 24 hours, by all shops, without the one of this id. */
export async function countLetters(
  db: ShopDb,
  { recipient, templates, at, except }: Mailbox,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select app.count_letters(${recipient}, ${templates && [...templates]}::text[], ${at}::timestamptz - interval '1 day')
      - (select count(*)::int from app.message m where m.shop_id = ${SHOP_ID} and m.id = ${except}::uuid
          and lower(m.recipient) = lower(${recipient}) and m.created_at > ${at}::timestamptz - interval '1 day') as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export const loadMessages = (db: ShopDb, ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : messages(db).where("id", "in", ids).execute();

/** Oldest first for each repair. */
export const messagesOfRepairs = (
  db: ShopDb,
  repair_ids: readonly string[],
): Promise<MessageRow[]> =>
  repair_ids.length === 0
    ? Promise.resolve([])
    : messages(db)
        .where("repair_id", "in", repair_ids)
        .orderBy("created_at")
        .orderBy("id")
        .execute();

/** One statement for any number of them, kept prepared. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;

export type StoredLetter = Omit<Letter, "attachments"> & {
  attachments: Attachment[];
  template: string;
  channel: string;
  zone: Zone;
  repair_id: string | null;
};

/** Those of these messages that were not sent yet, with the shop as sender. */
export async function unsentLetters(db: ShopDb, ids: readonly string[]): Promise<StoredLetter[]> {
  const found = await messages(db)
    .innerJoin("shop", "shop.id", "message.shop_id")
    .select(["shop.name as from_name", "shop.email as reply_to", "shop.timezone as zone"])
    .where("message.id", "=", anyOf(ids))
    .where("message.status", "=", "queued")
    .execute();
  return found.map((letter) => ({ ...letter, to: letter.recipient, date: letter.created_at }));
}

export type Departure = {
  ids: readonly string[];
  transport: MailTransport | SmsTransport;
  sent_at: Instant;
};

export async function markSent(db: ShopDb, { ids, transport, sent_at }: Departure): Promise<void> {
  await db
    .updateTable("message")
    .set((eb) => ({
      status: "sent",
      transport,
      sent_at,
      attempts: eb("attempts", "+", 1),
      last_error: "",
    }))
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", anyOf(ids))
    .execute();
}

/** Marks every queued message as sent 4 seconds after it was written, without sending it: for the demonstration. */
export async function markQueuedSent(db: ShopDb, transport: Departure["transport"]): Promise<void> {
  await sql`
    update app.message set status = 'sent', transport = ${transport}, attempts = attempts + 1,
      sent_at = created_at + interval '4 seconds'
    where shop_id = ${SHOP_ID} and status = 'queued'`.execute(db);
}

const ERROR_LIMIT = 500;

/** Stores the error of one attempt. Answers how many attempts there were. */
export async function recordError(db: ShopDb, id: string, error: string): Promise<number> {
  const { attempts } = await db
    .updateTable("message")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), last_error: error.slice(0, ERROR_LIMIT) }))
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .returning("attempts")
    .executeTakeFirstOrThrow();
  return attempts;
}

/** It waits for the end of the silent hours. */
export async function markWaiting(db: ShopDb, id: string, leaves_at: Instant): Promise<void> {
  await db
    .updateTable("message")
    .set({ leaves_at })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

/** It is of no use any more, and never leaves. */
export async function markDropped(db: ShopDb, ids: readonly string[]): Promise<void> {
  await sql`
    update app.message m set status = 'dropped' where m.shop_id = ${SHOP_ID} and m.id = any(${[...ids]}::uuid[])
      and m.status = 'queued'`.execute(db);
}

/** No attempt is left: the office shows it. */
export async function markFailed(db: ShopDb, id: string): Promise<void> {
  await db
    .updateTable("message")
    .set({ status: "failed" })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}
