/** The shop vouches for unusual bookings: those that wait stand, and those whose slot was given back take it again. */
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { initialStatus } from "../../../domain/catalogue/interventions.ts";
import { holdState } from "../../../domain/booking/hold.ts";
import { toStatus } from "../../../domain/repair/change.ts";
import { isRefusal } from "../../../domain/decision.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import { appointmentChange } from "../../../domain/repair/appointment.ts";
import type { AnnouncementContext } from "../../agenda/announce.ts";
import { eventsOfRepairs, isFree, lockUsers, updateEventStatus } from "../../agenda/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, lockRepair, type RepairRow } from "../../repair/store.ts";
import { announceToClient } from "./announce.ts";
import { lockBookings, recordOutcome, type BookingRow } from "./store.ts";

export type KeepResult = {
  kept: string[];
  /** Their slots were taken meanwhile: they stay cancelled. */
  taken: string[];
};

/** Idempotent: what was confirmed already is left as it is. */
export async function keepBookings(
  db: ShopDb,
  repair_ids: readonly string[],
  announcing: AnnouncementContext,
): Promise<KeepResult> {
  const bookings = await lockBookings(db, repair_ids);
  const events = await eventsOfRepairs(db, repair_ids);
  await lockUsers(
    db,
    events.flatMap(({ assigned_to }) => assigned_to),
  );
  const result: KeepResult = { kept: [], taken: [] };
  for (const booking of bookings.filter(({ confirmed_at }) => !confirmed_at)) {
    const { repair_id } = booking;
    const event = events.findLast((one) => one.repair_id === repair_id);
    const repair = await lockRepair(db, repair_id);
    if (!event || !repair) continue;
    // Cancelled by hand in the agenda: the shop decided otherwise since.
    if (event.status === "CANCEL" && !booking.released_at) continue;
    const free = event.status !== "CANCEL" || (await isFree(db, event.id));
    if (free) await keepBooking(db, { booking, event, repair }, announcing);
    (free ? result.kept : result.taken).push(repair_id);
  }
  return result;
}

type Kept = { booking: BookingRow; event: AgendaEvent; repair: RepairRow };

async function keepBooking(
  db: ShopDb,
  { booking, event, repair }: Kept,
  announcing: AnnouncementContext,
): Promise<void> {
  const { id: repair_id, shop_id } = repair;
  const { author, at } = announcing;
  const isCancelled = event.status === "CANCEL";
  if (isCancelled) await updateEventStatus(db, event.id, "TODO");
  await recordOutcome(db, repair_id, { confirmed_at: at, released_at: null });
  await appendItems(db, { shop_id, repair_id, author, at }, [
    { type: "BookingConfirmed", payload: {} },
    ...(isCancelled ? itemsOfReturn(repair, event) : []),
  ]);
  const standing = { ...event, status: "TODO" } as const;
  if (isCancelled || holdState(booking) === "waiting")
    await announceToClient(db, { repair_id, event: standing }, announcing);
}

function itemsOfReturn(repair: RepairRow, event: AgendaEvent): JournalItem[] {
  const reopened = toStatus(repair.status, initialStatus(repair.intervention_type));
  return [
    ...appointmentChange(undefined, { ...event, status: "TODO" }),
    ...(repair.archived && !isRefusal(reopened) ? [reopened] : []),
  ];
}
