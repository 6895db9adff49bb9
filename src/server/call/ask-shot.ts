/** The technician asks the client to show something, or nothing any more. */
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { Shot } from "../../domain/call/shots.ts";
import { whyClosed, type ClosedReason } from "../../domain/call/status.ts";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { lockCall, updateCall, type CallRow } from "./store.ts";

/** Undefined when there is no such call. */
export async function askShot(
  db: ShopDb,
  { id, shot, at }: { id: string; shot: Shot | null; at: Instant },
): Promise<CallRow | Refusal<ClosedReason> | undefined> {
  const call = await lockCall(db, id);
  if (!call) return undefined;
  const closed = whyClosed(call, at);
  if (closed) return refuse(closed);
  await updateCall(db, id, { asked_shot: shot });
  return { ...call, asked_shot: shot };
}
