/** A page enters a call, and takes its seat. */
import { fullName } from "../../../domain/client/names.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import type { RoomState } from "../../../domain/call/room.ts";
import { haveMet, pageOf, seatFor, type Seat } from "../../../domain/call/seat.ts";
import { statusAfterEvent, whyClosed, type ClosedReason } from "../../../domain/call/status.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { notify } from "../../message/notification/store.ts";
import { loadRepairs } from "../../repair/store.ts";
import { loadClients } from "../../client/store.ts";
import type { Guest } from "../find.ts";
import { lockCall, updateCall, type CallRow } from "../store.ts";
import { readRoom } from "./read.ts";
import { presentIn, takeSeat } from "./store.ts";

export type JoinRefusal = ClosedReason | "call-full" | "bad-input";
export type Seated = { participant_id: string; seat: Seat; state: RoomState };

/** `id` is the page's own; undefined when the call is not there. */
export async function joinCall(
  db: ShopDb,
  { call_id, account_id }: Pick<Guest, "call_id" | "account_id">,
  { id, at }: { id: string; at: Instant },
): Promise<Seated | Refusal<JoinRefusal> | undefined> {
  const call = await lockCall(db, call_id);
  if (!call) return undefined;
  const closed = whyClosed(call, at);
  if (closed) return refuse(closed);
  const present = await presentIn(db, call_id);
  const again = pageOf(present, { id, account_id });
  const seat = again?.seat ?? seatFor(account_id, present);
  if (isRefusal(seat)) return seat;
  if (!again && !(await takeSeat(db, { id, call_id, seat, account_id, at })))
    return refuse("bad-input");
  if (account_id === null && !call.consented_at) {
    await updateCall(db, call_id, { consented_at: at });
    if (present.length === 0) await announceClient(db, call, at);
  }
  const met = haveMet([...present, { seat }]) && statusAfterEvent(call.status, "met");
  if (met && met !== call.status)
    await updateCall(db, call_id, { status: met, started_at: call.started_at ?? at });
  const state = await readRoom(db, call_id);
  return state && { participant_id: id, seat, state };
}

/** Once for each call, when its client comes in before anybody of the shop. */
async function announceClient(db: ShopDb, { id, repair_id }: CallRow, at: Instant): Promise<void> {
  const [repair] = repair_id ? await loadRepairs(db, [repair_id]) : [];
  const [client] = repair ? await loadClients(db, [repair.client_id]) : [];
  const about = {
    call_id: id,
    ...(client && { client: fullName(client) }),
    ...(repair && { reference: repair.reference }),
  };
  const author = { kind: "client", account_id: null } as const;
  await notify(db, { kind: "call-waiting", about, repair_id, author, at });
}
