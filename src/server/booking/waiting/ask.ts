/** A client asks to be offered an earlier window, or asks no more. */
import type { WaitingPart } from "../../../domain/booking/waiting/waiting.ts";
import { eventsOfRepairs } from "../../agenda/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Sheet } from "../../repair/track.ts";
import { readAppointment } from "../appointment/read.ts";
import { endWaiting, insertWaiting } from "./store.ts";

/** `part` null: no more. Undefined when the repair has no appointment that its client may move. */
export async function askEarlier(
  db: ShopDb,
  sheet: Sheet,
  part: WaitingPart | null,
  { at }: Pick<ChangeContext, "at">,
): Promise<"asked" | "withdrawn" | undefined> {
  const { repair_id } = sheet;
  if (part === null) {
    await endWaiting(db, repair_id, at);
    return "withdrawn";
  }
  const events = await eventsOfRepairs(db, [repair_id]);
  const coming = events.find(({ status, start_at }) => status === "TODO" && start_at > at);
  const own = coming && (await readAppointment(db, sheet, { id: coming.id, now: at }));
  if (!own?.change?.movable) return undefined;
  await insertWaiting(db, { repair_id, part, at });
  return "asked";
}
