/**
 * E-mails and SMS written in the transaction of what they announce: rolled back with it, never lost once it is
 * committed. The queue sends them (`../jobs.ts`).
 */
import { sql, type RawBuilder } from "kysely";
import { letterLimit, LIMITED_FR } from "../../../domain/message/limit.ts";
import type { Email } from "../../../domain/message/message.ts";
import type { JournalItem, JournalPayloads } from "../../../domain/repair/journal.ts";
import { addMinutes, type Instant } from "../../../domain/time.ts";
import { notify } from "../notification/store.ts";
import { loadClients } from "../../client/store.ts";
import { fullName } from "../../../domain/client/names.ts";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { reachOf } from "../../../domain/message/channel.ts";
import { mayRefuse } from "../../../domain/message/choice/choice.ts";
import { refusedBy } from "../choice/store.ts";
import type { Author } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { monotonicIds } from "../../platform/monotonic-ids.ts";
import { enqueue, enqueuing } from "../../platform/queue.ts";
import {
  appendItems,
  insertItems,
  loadRepairs,
  updateSum,
  withReference,
} from "../../repair/store.ts";

/** A small text file that travels with an e-mail; `content` is UTF-8 text. */
export type Attachment = {
  filename: string;
  content_type: string;
  content: string;
  /** Whose signed PDF is the content, made when the letter leaves. */
  quote_id?: string;
  /** Another paper of that quote: the acknowledgement of the withdrawal from it. */
  paper?: QuotePaper;
};

export type QuotePaper = "withdrawal";

/** The moment of writing, the repair it is about and the files that go with it. */
type EmailContext = {
  at: Instant;
  repair_id?: string | null;
  attachments?: readonly Attachment[];
  /** Who wrote it, for the journal; the application unless said. */
  author?: Author;
  /** The words of a person of the shop, which the client also reads on the tracking page. */
  words?: string;
};

const AUTHOR: Author = { kind: "system", account_id: null };

/**
 * Queues one e-mail and records it in the journal of its repair. Answers its id, or undefined when there
 * is no e-mail or no address.
 */
export async function queueEmail(
  db: ShopDb,
  email: Email | null,
  { at, repair_id = null, attachments = [], author = AUTHOR, words }: EmailContext,
): Promise<string | undefined> {
  const recipient = email?.to.trim() ?? "";
  if (email && repair_id && (recipient === "" || mayRefuse(email.template)))
    return queueForClient(db, email, { at, repair_id, author, words });
  if (!email || recipient === "") return undefined;
  const letter = { ...asLetter(email, recipient), attachments: JSON.stringify(attachments) };
  return queueMessage(db, letter, { at, repair_id, author, words });
}

/** A code to the contact that a visitor typed, by SMS when it is a telephone; it is in no journal. */
export async function queueCode(
  db: ShopDb,
  email: Email,
  { at, sms_to }: { at: Instant; sms_to: string },
): Promise<void> {
  const { template, subject, sms = subject } = email;
  const text = { template, subject, text: sms, html: "", attachments: "[]" };
  const message = sms_to
    ? ({ channel: "sms", recipient: sms_to, ...text } as const)
    : asLetter(email, email.to);
  await queueMessage(db, message, { at, author: AUTHOR, words: undefined, repair_id: null });
}

const asLetter = ({ template, subject, text, html }: Email, recipient: string): NewMessage => ({
  channel: "email",
  template,
  recipient,
  subject,
  text,
  html,
  attachments: "[]",
});

type NewMessage = Pick<Email, "template" | "subject" | "text" | "html"> & {
  channel: "email" | "sms";
  recipient: string;
  attachments: string;
};

type Queued = { at: Instant; author: Author; words: string | undefined };

async function queueMessage(
  db: ShopDb,
  message: NewMessage,
  { at, repair_id, author, words: said }: Queued & { repair_id: string | null },
): Promise<string> {
  const { template, recipient, subject, channel } = message;
  const held = heldBack({ template, to: recipient }, at);
  const { id, shop_id } = await db
    .insertInto("message")
    .values({ shop_id: SHOP_ID, ...message, repair_id, created_at: at, ...held })
    .returning(["id", "shop_id"])
    .executeTakeFirstOrThrow();
  const written = { shop_id, author, at };
  const sent = { message_id: id, channel, subject, ...(said && { text: said }) };
  if (repair_id) await appendItems(db, { ...written, repair_id }, [itemOf(sent)]);
  await enqueue(db, "send-message", { shop_id, message_id: id });
  return id;
}

type ClientContext = Queued & { repair_id: string };

/**
 * To the client of the repair, by the way that they have and take: an e-mail, an SMS, or the shop is asked to call.
 * Answers the id of the message.
 */
