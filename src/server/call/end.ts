/** A call ends: everybody is out, its link is over, what its pages told each other is deleted. */
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import type { Ending } from "../../domain/call/chat.ts";
import { heldItems, type Outcome } from "../../domain/call/end.ts";
import { statusAfterEvent } from "../../domain/call/status.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { appendItems } from "../repair/store.ts";
import { endRecordings, recordingsOfCalls } from "./recording/store.ts";
import { deleteSignals, leaveSeats } from "./room/store.ts";
import { sendAdvice, type AdviceRefusal } from "./send-advice.ts";
import { lockCall, updateCall, type CallRow } from "./store.ts";

type Closing = { outcome: Outcome | null; conclusion: string; context: ChangeContext };

/**
 * Undefined when there is none of this id; one that ended already stays as it is, and no letter leaves. When the client
 * is reached neither by e-mail nor by SMS, nothing ends: the advice is to be given by voice.
 */
export async function endCallById(
  db: ShopDb,
  { call_id, outcome, conclusion, letter }: Ending,
  context: ChangeContext,
): Promise<CallRow | Refusal<AdviceRefusal> | undefined> {
  const call = await lockCall(db, call_id);
  if (!call || call.status === "ended") return call;
  if (letter) {
    const sent = await sendAdvice(db, { repair_id: call.repair_id, text: conclusion }, context);
    if (isRefusal(sent)) return sent;
  }
  return endCall(db, call, { outcome, conclusion, context });
}

/** Of a call that the caller has locked, or whose repair it has. */
export async function endCall(
  db: ShopDb,
  call: CallRow,
  { outcome, conclusion, context: { author, at } }: Closing,
): Promise<CallRow> {
  const status = statusAfterEvent(call.status, "closed");
  if (!status) return call;
  const { id, shop_id, repair_id } = call;
  // One whose link was over ended with it.
  const ended_at = at < call.expires_at ? at : call.expires_at;
  await updateCall(db, id, { status, ended_at, outcome, conclusion });
  await endRecordings(db, { call_id: id, at });
  await leaveSeats(db, { call_id: id, at });
  await deleteSignals(db, id);
  const recorded = (await recordingsOfCalls(db, [id])).length > 0;
  const items = heldItems({ ...call, ended_at, conclusion, recorded }, outcome ?? "none");
  if (repair_id && items.length > 0)
    await appendItems(db, { shop_id, repair_id, author, at }, items);
  return { ...call, status, ended_at, outcome, conclusion };
}
