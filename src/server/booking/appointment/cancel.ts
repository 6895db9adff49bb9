/** A client cancels their appointment, until the shop's limit: all the appliances of the visit, or none. */
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { lockEvent } from "../../agenda/save-event.ts";
import { setEventStatus } from "../../agenda/set-event-status.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Sheet } from "../../repair/track.ts";
import { announceToShop } from "./announce.ts";
import { readAppointment } from "./read.ts";

export type ClientChangeRefusal = Refusal<"too-late" | "not-yours" | "slot-taken">;
type Cancelling = { id: string; reason: string };

/** Sent twice, it is cancelled once. Undefined when it is not an appointment of this repair. */
export async function cancelAppointment(
  db: ShopDb,
  sheet: Sheet,
  { id, reason }: Cancelling,
  context: ChangeContext,
): Promise<AgendaEvent | ClientChangeRefusal | undefined> {
  await lockEvent(db, id);
  const own = await readAppointment(db, sheet, { id, now: context.at });
  if (!own) return undefined;
  const { event, shop, change } = own;
  if (event.status === "CANCEL") return event;
  if (!change) return refuse("not-yours");
  if (!change.open) return refuse("too-late");
  const announcing = { ...context, shop, ...(reason && { reason }) };
  const together = own.visit.map((part) => part.event).filter((other) => other.id !== id);
  for (const other of together) {
    const silent = { ...announcing, letters: "none" } as const;
    await setEventStatus(db, { id: other.id, status: "CANCEL" }, silent);
  }
  const letter = { ...announcing, together };
  const cancelled = await setEventStatus(db, { id, status: "CANCEL" }, letter);
  if (!cancelled || isRefusal(cancelled)) return refuse("slot-taken");
  await announceToShop(db, { own, before: undefined, after: cancelled, reason }, context);
  return cancelled;
}
