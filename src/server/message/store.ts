/** Messages: written in the transaction of what they announce, then carried by the queue. */
import { sql } from "kysely";
import { randomUUIDv7 } from "node:crypto";
import { formatPhone } from "../../domain/client/phone/phone.ts";
import type { Email, Sender } from "../../domain/message/message.ts";
import { retryDelay } from "../../domain/message/retry.ts";
import { shopAddress, type Shop } from "../../domain/shop/shop.ts";
import { addMinutes, type Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import type { Letter } from "../platform/mail.ts";
import { enqueue } from "../platform/queue.ts";
import { appendItems, withReference } from "../repair/store.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

/** A small text file that travels with an e-mail; `content` is UTF-8 text. */
export type Attachment = { filename: string; content_type: string; content: string };

export type NewMessage = {
  channel?: "email";
  /** The word of the template, kept to know later what was said. */
  template: string;
  /** One e-mail address or telephone number; empty when the person gave none. */
  recipient: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly Attachment[];
  repair_id?: string | null;
  /** When it is written; it leaves as soon as the transaction ends. */
  at: Instant;
};

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
  "message.sent_at",
] as const;

/**
 * Queues one message in the caller's transaction: rolled back with it, and never lost once it is
 * committed. The journal of its repair says so. Answers its id, or undefined for nobody to write to.
 */
export async function queueMessage(db: ShopDb, message: NewMessage): Promise<string | undefined> {
  const recipient = message.recipient.trim();
  if (recipient === "") return undefined;
  const { id, shop_id } = await db
    .insertInto("message")
    .values({
      shop_id: sql<string>`app.shop()`,
      channel: message.channel ?? "email",
      template: message.template,
      recipient,
      subject: message.subject,
      text: message.text,
      html: message.html ?? "",
      attachments: JSON.stringify(message.attachments ?? []),
      repair_id: message.repair_id ?? null,
      created_at: message.at,
    })
    .returning(["id", "shop_id"])
    .executeTakeFirstOrThrow();
  await noteMessage(db, { ...message, id, shop_id });
  await enqueue(db, "send-message", { shop_id, message_id: id });
  return id;
}

type Noted = NewMessage & { id: string; shop_id: string };

/** The journal says what was said; to whom stays in the message alone, which may be erased one day. */
async function noteMessage(db: ShopDb, message: Noted): Promise<void> {
  const { id: message_id, shop_id, repair_id, channel = "email", subject, at } = message;
  if (!repair_id) return;
  const author = { kind: "system", account_id: null } as const;
  await appendItems(db, { shop_id, repair_id, author, at }, [
    { type: "MessageSent", payload: { message_id, channel, subject } },
  ]);
}

type Posted = { email: Email | null; attachments?: readonly Attachment[] };

/**
 * The same for several letters about one repair, in one exchange and one task. They may name it by
 * REFERENCE_TO_COME when its number is taken earlier in the same exchange.
 */
export async function queueEmails(
  db: ShopDb,
  { shop_id, repair_id, at }: { shop_id: string; repair_id: string; at: Instant },
  posted: readonly Posted[],
): Promise<void> {
  const letters = posted.flatMap(({ email, attachments = [] }) =>
    email
      ? [{ ...email, message_id: randomUUIDv7(), attachments: JSON.stringify(attachments) }]
      : [],
  );
  if (letters.length === 0) return;
  const author = { kind: "system", account_id: null } as const;
  const named = (text: string) => withReference(text, { shop_id, repair_id });
  await Promise.all([
    db
      .insertInto("message")
      .values(
        letters.map(({ message_id: id, template, to, subject, text, html, attachments }) => ({
          id,
          shop_id,
          repair_id,
          template,
          recipient: to,
          subject: named(subject),
          text: named(text),
          html: named(html),
          attachments: sql<string>`(${named(attachments)})::jsonb`,
          created_at: at,
        })),
      )
      .execute(),
    appendItems(
      db,
      { shop_id, repair_id, author, at },
      letters.map(({ message_id, subject }) => ({
        type: "MessageSent",
        payload: { message_id, channel: "email", subject },
      })),
    ),
    enqueue(db, "send-message", {
      shop_id,
      message_ids: letters.map(({ message_id }) => message_id),
    }),
  ]);
}

/** Queues a letter of the house; does nothing for null, a letter to nobody. */
export const queueEmail = async (
  db: ShopDb,
  email: Email | null,
  about: Pick<NewMessage, "repair_id" | "attachments" | "at">,
): Promise<string | undefined> =>
  email ? queueMessage(db, { ...email, recipient: email.to, ...about }) : undefined;

/** Who speaks in a shop's letters. */
export const senderOf = (shop: Pick<Shop, "name" | "phone" | "email"> & ShopPlace): Sender => ({
  name: shop.name,
  phone: shop.phone && formatPhone(shop.phone),
  email: shop.email,
  address: shopAddress(shop),
});
type ShopPlace = Parameters<typeof shopAddress>[0];

/** Newest first. */
export const listMessages = (db: ShopDb, first: number): Promise<MessageRow[]> =>
  messages(db).orderBy("created_at", "desc").orderBy("id", "desc").limit(first).execute();

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

const messages = (db: ShopDb) =>
  db
    .selectFrom("message")
    .select(COLUMNS)
    .select(sql<Attachment[]>`message.attachments`.as("attachments"));

/** Those of these letters that still have to leave, in the shop's name. */
export async function lettersToSend(db: ShopDb, ids: readonly string[]): Promise<Letter[]> {
  const found = await messages(db)
    .innerJoin("shop", "shop.id", "message.shop_id")
    .select(["shop.name as from_name", "shop.email as reply_to"])
    .where("message.shop_id", "=", SHOP_ID)
    .where("message.id", "in", ids)
    .where("message.status", "<>", "sent")
    .execute();
  return found.map((letter) => ({ ...letter, to: letter.recipient, date: letter.created_at }));
}

export type Departure = { ids: readonly string[]; transport: "smtp" | "outbox"; sent_at: Instant };

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
    .where("id", "in", ids)
    .execute();
}

export type Failure = { id: string; shop_id: string; error: string; at: Instant; final: boolean };

/**
 * Keeps what went wrong and plans the next attempt; when there is none left, or trying again is vain,
 * the message is `failed`, for people to see.
 */
export async function markFailure(
  db: ShopDb,
  { id, shop_id, error, at, final }: Failure,
): Promise<void> {
  const { attempts } = await db
    .updateTable("message")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), last_error: error.slice(0, 500) }))
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .returning("attempts")
    .executeTakeFirstOrThrow();
  const delay = final ? undefined : retryDelay(attempts);
  if (delay === undefined) {
    await db
      .updateTable("message")
      .set({ status: "failed" })
      .where("shop_id", "=", SHOP_ID)
      .where("id", "=", id)
      .execute();
    return;
  }
  const run_at = addMinutes(at, delay / 60);
  await enqueue(db, "send-message", { shop_id, message_id: id }, { run_at });
}
