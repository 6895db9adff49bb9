/** The client says yes or no to a recording: the yes is kept with its moment, a no ends what was asked. */
import type { CallRefusal } from "../../../domain/call/refusals.ts";
import { pageOf } from "../../../domain/call/seat.ts";
import { whyClosed } from "../../../domain/call/status.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Guest } from "../find.ts";
import { presentIn } from "../room/store.ts";
import { lockCall } from "../store.ts";
import { openRecordingOf, updateRecording } from "./store.ts";

type Answer = { id: string; page: string; agreed: boolean; at: Instant };

/** Undefined when there is no such call. Only for the page that holds the client's seat. */
export async function answerRecording(
  db: ShopDb,
  { call_id }: Pick<Guest, "call_id">,
  { id, page, agreed, at }: Answer,
): Promise<{ agreed: boolean } | Refusal<CallRefusal> | undefined> {
  const call = await lockCall(db, call_id);
  if (!call) return undefined;
  const closed = whyClosed(call, at);
  if (closed) return refuse(closed);
  const present = await presentIn(db, call_id);
  if (!pageOf(present, { id: page, account_id: null })) return refuse("not-in-call");
  const open = await openRecordingOf(db, call_id);
  if (open?.id !== id) return refuse("recording-over");
  // A no ends it, also after a yes; a second yes changes nothing.
  if (!agreed) await updateRecording(db, id, { ended_at: at });
  else if (!open.agreed_at) await updateRecording(db, id, { agreed_at: at, agreed_page: page });
  return { agreed };
}
