/**
 * E-mails written in the transaction of what they announce: rolled back with it, never lost once it is
 * committed. The queue sends them (`../jobs.ts`).
 */
import { sql } from "kysely";
import { letterLimit, LIMITED_FR } from "../../../domain/message/limit.ts";
import type { Email } from "../../../domain/message/message.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { monotonicIds } from "../../platform/monotonic-ids.ts";
import { enqueue, enqueuing } from "../../platform/queue.ts";
import { appendItems, insertItems, updateSum, withReference } from "../../repair/store.ts";

/** A small text file that travels with an e-mail; `content` is UTF-8 text. */
export type Attachment = { filename: string; content_type: string; content: string };

/** The moment of writing, the repair it is about and the files that go with it. */
type EmailContext = {
  at: Instant;
  repair_id?: string | null;
  attachments?: readonly Attachment[];
};

const AUTHOR = { kind: "system", account_id: null } as const;

/**
 * Queues one e-mail and records it in the journal of its repair. Answers its id, or undefined when there
 * is no e-mail or no address.
 */
export async function queueEmail(
  db: ShopDb,
  email: Email | null,
  { at, repair_id = null, attachments = [] }: EmailContext,
): Promise<string | undefined> {
  const recipient = email?.to.trim() ?? "";
  if (!email || recipient === "") return undefined;
  const { template, subject, text, html } = email;
  const { id, shop_id } = await db
    .insertInto("message")
    .values({
      shop_id: SHOP_ID,
      template,
      recipient,
      subject,
      text,
      html,
      attachments: JSON.stringify(attachments),
      repair_id,
      created_at: at,
      ...heldBack(email, at),
    })
    .returning(["id", "shop_id"])
    .executeTakeFirstOrThrow();
  if (repair_id)
    await appendItems(db, { shop_id, repair_id, author: AUTHOR, at }, [itemOf(id, subject)]);
  await enqueue(db, "send-message", { shop_id, message_id: id });
  return id;
}

/** The journal keeps the subject; the recipient stays in the message alone, which may be erased one day. */
const itemOf = (message_id: string, subject: string): JournalItem => ({
  type: "MessageSent",
  payload: { message_id, channel: "email", subject },
});

/** A letter past the limit of its mailbox is written as failed, so that the shop reads why; the shop's own has none. */
function heldBack({ template, to }: Pick<Email, "template" | "to">, at: Instant) {
  const { templates, most } = letterLimit(template);
  const isOver = sql`(app.count_letters(${to}, ${templates && [...templates]}::text[], ${at}::timestamptz - interval '1 day') >= ${most}
    and not exists (select 1 from app.shop s where s.id = ${SHOP_ID} and lower(s.email) = lower(${to})))`;
  return {
    status: sql<string>`case when ${isOver} then 'failed' else 'queued' end`,
    last_error: sql<string>`case when ${isOver} then ${LIMITED_FR} else '' end`,
  };
}

/** The error that a process leaves when it ends before the letter is delivered. */
const INTERRUPTED = "Envoi interrompu";

/**
 * Writes a letter that the caller delivers itself, because it holds a secret that `email` leaves out. It counts as failed
 * until it is marked as sent. Answers its id.
 */
export async function insertDirect(
  db: ShopDb,
  { template, to, subject, text, html }: Email,
  { at, repair_id }: { at: Instant; repair_id: string },
): Promise<string> {
  const letter = { template, recipient: to, subject, text, html, repair_id, created_at: at };
  const { id } = await db
    .insertInto("message")
    .values({ shop_id: SHOP_ID, ...letter, status: "failed", last_error: INTERRUPTED })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a letter back what `insertDirect` left out. */
export async function revealText(
  db: ShopDb,
  id: string,
  { text, html }: Pick<Email, "text" | "html">,
): Promise<void> {
  await db
    .updateTable("message")
    .set({ text, html })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

type QueuedEmail = { email: Email | null; attachments?: readonly Attachment[] };

/**
 * The same for several e-mails about one repair, in one statement and one task. They may name it by
 * REFERENCE_TO_COME when its number is taken by an earlier statement.
 */
export async function queueEmails(
  db: ShopDb,
  { shop_id, repair_id, at }: { shop_id: string; repair_id: string; at: Instant },
  emails: readonly QueuedEmail[],
): Promise<void> {
  const newId = monotonicIds();
  const rows = emails.flatMap(({ email, attachments = [] }) =>
    email ? [{ ...email, id: newId(), attachments: JSON.stringify(attachments) }] : [],
  );
  if (rows.length === 0) return;
  const named = (text: string) => withReference(text, { shop_id, repair_id });
  const letters = db.insertInto("message").values(
    rows.map(({ id, template, to, subject, text, html, attachments }) => ({
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
      ...heldBack({ template, to }, at),
    })),
  );
  const written = { shop_id, repair_id, author: AUTHOR, at };
  const items = rows.map(({ id, subject }) => itemOf(id, subject));
  const message_ids = rows.map(({ id }) => id);
  await sql`
    with letters as (${letters}), journal as (${insertItems(written, items)}), sum as (${updateSum(written, items)})
    ${enqueuing(db, "send-message", { shop_id, message_ids })}`.execute(db);
}
