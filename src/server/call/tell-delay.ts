/** The shop tells the client who waits, or will, how late it is. */
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { Delay } from "../../domain/call/delay.ts";
import { whyClosed, type ClosedReason } from "../../domain/call/status.ts";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { lockCall, updateCall, type CallRow } from "./store.ts";

/** Undefined when there is no such call. */
export async function tellDelay(
  db: ShopDb,
  { id, delay, at }: { id: string; delay: Delay; at: Instant },
): Promise<CallRow | Refusal<ClosedReason> | undefined> {
  const call = await lockCall(db, id);
  if (!call) return undefined;
  const closed = whyClosed(call, at);
  if (closed) return refuse(closed);
  await updateCall(db, id, { delay });
  return { ...call, delay };
}
