/** Sends a one-time code to the contact on file of a client who is about to sign. */
import { randomInt } from "node:crypto";
import { isRefusal, refuse, type Decision } from "../../../domain/decision.ts";
import { letterLimit } from "../../../domain/message/limit.ts";
import type { Email } from "../../../domain/message/message.ts";
import { signingCode } from "../../../domain/message/quote.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { checkAnswerable } from "../../../domain/quote/answer.ts";
import { quoteOf } from "../../../domain/quote/record.ts";
import {
  CODE_COUNT,
  CODE_MINUTES,
  codeContact,
  codeDigits,
  codeText,
  sentCode,
  type CodeContact,
  type SentCode,
} from "../../../domain/quote/signing-code/code.ts";
import type { SendCodeRefusal } from "../../../domain/quote/signing-code/send.ts";
import { hashPassword } from "../../account/sign-in.ts";
import { insertDirect, revealText } from "../../message/outbox/store.ts";
import { countLetters, markSent, recordError } from "../../message/store.ts";
import { changeContext, type ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Mail } from "../../platform/mail.ts";
import { appendItems } from "../../repair/store.ts";
import type { Services } from "../../services.ts";
import { loadRepairFile, type RepairFile } from "../document/parties.ts";
import type { LinkedQuote } from "../read.ts";
import { lockQuote } from "../store.ts";
import { replaceCode } from "./store.ts";

type Delivery = { id: string; code: SentCode; email: Email; file: RepairFile };

/** What the table of messages holds in place of the code. */
const HIDDEN = "••• •••";

/**
 * Answers the code as it was sent; undefined for no such quote. The letter leaves at once, past the queue: neither the
 * queue nor the table of messages may hold the code, which its shop could read and sign with.
 */
export async function sendSigningCode(
  services: Services,
  { scope, quote_id }: LinkedQuote,
  document_sha256: string,
): Promise<Decision<SentCode, SendCodeRefusal> | undefined> {
  const context = changeContext(services, scope);
  const request = { quote_id, document_sha256 };
  const delivery = await services.database.withShop(scope, (db) => drawCode(db, request, context));
  if (!delivery || isRefusal(delivery)) return delivery;
  const outcome = await deliver(services.mail, delivery, context);
  await services.database.withShop(scope, (db) =>
    recordOutcome(db, { delivery, outcome }, context),
  );
  return "error" in outcome ? refuse("code-not-sent") : delivery.code;
}

type CodeRequest = { quote_id: string; document_sha256: string };

async function drawCode(
  db: ShopDb,
  { quote_id, document_sha256 }: CodeRequest,
  { at, origin }: ChangeContext,
): Promise<Decision<Delivery, SendCodeRefusal> | undefined> {
  const row = await lockQuote(db, quote_id);
  const file = row && (await loadRepairFile(db, row.repair_id, at));
  if (!file) return undefined;
  const quote = checkAnswerable(quoteOf(row), "Accepté", { at, document_sha256 });
  if (isRefusal(quote)) return quote;
  const contact = await contactOf(db, file, at);
  if (isRefusal(contact)) return contact;
  const text = codeText(randomInt(CODE_COUNT));
  const code = sentCode(contact, { at, document_sha256 });
  await replaceCode(db, quote_id, {
    ...code,
    code_hash: await hashPassword(codeDigits(text) ?? ""),
  });
  const url = `${origin}/quote/${row.quoteid}`;
  const letter = { to: contact.to, shop: senderOf(file.shop), url, reference: quote.reference };
  const [email, hidden] = [text, HIDDEN].map((shown) =>
    signingCode({ ...letter, code: shown, minutes: CODE_MINUTES }),
  );
  if (!email || !hidden) throw new Error("a letter without a recipient");
  const id = await insertDirect(db, hidden, { at, repair_id: row.repair_id });
  return { id, code, email, file };
}

/** The contact on file, unless the shop asks for no code or the mailbox had its share of them. */
async function contactOf(
  db: ShopDb,
  { shop, client }: RepairFile,
  at: ChangeContext["at"],
): Promise<Decision<CodeContact, "code-not-asked" | "no-contact" | "mailbox-limit">> {
  if (!shop.signature_code) return refuse("code-not-asked");
  const contact = codeContact(client);
  if (!contact) return refuse("no-contact");
  const { templates, most } = letterLimit("signing-code");
  const recipient = contact.to;
  const count = await countLetters(db, { recipient, templates, at, except: null });
  return count < most ? contact : refuse("mailbox-limit");
}

type Outcome = { transport: Awaited<ReturnType<Mail["send"]>> } | { error: string };

const deliver = (
  mail: Pick<Mail, "send">,
  { id, email, file: { shop } }: Delivery,
  { at }: ChangeContext,
): Promise<Outcome> =>
  mail
    .send({ ...email, id, date: at, from_name: shop.name, reply_to: shop.email, attachments: [] })
    .then(
      (transport) => ({ transport }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );

/** Without a mail server the outbox is the client's mailbox: there the letter is kept whole. */
async function recordOutcome(
  db: ShopDb,
  { delivery: { id, email, file }, outcome }: { delivery: Delivery; outcome: Outcome },
  { at }: ChangeContext,
): Promise<void> {
  if ("error" in outcome) return void (await recordError(db, id, outcome.error));
  const { transport } = outcome;
  if (transport === "outbox") await revealText(db, id, email);
  await markSent(db, { ids: [id], transport, sent_at: at });
  const { id: repair_id, shop_id } = file.repair;
  const author = { kind: "system", account_id: null } as const;
  const payload = { message_id: id, channel: "email", subject: email.subject } as const;
  await appendItems(db, { shop_id, repair_id, author, at }, [{ type: "MessageSent", payload }]);
}
