/** A person of the shop opens a call: for a repair, for one of its appointments, or alone. */
import { linkUntil } from "../../domain/call/link.ts";
import { whyClosed } from "../../domain/call/status.ts";
import { loadEvents } from "../agenda/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import { lockRepair } from "../repair/store.ts";
import { endCall } from "./end.ts";
import { insertCall, loadCall, openCallOf, updateCall, type CallRow } from "./store.ts";

export type Opening = { id: string; repair_id: string | null; event_id: string | null };

/**
 * Idempotent by id. A repair has one call at a time: opened again, by a colleague too, it is the same one, unless its link
 * is over. Undefined when the repair or the appointment is not one of this shop's.
 */
export async function openCall(
  db: ShopDb,
  asked: Opening,
  context: ChangeContext,
): Promise<CallRow | undefined> {
  const [event] = asked.event_id ? await loadEvents(db, [asked.event_id]) : [];
  if (asked.event_id && !event) return undefined;
  const repair_id = asked.repair_id ?? event?.repair_id ?? null;
  if (repair_id && !(await lockRepair(db, repair_id))) return undefined;
  const again = await loadCall(db, asked.id);
  if (again) return again;
  const { at } = context;
  const call = { id: asked.id, repair_id, event_id: event?.id ?? null };
  const expires_at = linkUntil(at, event);
  const running = repair_id ? await openCallOf(db, repair_id) : undefined;
  if (running && !whyClosed(running, at)) {
    const event_id = call.event_id ?? running.event_id;
    await updateCall(db, running.id, {
      event_id,
      expires_at: later(running.expires_at, expires_at),
    });
    return loadCall(db, running.id);
  }
  if (running) await endCall(db, running, { outcome: null, conclusion: "", context });
  await insertCall(db, {
    ...call,
    shop_id: SHOP_ID,
    opened_by: context.author.account_id,
    opened_at: at,
    expires_at,
  });
  return loadCall(db, call.id);
}

const later = <Text extends string>(one: Text, other: Text): Text => (one > other ? one : other);
