/** The shop cancels unusual bookings together: one transaction, at most one letter to a mailbox. */
import { toStatus } from "../../../domain/repair/change.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { holdState } from "../../../domain/booking/hold.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { appointmentChange } from "../../../domain/repair/appointment.ts";
import { announceAppointment, type AnnouncementContext } from "../../agenda/announce.ts";
import { eventsOfRepairs, lockUsers, updateEventStatus } from "../../agenda/store.ts";
import { loadClients } from "../../client/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, lockRepair, type RepairRow } from "../../repair/store.ts";
import { lockBookings, recordOutcome } from "./store.ts";

/** Answers the ids of those that were cancelled; others were confirmed, done or cancelled before. */
export async function cancelBookings(
  db: ShopDb,
  repair_ids: readonly string[],
  announcing: AnnouncementContext,
): Promise<string[]> {
  const bookings = await lockBookings(db, repair_ids);
  const open = bookings.filter(({ confirmed_at, released_at }) => !confirmed_at && !released_at);
  const events = await todoEvents(
    db,
    open.map(({ repair_id }) => repair_id),
  );
  const written = new Set<string>();
  const cancelled: string[] = [];
  for (const booking of open) {
    const { repair_id } = booking;
    const repair = await lockRepair(db, repair_id);
    const event = events.find((one) => one.repair_id === repair_id);
    if (!repair || !event) continue;
    await recordOutcome(db, repair_id, { confirmed_at: null, released_at: announcing.at });
    await cancelEvent(db, { repair, event }, announcing);
    cancelled.push(repair_id);
    if (holdState(booking) === undefined && (await isNewMailbox(db, repair, written)))
      await announceAppointment(db, { ...announcing, ...changeOf(event), repair_id });
  }
  return cancelled;
}

/** All people are locked at once, in the one order. */
async function todoEvents(db: ShopDb, repair_ids: readonly string[]): Promise<AgendaEvent[]> {
  const events = (await eventsOfRepairs(db, repair_ids)).filter(({ status }) => status === "TODO");
  await lockUsers(
    db,
    events.flatMap(({ assigned_to }) => assigned_to),
  );
  return events;
}

const changeOf = (event: AgendaEvent) => ({
  before: event,
  after: undefined,
  items: appointmentChange(event, undefined),
});

type Cancelled = { repair: RepairRow; event: AgendaEvent };

async function cancelEvent(
  db: ShopDb,
  { repair, event }: Cancelled,
  { author, at }: AnnouncementContext,
): Promise<void> {
  await updateEventStatus(db, event.id, "CANCEL");
  const archived = toStatus(repair.status, "Terminer/Archivé");
  await appendItems(db, { shop_id: repair.shop_id, repair_id: repair.id, author, at }, [
    ...changeOf(event).items,
    ...(isRefusal(archived) ? [] : [archived]),
  ]);
}

async function isNewMailbox(
  db: ShopDb,
  { client_id }: RepairRow,
  written: Set<string>,
): Promise<boolean> {
  const [client] = await loadClients(db, [client_id]);
  const mailbox = client?.email.toLowerCase() ?? "";
  if (written.has(mailbox)) return false;
  written.add(mailbox);
  return true;
}
