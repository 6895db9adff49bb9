/** A page of a call says that it is still there; those that no longer do lose their seats. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { whyClosed, type ClosedReason } from "../../../domain/call/status.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Guest } from "../find.ts";
import { loadCall } from "../store.ts";
import { letSilentGo, seePage } from "./store.ts";

/** `id` is the page's own; undefined when the call is not there. */
export async function stayInCall(
  db: ShopDb,
  { call_id, account_id }: Pick<Guest, "call_id" | "account_id">,
  { id, at }: { id: string; at: Instant },
): Promise<{ here: true } | Refusal<ClosedReason | "not-in-call"> | undefined> {
  const call = await loadCall(db, call_id);
  if (!call) return undefined;
  const closed = whyClosed(call, at);
  if (closed) return refuse(closed);
  if (!(await seePage(db, { call_id, id, account_id, at }))) return refuse("not-in-call");
  await letSilentGo(db, { call_id, at });
  return { here: true };
}
