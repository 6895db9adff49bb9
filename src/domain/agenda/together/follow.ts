/** The shop moves one event of a visit for several appliances: the others go with it. */
import { isSame } from "../../record.ts";
import { addMinutes, minutesBetween } from "../../time.ts";
import type { AgendaEvent } from "../event.ts";

type Change = { before: AgendaEvent; after: AgendaEvent };

/**
 * The event as it is saved, then the others that change with it: the same people, place and announced window, before or
 * after it as they were. Inside the visit there is no road. `others`: those of the visit that are still to be done.
 */
export function followVisit(
  { before, after }: Change,
  others: readonly AgendaEvent[],
): [AgendaEvent, ...AgendaEvent[]] {
  if (others.length === 0 || before.status !== "TODO" || after.status !== "TODO") return [after];
  const [earlier, later] = [others.filter(isEarlier(before)), others.filter(isLater(before))];
  const moved = [
    ...earlier.map((other) => withVisit(other, after, minutesFrom(before, after, "start_at"))),
    ...later.map((other) => withVisit(other, after, minutesFrom(before, after, "end_at"))),
  ];
  const event = {
    ...after,
    ...(earlier.length > 0 && { trip_duration_before: 0 }),
    ...(later.length > 0 && { trip_duration_after: 0 }),
  };
  return [event, ...moved.filter((one) => !others.some((other) => isSame(one, other)))];
}

const isEarlier = (event: AgendaEvent) => (other: AgendaEvent) => other.start_at < event.start_at;
const isLater = (event: AgendaEvent) => (other: AgendaEvent) => other.start_at >= event.start_at;

const minutesFrom = (
  before: AgendaEvent,
  after: AgendaEvent,
  hour: "start_at" | "end_at",
): number => minutesBetween(before[hour], after[hour]);

const withVisit = (other: AgendaEvent, event: AgendaEvent, minutes: number): AgendaEvent => ({
  ...other,
  start_at: addMinutes(other.start_at, minutes),
  end_at: addMinutes(other.end_at, minutes),
  assigned_to: event.assigned_to,
  where: event.where,
  lat: event.lat,
  lon: event.lon,
  public_start_at: event.public_start_at,
  public_end_at: event.public_end_at,
});
