/** The shop cancels unusual bookings together: one transaction, at most one letter to a mailbox. */
import { toStatus } from "../../../domain/repair/change.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { holdState } from "../../../domain/booking/hold.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { appointmentChange } from "../../../domain/repair/appointment.ts";
import { announceAppointment, type AnnouncementContext } from "../../agenda/announce.ts";
import { setEventStatuses } from "../../agenda/store.ts";
import { loadClients } from "../../client/store.ts";
import { keyed } from "../../platform/batch.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems } from "../../repair/store.ts";
import { lockBookings, lockVisits, recordOutcome, type Visit } from "./store.ts";

/** Answers the ids of those that were cancelled; others were confirmed, done or cancelled before. */
export async function cancelBookings(
  db: ShopDb,
  repair_ids: readonly string[],
  announcing: AnnouncementContext,
): Promise<string[]> {
  const bookings = await lockBookings(db, repair_ids);
  const open = bookings.filter(({ confirmed_at, released_at }) => !confirmed_at && !released_at);
  const visits = (await lockVisits(db, open)).filter(({ event }) => event.status === "TODO");
  const cancelled = [...new Set(visits.map(({ booking }) => booking.repair_id))];
  await recordOutcome(db, cancelled, { confirmed_at: null, released_at: announcing.at });
  await cancelVisits(db, visits, announcing);
  const standing = visits.filter(({ booking }) => holdState(booking) === undefined);
  // Pipelined, like the journals: a bulk cancel waits for the database a few times, not a few times a booking.
  await Promise.all(
    (await onePerMailbox(db, standing)).map(({ booking, event, repair }) =>
      announceAppointment(db, {
        ...announcing,
        ...changeOf(event),
        repair_id: repair.id,
        together: visits
          .filter((one) => one.booking === booking && one.event !== event)
          .map((one) => one.event),
      }),
    ),
  );
  return cancelled;
}

const changeOf = (event: AgendaEvent) => ({
  before: event,
  after: undefined,
  items: appointmentChange(event, undefined),
});

async function cancelVisits(
  db: ShopDb,
  visits: readonly Visit[],
  { author, at }: AnnouncementContext,
): Promise<void> {
  await setEventStatuses(
    db,
    visits.map(({ event }) => event.id),
    "CANCEL",
  );
  await Promise.all(
    visits.map(({ event, repair }) => {
      const archived = toStatus(repair.status, "Terminer/Archivé");
      return appendItems(db, { shop_id: repair.shop_id, repair_id: repair.id, author, at }, [
        ...changeOf(event).items,
        ...(isRefusal(archived) ? [] : [archived]),
      ]);
    }),
  );
}

async function onePerMailbox(db: ShopDb, visits: readonly Visit[]): Promise<Visit[]> {
  const ids = new Set(visits.map(({ repair }) => repair.client_id));
  const clientOf = keyed(await loadClients(db, [...ids]), ({ id }) => id);
  const mailboxOf = ({ repair }: Visit) => clientOf(repair.client_id)?.email.toLowerCase() ?? "";
  const firsts = Map.groupBy(visits, mailboxOf).values();
  return [...firsts].flatMap(([first]) => (first ? [first] : []));
}
