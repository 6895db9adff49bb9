/** The letters that the shops sent lately, in the words of the product; nothing is queued for them. */
import type { Kysely } from "kysely";
import { formatAddress } from "../../domain/client/address.ts";
import type { Email } from "../../domain/message/message.ts";
import { senderOf } from "../../domain/message/sender.ts";
import { bookingConfirmed } from "../../domain/message/appointment.ts";
import { invoiceIssued, paymentReceived } from "../../domain/message/invoice.ts";
import { quoteSent } from "../../domain/message/quote.ts";
import { isDraft } from "../../domain/quote/quote.ts";
import { applianceLabel } from "../../domain/repair/appliance/appliance.ts";
import { DEFAULT_BOOKING_RULES } from "../../domain/shop/booking-rules.ts";
import { addMinutes, type Instant } from "../../domain/time.ts";
import { calendarFile } from "../agenda/document/calendar.ts";
import type { Attachment } from "../message/outbox/store.ts";
import type { DB } from "../platform/database/schema.ts";
import { idOf, tokenOf } from "./chance.ts";
import { itemRow, visitId } from "./seed-stories.ts";
import { ZONE, type Story } from "./story.ts";

const LATELY_MINUTES = 10 * 1_440;
/** From the transaction that wrote a letter to its departure. */
const SENDING_MINUTES = 4 / 60;

type Correspondence = {
  stories: readonly Story[];
  /** By repair id. */
  references: ReadonlyMap<string, string>;
  origin: string;
};
type Posted = {
  story: Story;
  at: Instant;
  email: Email | null;
  attachments?: readonly Attachment[];
};

export async function writeMessages(
  db: Kysely<DB>,
  { stories, references, origin }: Correspondence,
): Promise<void> {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const told = stories.flatMap((story) => [
    confirmation(story, references.get(story.id) ?? "", origin),
    ...quoteLetter(story, origin),
  ]);
  const letters = [...told, ...(await moneyLetters(db, byId, origin))].flatMap(sentLately);
  await db.insertInto("message").values(letters.map(messageRow)).execute();
  await db.insertInto("repair_item").values(letters.map(noteRow)).execute();
}

type Sent = Posted & { email: Email; id: string };

/** None to whom gave no address, none from before. */
const sentLately = ({ email, ...posted }: Posted): Sent[] => {
  const { story, at } = posted;
  if (!email || at < addMinutes(story.now, -LATELY_MINUTES)) return [];
  return [{ ...posted, email, id: idOf(`${story.label} message ${email.template}`) }];
};

function messageRow({ story, at, email, id, attachments = [] }: Sent) {
  const { to, template, subject, text, html } = email;
  return {
    shop_id: story.shop.id,
    id,
    repair_id: story.id,
    template,
    recipient: to,
    subject,
    text,
    html,
    status: "sent",
    transport: "outbox",
    attempts: 1,
    attachments: JSON.stringify(attachments),
    created_at: at,
    sent_at: addMinutes(at, SENDING_MINUTES),
  };
}

function noteRow({ story, at, email, id }: Sent) {
  const payload = { message_id: id, channel: "email" as const, subject: email.subject };
  const item = { type: "MessageSent" as const, payload };
  const dated = { at, author: "system" as const, created_by: null, item, rank: LAST };
  return itemRow(story.shop.id, story.id, dated);
}

/** A letter follows what it announces, of the same moment. */
const LAST = 99;

const toClient = (story: Story, url: string) => ({
  to: story.client.email,
  shop: senderOf(story.shop),
  url,
});
const sheetOf = ({ label }: Story, origin: string): string => `${origin}/suivi/${tokenOf(label)}`;

function confirmation(story: Story, reference: string, origin: string): Posted {
  const { visit, appliance, client, shop, where, intervention_type: kind, created_at } = story;
  const url = sheetOf(story, origin);
  const event = { ...visit, id: visitId(story), kind, where, status: "TODO" as const };
  const email = bookingConfirmed({
    ...toClient(story, url),
    kind,
    where,
    public_start_at: visit.public_start_at,
    public_end_at: visit.public_end_at,
    zone: ZONE,
    reference,
    appliance: [appliance.kind, appliance.brand].filter(Boolean).join(" "),
    address: formatAddress(client.address),
    change_until: addMinutes(visit.public_start_at, -DEFAULT_BOOKING_RULES.cancel_limit_minutes),
  });
  const calendar = {
    filename: "rendez-vous.ics",
    content_type: "text/calendar; charset=utf-8; method=PUBLISH",
    content: calendarFile({ event, shop, reference, url, now: created_at }),
  };
  return { story, at: created_at, email, attachments: [calendar] };
}

function quoteLetter(story: Story, origin: string): Posted[] {
  const { quote, label, appliance } = story;
  if (!quote || isDraft(quote)) return [];
  const email = quoteSent({
    ...toClient(story, `${origin}/quote/${tokenOf(`${label} quote`)}`),
    reference: quote.reference,
    total_incl: quote.document.totals.total_incl,
    appliance: applianceLabel(appliance),
    valid_until: quote.valid_until,
  });
  return [{ story, at: quote.sent_at, email }];
}

/** Invoices and payments as they were numbered and recorded. */
async function moneyLetters(
  db: Kysely<DB>,
  stories: ReadonlyMap<string, Story>,
  origin: string,
): Promise<Posted[]> {
  const ids = [...stories.keys()];
  const invoices = await db
    .selectFrom("invoice")
    .selectAll()
    .where("repair_id", "in", ids)
    .orderBy("issued_at")
    .execute();
  const payments = await db
    .selectFrom("payment")
    .selectAll()
    .where("repair_id", "in", ids)
    .execute();
  return invoices.flatMap((invoice) => {
    const story = stories.get(invoice.repair_id);
    if (!story) return [];
    const { reference, total_incl, due, due_on, issued_at } = invoice;
    const about = { ...toClient(story, sheetOf(story, origin)), reference, total_incl };
    const receipts = payments
      .filter(({ invoice_id }) => invoice_id === invoice.id)
      .map(({ amount, created_at }) => ({
        story,
        at: created_at,
        email: paymentReceived({ ...about, amount, remainder: due - amount }),
      }));
    return [{ story, at: issued_at, email: invoiceIssued({ ...about, due, due_on }) }, ...receipts];
  });
}
