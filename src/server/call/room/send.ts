/** A page of a call tells another one how to reach it, or writes a line to all. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { MOST_CHATS, type Chat } from "../../../domain/call/chat.ts";
import { pageOf } from "../../../domain/call/seat.ts";
import type { Signal } from "../../../domain/call/signal.ts";
import { whyClosed, type ClosedReason } from "../../../domain/call/status.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Guest } from "../find.ts";
import { loadCall } from "../store.ts";
import { countChat, insertChat, insertSignal, presentIn, type ParticipantRow } from "./store.ts";

type Sender = Pick<Guest, "call_id" | "account_id">;
export type SendRefusal = ClosedReason | "not-in-call" | "too-many";

/** Only from a page that holds its seat, for its own account, to one that does. */
export async function sendSignal(
  db: ShopDb,
  guest: Sender,
  { signal, at }: { signal: Signal; at: Instant },
): Promise<{ sent: true } | Refusal<SendRefusal> | undefined> {
  const room = await openRoom(db, guest, at);
  if (!room || isRefusal(room)) return room;
  const isIn = room.present.some(({ id }) => id === signal.to);
  if (!isIn || !pageOf(room.present, { id: signal.from, account_id: guest.account_id }))
    return refuse("not-in-call");
  return (await insertSignal(db, guest.call_id, signal)) ? { sent: true } : refuse("too-many");
}

type Line = { chat: Chat; from: string; at: Instant };

export async function sendChat(
  db: ShopDb,
  guest: Sender,
  { chat, from, at }: Line,
): Promise<{ sent: true } | Refusal<SendRefusal> | undefined> {
  const room = await openRoom(db, guest, at);
  if (!room || isRefusal(room)) return room;
  const page = pageOf(room.present, { id: from, account_id: guest.account_id });
  if (!page) return refuse("not-in-call");
  if ((await countChat(db, guest.call_id)) >= MOST_CHATS) return refuse("too-many");
  await insertChat(db, { ...chat, call_id: guest.call_id, seat: page.seat, at });
  return { sent: true };
}

async function openRoom(
  db: ShopDb,
  { call_id }: Sender,
  at: Instant,
): Promise<{ present: ParticipantRow[] } | Refusal<ClosedReason> | undefined> {
  const call = await loadCall(db, call_id);
  if (!call) return undefined;
  const closed = whyClosed(call, at);
  return closed ? refuse(closed) : { present: await presentIn(db, call_id) };
}