async function queueForClient(
  db: ShopDb,
  email: Email,
  { at, repair_id, author, words: said }: ClientContext,
): Promise<string | undefined> {
  const [repair] = await loadRepairs(db, [repair_id]);
  const [client] = repair ? await loadClients(db, [repair.client_id]) : [];
  if (!repair || !client) return undefined;
  const { template, subject, sms = subject } = email;
  const refused = mayRefuse(template) ? await refusedBy(db, client.id) : [];
  const reach = reachOf({ ...client, email: email.to.trim() }, template, refused);
  const about = { at, repair_id, author, words: said };
  if (reach.channel === "email") return queueMessage(db, asLetter(email, reach.to), about);
  if (reach.channel === "sms") {
    const words = { template, subject, text: sms, html: "", attachments: "[]" };
    return queueMessage(db, { channel: "sms", recipient: reach.to, ...words }, about);
  }
  if (reach.channel !== "call") return undefined;
  const facts = { client: fullName(client), phone: formatPhone(reach.to), subject };
  await notify(db, { kind: "to-call", about: facts, repair_id, author: AUTHOR, at });
  return undefined;
}

/** The journal keeps the subject; the recipient stays in the message alone, which may be erased one day. */
const itemOf = (payload: JournalPayloads["MessageSent"]): JournalItem => ({
  type: "MessageSent",
  payload,
});

/**
 * A letter past the limit of its mailbox is written as failed, so that the shop reads why; the shop's own has none, and
 * is not counted: a day of bookings would be read for each of them.
 */
function heldBack({ template, to }: Pick<Email, "template" | "to">, at: Instant) {
  const { templates, most } = letterLimit(template);
  const isOver = isOverLimit(
    { to: sql`${to}`, templates: sql`${templates && [...templates]}`, most: sql`${most}` },
    at,
  );
  return {
    status: sql<string>`case when ${isOver} then 'failed' else 'queued' end`,
    last_error: sql<string>`case when ${isOver} then ${LIMITED_FR} else '' end`,
  };
}

type LimitedLetter = Record<"to" | "templates" | "most", RawBuilder<unknown>>;

const isOverLimit = ({ to, templates, most }: LimitedLetter, at: Instant) => sql<boolean>`
  case when exists (select from app.shop s where s.id = ${SHOP_ID} and lower(s.email) = lower(${to}))
    then false else app.count_letters(${to}, ${templates}::text[], ${addMinutes(at, -24 * 60)}) >= ${most} end`;

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

type QueuedEmail = {
  email: Email | null;
  attachments?: readonly Attachment[];
  /** The mobile of a client without e-mail. */
  sms_to?: string | undefined;
};

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
  const rows = emails.flatMap((queued) => rowOf(queued, newId));
  if (rows.length === 0) return;
  const letters = rows.map((row) => ({ ...row, ...letterLimit(row.template) }));
  const written = { shop_id, repair_id, author: AUTHOR, at };
  const items = rows.map(({ id, subject, channel }) =>
    itemOf({ message_id: id, subject, channel }),
  );
  const message_ids = rows.map(({ id }) => id);
  await sql`
    with given as materialized (
      select l.*, ${isOverLimit(GIVEN, at)} as is_over
      from jsonb_to_recordset((${withReference(JSON.stringify(letters), { shop_id, repair_id })})::jsonb) as l (${LETTER},
        templates text[], most int)),
    letters as (
      insert into app.message (shop_id, repair_id, ${LETTER_NAMES}, created_at, status, last_error)
      select ${shop_id}::uuid, ${repair_id}::uuid, ${LETTER_NAMES}, ${at}::timestamptz,
        case when is_over then 'failed' else 'queued' end, case when is_over then ${LIMITED_FR} else '' end from given),
    journal as (${insertItems(written, items)}), sum as (${updateSum(written, items)})
    ${enqueuing(db, "send-message", { shop_id, message_ids })}`.execute(db);
}

/** The columns of a letter that its words fill: they travel as one JSON value, in which the reference is written once. */
const LETTER = sql.raw(
  "id uuid, channel text, template text, recipient text, subject text, text text, html text, attachments jsonb",
);
const GIVEN = {
  to: sql.raw("l.recipient"),
  templates: sql.raw("l.templates"),
  most: sql.raw("l.most"),
};
const LETTER_NAMES = sql.raw("id, channel, template, recipient, subject, text, html, attachments");

type Row = Required<Omit<Email, "sms" | "to">> & {
  id: string;
  channel: "email" | "sms";
  recipient: string;
  attachments: readonly Attachment[];
};

/** None for a client who is reached by neither way. */
function rowOf({ email, attachments = [], sms_to }: QueuedEmail, newId: () => string): Row[] {
  if (!email) return [];
  const { sms = "", to, ...letter } = email;
  if (to) return [{ ...letter, id: newId(), channel: "email", recipient: to, attachments }];
  if (!sms_to) return [];
  const words = { text: sms, html: "", attachments: [] };
  return [{ ...letter, ...words, id: newId(), channel: "sms", recipient: sms_to }];
}
