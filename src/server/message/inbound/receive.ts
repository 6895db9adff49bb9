/** A reply of a client: into the journal of the repair that it is about, or aside for the shop. */
import { isDecoration, type AttachedFile } from "../../../domain/file/attachment/attachment.ts";
import { parsePhone } from "../../../domain/client/phone/phone.ts";
import { ownWords } from "../../../domain/message/inbound/quoted.ts";
import { wantedBy } from "../../../domain/message/inbound/stop.ts";
import { threadIds } from "../../../domain/message/inbound/thread.ts";
import { clean } from "../../../domain/validation.ts";
import { addMinutes, type Instant } from "../../../domain/time.ts";
import { sha256 } from "../../platform/sha256.ts";
import type { Sheet } from "../../repair/track.ts";
import { clientScope } from "../../shop/store.ts";
import { setChoice } from "../choice/set.ts";
import { loadAffair } from "../load-affair.ts";
import { CLIENT, keep, type Inbox, type Received } from "./keep.ts";
import { findSender, findSmsThread, findThread, type Thread } from "./store.ts";

export type InboundEmail = {
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  message_id: string;
  in_reply_to: string;
  references: string;
  attached: readonly AttachedFile[];
};
export type InboundSms = { from: string; text: string; id: string };

export async function receiveEmail(inbox: Inbox, email: InboundEmail): Promise<Received> {
  const { database, at } = inbox;
  const reply = {
    channel: "email" as const,
    sender: email.from.slice(0, 254),
    subject: clean(email.subject.replace(/\s+/g, " ")).slice(0, 300),
    text: clean(ownWords(email.text)),
    provider_id: email.message_id.slice(0, 500),
    created_at: at,
  };
  const attached = email.attached.filter((file) => !isDecoration(file));
  const ids = threadIds(email);
  const thread = ids.length > 0 ? await findThread(database, ids) : undefined;
  if (thread) return keep(inbox, thread, { reply, attached });
  const shop_id = await findSender(database, email.from);
  return shop_id ? keep(inbox, { shop_id, repair_id: null }, { reply, attached }) : "unknown";
}

export type PageMessage = { id: string; text: string };

/** Written on the tracking page: `id` is drawn with the form, so that two presses of one message write it once. */
export function receivePage(
  inbox: Inbox,
  { scope: { shop_id }, repair_id }: Sheet,
  { id, text }: PageMessage,
): Promise<Received> {
  const provider_id = `${repair_id} ${id} ${sha256(text)}`;
  const reply = { channel: "page", sender: "", subject: "", text, provider_id } as const;
  const written = { ...reply, created_at: inbox.at };
  return keep(inbox, { shop_id, repair_id }, { reply: written, attached: [] });
}

const THREAD_DAYS = 60;

/** « STOP » is a choice of the client, and no word for the sheet. */
export async function receiveSms(inbox: Inbox, sms: InboundSms): Promise<Received> {
  const { database, at } = inbox;
  const number = parsePhone(sms.from) ?? sms.from;
  const since = addMinutes(at, -THREAD_DAYS * 24 * 60);
  const thread = await findSmsThread(database, { number, since });
  if (!thread) return "unknown";
  const text = clean(sms.text).slice(0, 4_000);
  const wanted = wantedBy(text);
  if (wanted !== undefined) return choose(database, thread, { wanted, at });
  const told = { channel: "sms", sender: number, subject: "", text } as const;
  const reply = { ...told, provider_id: sms.id, created_at: at };
  return keep(inbox, thread, { reply, attached: [] });
}

async function choose(
  database: Inbox["database"],
  { shop_id, repair_id }: Thread,
  { wanted, at }: { wanted: boolean; at: Instant },
): Promise<Received> {
  const scope = clientScope(shop_id);
  if (!scope) return "unknown";
  return database.withShop(scope, async (db) => {
    const affair = await loadAffair(db, repair_id);
    if (!affair) return "unknown";
    const wish = { client_id: affair.client.id, channel: "sms", wanted, via: "sms" } as const;
    await setChoice(db, wish, { author: CLIENT, at });
    return "sheet";
  });
}
