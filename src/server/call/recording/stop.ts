/** Either side stops what is recorded, or the shop what it asked for. */
import type { CallRefusal } from "../../../domain/call/refusals.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Guest } from "../find.ts";
import { lockCall } from "../store.ts";
import { loadRecording, updateRecording } from "./store.ts";

/** Undefined when there is no such call. One that is over already stays as it is. */
export async function stopRecording(
  db: ShopDb,
  { call_id }: Pick<Guest, "call_id">,
  { id, at }: { id: string; at: Instant },
): Promise<{ stopped: true } | Refusal<CallRefusal> | undefined> {
  if (!(await lockCall(db, call_id))) return undefined;
  const recording = await loadRecording(db, id);
  if (recording?.call_id !== call_id) return refuse("recording-over");
  if (!recording.ended_at) await updateRecording(db, id, { ended_at: at });
  return { stopped: true };
}
