/** The shop vouches for unusual bookings: those that wait stand, and those whose slot was given back take it again. */
import { initialStatus } from "../../../domain/catalogue/interventions.ts";
import { holdState, whoReturns } from "../../../domain/booking/hold.ts";
import { toStatus } from "../../../domain/repair/change.ts";
import { isRefusal } from "../../../domain/decision.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import { appointmentChange } from "../../../domain/repair/appointment.ts";
import type { AnnouncementContext } from "../../agenda/announce.ts";
import { overlapsOf, setEventStatuses } from "../../agenda/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems } from "../../repair/store.ts";
import { announceToClient } from "./announce.ts";
import { isFirst, lockBookings, lockVisits, recordOutcome, type Visit } from "./store.ts";

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
  const open = bookings.filter(({ confirmed_at }) => !confirmed_at);
  const visits = (await lockVisits(db, open)).filter((visit) => !isCancelledByHand(visit));
  const cancelled = visits.filter(isCancelled).map(({ event }) => event.id);
  const returning = whoReturns(cancelled, await overlapsOf(db, cancelled));
  const isFree = (visit: Visit) => !isCancelled(visit) || returning.has(visit.event.id);
  // All the appliances of a visit, or none.
  const stands = ({ booking }: Visit) =>
    visits.filter((one) => one.booking === booking).every(isFree);
  const kept = visits.filter(stands);
  const back = kept.filter(isCancelled).map(({ event }) => event.id);
  await setEventStatuses(db, back, "TODO");
  await recordOutcome(db, idsOf(kept), { confirmed_at: announcing.at, released_at: null });
  // Pipelined: a bulk action waits for the database a few times, not a few times a booking.
  await Promise.all(kept.map((visit) => announceKept(db, visit, announcing)));
  return { kept: idsOf(kept), taken: idsOf(visits.filter((visit) => !stands(visit))) };
}

const isCancelled = ({ event }: Visit): boolean => event.status === "CANCEL";

/** In the agenda: the shop decided otherwise since. */
const isCancelledByHand = (visit: Visit): boolean =>
  isCancelled(visit) && !visit.booking.released_at;

const idsOf = (visits: readonly Visit[]): string[] => [
  ...new Set(visits.map(({ booking }) => booking.repair_id)),
];

/** In the journal, and to the client when the appointment was never announced, or was cancelled since. */
async function announceKept(
  db: ShopDb,
  visit: Visit,
  announcing: AnnouncementContext,
): Promise<void> {
  const { booking, event, repair } = visit;
  const { id: repair_id, shop_id } = repair;
  const { author, at } = announcing;
  await appendItems(db, { shop_id, repair_id, author, at }, [
    { type: "BookingConfirmed", payload: {} },
    ...(isCancelled(visit) ? itemsOfReturn(visit) : []),
  ]);
  if (!isFirst(visit)) return;
  const standing = { ...event, status: "TODO" } as const;
  if (isCancelled(visit) || holdState(booking) === "waiting")
    await announceToClient(db, { repair_id, event: standing }, announcing);
}

function itemsOfReturn({ repair, event }: Visit): JournalItem[] {
  const reopened = toStatus(repair.status, initialStatus(repair.intervention_type));
  return [
    ...appointmentChange(undefined, { ...event, status: "TODO" }),
    ...(repair.archived && !isRefusal(reopened) ? [reopened] : []),
  ];
}
