/** The link of a call goes to the client of its repair, by e-mail or by SMS. */
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { InviteChannel } from "../../domain/call/link.ts";
import { whyClosed, type ClosedReason } from "../../domain/call/status.ts";
import { callInvited } from "../../domain/message/call.ts";
import { senderOf } from "../../domain/message/sender.ts";
import { loadEvents } from "../agenda/store.ts";
import { queueEmail } from "../message/outbox/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairFile } from "../quote/document/parties.ts";
import { lockCall, type CallRow } from "./store.ts";

export const callUrl = (origin: string, { token }: Pick<CallRow, "token">): string =>
  `${origin}/appel/${token}`;

export type InviteRefusal = ClosedReason | "no-contact";

/** Undefined when there is no such call. */
export async function sendLink(
  db: ShopDb,
  { id, channel }: { id: string; channel: InviteChannel },
  { at, author, origin }: ChangeContext,
): Promise<CallRow | Refusal<InviteRefusal> | undefined> {
  const call = await lockCall(db, id);
  if (!call) return undefined;
  const closed = whyClosed(call, at);
  if (closed) return refuse(closed);
  const { repair_id } = call;
  const file = repair_id ? await loadRepairFile(db, repair_id, at) : undefined;
  if (!file || !repair_id) return refuse("no-contact");
  const { shop, client, kind_id } = file;
  if (channel === "email" && client.email === "") return refuse("no-contact");
  const [event] = await loadEvents(db, call.event_id ? [call.event_id] : []);
  const letter = callInvited({
    // Without an address, the letter goes by SMS.
    to: channel === "email" ? client.email : "",
    shop: senderOf(shop),
    kind_id,
    url: callUrl(origin, call),
    start_at: event && event.start_at > at ? event.start_at : null,
    zone: shop.timezone,
  });
  const sent = await queueEmail(db, letter, { at, repair_id, author });
  return sent ? call : refuse("no-contact");
}
