/** The shop sends a failed letter again, to the address as it is now. */
import { mobileOf } from "../../domain/message/channel.ts";
import { mayResend, recipientOf } from "../../domain/message/delivery.ts";
import { letterLimit } from "../../domain/message/limit.ts";
import { TEMPLATES } from "../../domain/message/message.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { loadClients } from "../client/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { enqueue } from "../platform/queue.ts";
import { appendItems, loadRepairs } from "../repair/store.ts";
import { loadShop } from "../shop/store.ts";
import { countLetters, lockMessage, requeue, type MessageRow } from "./store.ts";

export type ResendRefusal = "no-email" | "no-mobile" | "link-over" | "mailbox-limit";

/** Idempotent: a letter that waits or was sent is answered as it is; undefined when there is none of this id. */
export async function resendMessage(
  db: ShopDb,
  id: string,
  { at, author }: Pick<ChangeContext, "at" | "author">,
): Promise<MessageRow | Refusal<ResendRefusal> | undefined> {
  const message = await lockMessage(db, id);
  if (message?.status !== "failed") return message;
  if (!mayResend(message.template)) return refuse("link-over");
  const recipient = await currentRecipient(db, message);
  if (recipient === "") return refuse(message.channel === "sms" ? "no-mobile" : "no-email");
  const limited = await checkMailbox(db, { ...message, recipient }, at);
  if (isRefusal(limited)) return limited;
  const { shop_id, repair_id, subject } = message;
  await requeue(db, { id, recipient });
  if (repair_id)
    await appendItems(db, { shop_id, repair_id, author, at }, [
      { type: "MessageResent", payload: { message_id: id, subject } },
    ]);
  await enqueue(db, "send-message", { shop_id, message_id: id });
  return lockMessage(db, id);
}

async function currentRecipient(db: ShopDb, message: MessageRow): Promise<string> {
  const whose = recipientOf(message.template);
  if (whose === "shop") return (await loadShop(db, message.shop_id))?.email ?? "";
  if (whose === "account" || !message.repair_id) return message.recipient;
  const [repair] = await loadRepairs(db, [message.repair_id]);
  const [client] = repair ? await loadClients(db, [repair.client_id]) : [];
  if (message.channel === "sms") return (client && mobileOf(client)) ?? "";
  return client?.email ?? "";
}

/** The limit of a mailbox counts each letter once: this one is not counted twice. */
async function checkMailbox(
  db: ShopDb,
  { template, recipient, id }: MessageRow,
  at: ChangeContext["at"],
): Promise<Refusal<"mailbox-limit"> | undefined> {
  const known = TEMPLATES.find((word) => word === template);
  if (!known || recipientOf(template) === "shop") return undefined;
  const { templates, most } = letterLimit(known);
  const others = await countLetters(db, { recipient, templates, at, except: id });
  return others >= most ? refuse("mailbox-limit") : undefined;
}
