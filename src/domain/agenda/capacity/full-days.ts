/** The days on which a person has as many visits as the shop takes online. */
import { dateOf, type LocalDate } from "../../time.ts";
import { isAbsence } from "../event.ts";
import type { BusyEvent, SlotRequest } from "../slot-request.ts";

/** `events` are those of the person; what is not work at a given hour is no visit. */
export function fullDays(
  events: readonly BusyEvent[],
  { zone, booking: { visits_per_day = 0 } }: Pick<SlotRequest, "zone" | "booking">,
): ReadonlySet<LocalDate> {
  if (visits_per_day === 0) return NO_DAYS;
  const visits = events.filter((event) => isVisit(event));
  const days = Map.groupBy(visits, ({ start_at }) => dateOf(start_at, zone));
  return new Set([...days].flatMap(([day, held]) => (held.length >= visits_per_day ? [day] : [])));
}

const NO_DAYS: ReadonlySet<LocalDate> = new Set();

const isVisit = (event: BusyEvent): boolean =>
  event.status !== "CANCEL" && !event.fullday && !isAbsence(event);
