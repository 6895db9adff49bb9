/** A reply of a client: into the journal of the repair that it is about, or aside for the shop. */
import type { Client } from "../../../domain/client/client.ts";
import { fullName } from "../../../domain/client/names.ts";
import { parsePhone } from "../../../domain/client/phone/phone.ts";
import { ownWords } from "../../../domain/message/inbound/quoted.ts";
import { wantedBy } from "../../../domain/message/inbound/stop.ts";
import { threadIds } from "../../../domain/message/inbound/thread.ts";
import { clean } from "../../../domain/validation.ts";
import { addMinutes, type Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems } from "../../repair/store.ts";
import { clientScope } from "../../shop/store.ts";
import { setChoice } from "../choice/set.ts";
import { loadAffair } from "../load-affair.ts";
import { notify } from "../notification/store.ts";
import {
  findSender,
  findSmsThread,
  findThread,
  insertReply,
  type NewReply,
  type Thread,
} from "./store.ts";

/** "sheet": in a journal; "aside": in the list of the shop; "known": a second delivery; "unknown": of no shop's client. */
export type Received = "sheet" | "aside" | "known" | "unknown";

export type InboundEmail = {
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  message_id: string;
  in_reply_to: string;
  references: string;
};
export type InboundSms = { from: string; text: string; id: string };

type Parts = { database: Pick<Database, "withShop" | "withSystem">; at: Instant };

export async function receiveEmail(
  { database, at }: Parts,
  email: InboundEmail,
): Promise<Received> {
  const reply = {
    channel: "email" as const,
    sender: email.from.slice(0, 254),
    subject: clean(email.subject.replace(/\s+/g, " ")).slice(0, 300),
    text: clean(ownWords(email.text)),
    provider_id: email.message_id.slice(0, 500),
    created_at: at,
  };
  const ids = threadIds(email);
  const thread = ids.length > 0 ? await findThread(database, ids) : undefined;
  if (thread) return keep(database, thread, reply);
  const shop_id = await findSender(database, email.from);
  return shop_id ? keep(database, { shop_id, repair_id: null }, reply) : "unknown";
}

const THREAD_DAYS = 60;

/** « STOP » is a choice of the client, and no word for the sheet. */
export async function receiveSms({ database, at }: Parts, sms: InboundSms): Promise<Received> {
  const number = parsePhone(sms.from) ?? sms.from;
  const since = addMinutes(at, -THREAD_DAYS * 24 * 60);
  const thread = await findSmsThread(database, { number, since });
  if (!thread) return "unknown";
  const text = clean(sms.text).slice(0, 4_000);
  const wanted = wantedBy(text);
  if (wanted !== undefined) return choose(database, thread, { wanted, at });
  const reply = { channel: "sms", sender: number, subject: "", text } as const;
  return keep(database, thread, { ...reply, provider_id: sms.id, created_at: at });
}

type Aside = { shop_id: string; repair_id: string | null };

async function keep(
  database: Parts["database"],
  { shop_id, repair_id }: Aside,
  reply: Omit<NewReply, "repair_id">,
): Promise<Received> {
  const scope = clientScope(shop_id);
  if (!scope) return "unknown";
  return database.withShop(scope, async (db) => {
    if (!(await insertReply(db, { ...reply, repair_id }))) return "known";
    if (!repair_id) return "aside";
    await writeReply(db, repair_id, reply);
    return "sheet";
  });
}

const CLIENT = { kind: "client", account_id: null } as const;

/** In the journal, as the client's own words, and announced to those whom the repair concerns. */
export async function writeReply(
  db: ShopDb,
  repair_id: string,
  { channel, text, created_at: at }: Pick<NewReply, "channel" | "text" | "created_at">,
): Promise<void> {
  const affair = await loadAffair(db, repair_id);
  if (!affair) return;
  const written = { shop_id: affair.shop.id, repair_id, author: CLIENT, at };
  await appendItems(db, written, [{ type: "ClientReplied", payload: { channel, text } }]);
  const about = { client: nameOf(affair.client), text: text.slice(0, 200) };
  await notify(db, { kind: "reply", about, repair_id, author: CLIENT, at });
}

const nameOf = (client: Client): string => fullName(client);

async function choose(
  database: Parts["database"],
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
