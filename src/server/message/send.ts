/** Sends queued messages, at least once each. */
import type { ShopScope } from "../../domain/account/scope.ts";
import { keepsSilence } from "../../domain/message/rules/wait.ts";
import { retryDelay } from "../../domain/message/retry.ts";
import { addMinutes, toInstant, type Instant } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import { lastly, type ShopDb } from "../platform/database/scope.ts";
import type { Log } from "../platform/log.ts";
import { isFinal, type Letter, type Mail, type MailTransport } from "../platform/mail.ts";
import { enqueue } from "../platform/queue.ts";
import type { Sms, SmsTransport } from "../platform/sms/sms.ts";
import { writeSecrets } from "../platform/security/letter-secret.ts";
import { holdBack } from "./hold.ts";
import { notify } from "./notification/store.ts";
import type { QuotePaper } from "./outbox/store.ts";
import { failureText, recipientOf } from "../../domain/message/delivery.ts";
import { replyAddress } from "../../domain/message/inbound/thread.ts";
import {
  loadMessages,
  markFailed,
  markSent,
  recordError,
  unsentLetters,
  type StoredLetter,
} from "./store.ts";

export type PrintContract = (
  scope: ShopScope,
  quote_id: string,
  paper?: QuotePaper,
) => Promise<Buffer>;

export type SendServices = {
  database: Pick<Database, "withShop">;
  mail: Pick<Mail, "send">;
  sms: Sms;
  log?: Pick<Log, "warn">;
  /** By which the silent hours are kept; the machine's when absent. */
  clock?: () => Instant;
  /** Where clients answer; the shop's own address when absent. */
  replies?: string | undefined;
  /** The signed PDF of a quote, or another paper of it; without it, its letters wait. */
  contract?: PrintContract;
  /** The secrets of letters derive from it. */
  ledgerKey: Buffer;
};

/**
 * A message already sent is skipped. One whose process is killed between the server's acceptance and our
 * transaction is sent again with the same Message-ID, by which a mailbox recognises the duplicate. An
 * error of the mail server does not throw: the next attempt is planned (domain/message/retry.ts).
 */
export async function sendMessages(
  { database, mail, sms, log, ledgerKey, replies, contract, clock = machineClock }: SendServices,
  scope: ShopScope,
  ids: readonly string[],
): Promise<void> {
  const read = async (db: ShopDb) => lastly(() => unsentLetters(db, ids));
  const unsent = await database.withShop(scope, read, "read");
  const stored = unsent.some(keepsSilence)
    ? await database.withShop(scope, (db) => holdBack(db, unsent, { scope, at: clock() }))
    : unsent;
  if (stored.length === 0) return;
  const leave = (letter: StoredLetter) =>
    letter.channel === "sms"
      ? sms.send(letter)
      : withContracts(letter, (id, paper) => printerOf(contract)(scope, id, paper)).then((whole) =>
          mail.send(withReply(withSecret(whole, ledgerKey), replies)),
        );
  const deliveries = await Promise.all(stored.map((letter) => deliver(letter.id, leave(letter))));
  for (const delivery of deliveries)
    if (log && "error" in delivery) logFailure(log, scope, delivery);
  const at = machineClock();
  await database.withShop(scope, (db) => recordDeliveries(db, { scope, at }, deliveries));
}

const machineClock = (): Instant => toInstant(Date.now());

const printerOf = (contract: SendServices["contract"]): PrintContract =>
  contract ?? (() => Promise.reject(new Error("no printer for contracts")));

/** A letter as it leaves: its contracts are made now, from what was signed. */
type WholeLetter = Omit<StoredLetter, "attachments"> & Pick<Letter, "attachments">;

async function withContracts(
  letter: StoredLetter,
  print: (quote_id: string, paper: QuotePaper | undefined) => Promise<Buffer>,
): Promise<WholeLetter> {
  const attachments = await Promise.all(
    letter.attachments.map(async ({ quote_id, paper, ...file }) =>
      quote_id === undefined ? file : { ...file, content: await print(quote_id, paper) },
    ),
  );
  return { ...letter, attachments };
}

const WITH_SECRET: ReadonlySet<string> = new Set(["password-link", "invitation"]);

/** Only in a letter of our own words: a text typed by a visitor may name a secret too. */
function withSecret(letter: WholeLetter, key: Buffer): WholeLetter {
  if (!WITH_SECRET.has(letter.template)) return letter;
  const { text, html } = letter;
  return { ...letter, text: writeSecrets(key, text), html: writeSecrets(key, html) };
}

/** A letter to the client of a repair is answered to an address that names it. */
const withReply = (letter: WholeLetter, replies: string | undefined): Letter =>
  replies && letter.repair_id && recipientOf(letter.template) === "client"
    ? { ...letter, reply_to: replyAddress(replies, letter.id) }
    : letter;

type Transport = MailTransport | SmsTransport;
type Delivered = { id: string; transport: Transport };
type Undelivered = { id: string; error: string; code: string; final: boolean };

const deliver = (id: string, leaving: Promise<Transport>): Promise<Delivered | Undelivered> =>
  leaving.then(
    (transport) => ({ id, transport }),
    (error: unknown) => ({
      id,
      error: textOf(error),
      code: codeOf(error),
      final: isFinal(error),
    }),
  );

/** « 550 », or « ESOCKET » when the server did not answer. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const answer: unknown = Reflect.get(error, "responseCode");
  if (typeof answer === "number") return answer.toString();
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : "";
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code alone: a server's answer often repeats the address. */
function logFailure(
  log: Pick<Log, "warn">,
  { shop_id }: ShopScope,
  { id, code, final }: Undelivered,
): void {
  log.warn({ shop_id, message_id: id, code, final }, "message not delivered");
}

type Attempt = { scope: ShopScope; at: Instant };

async function recordDeliveries(
  db: ShopDb,
  attempt: Attempt,
  deliveries: readonly (Delivered | Undelivered)[],
) {
  for (const delivery of deliveries)
    if ("error" in delivery) await recordFailure(db, attempt, delivery);
  const sent = deliveries.filter((delivery) => "transport" in delivery);
  return lastly(async () => {
    for (const [transport, left] of Map.groupBy(sent, ({ transport }) => transport))
      await markSent(db, { ids: left.map(({ id }) => id), transport, sent_at: attempt.at });
  });
}

/** Plans the next attempt, or marks the message failed when none is left or a retry is useless. */
async function recordFailure(
  db: ShopDb,
  { scope: { shop_id }, at }: Attempt,
  { id, error, final }: Undelivered,
): Promise<void> {
  const attempts = await recordError(db, id, error);
  const delay = final ? undefined : retryDelay(attempts);
  if (delay === undefined) {
    await markFailed(db, id);
    return notifyFailure(db, id, at);
  }
  const run_at = addMinutes(at, delay / 60);
  await enqueue(db, "send-message", { shop_id, message_id: id }, { run_at });
}

async function notifyFailure(db: ShopDb, id: string, at: Instant): Promise<void> {
  const [message] = await loadMessages(db, [id]);
  if (!message) return;
  const { subject, last_error, repair_id } = message;
  const about = { subject, reason: failureText(last_error) };
  await notify(db, { kind: "message-failed", about, repair_id, author: SYSTEM, at });
}

const SYSTEM = { kind: "system", account_id: null } as const;
