/** What a change of one event of a series makes of those that come after it. */
import { isSame } from "../../record.ts";
import {
  addDays,
  dateOf,
  daysBetween,
  minutesBetween,
  wallMinutesOf,
  type LocalDate,
  type Zone,
} from "../../time.ts";
import type { AgendaEvent } from "../event.ts";
import { onAnotherDay } from "../move/days.ts";
import type { Occurrence } from "./rule.ts";

type Change = { before: Occurrence; after: AgendaEvent; zone: Zone };

/**
 * Each takes what was changed, as far as it still had it in common: an event that was changed alone keeps its own
 * value. Those that are done or cancelled stay as they are.
 */
export function followChange(change: Change, later: readonly Occurrence[]): Occurrence[] {
  return later
    .filter(({ event, due_on }) => event.status === "TODO" && due_on > change.before.due_on)
    .flatMap((occurrence) => followed(change, occurrence) ?? []);
}

function followed(change: Change, occurrence: Occurrence): Occurrence | undefined {
  const { before, after } = change;
  const same = <Field extends keyof AgendaEvent>(field: Field): Partial<AgendaEvent> =>
    isSame(occurrence.event[field], before.event[field]) &&
    !isSame(before.event[field], after[field])
      ? { [field]: after[field] }
      : {};
  const facts = {
    ...same("kind"),
    ...same("where"),
    ...same("notes"),
    ...same("assigned_to"),
    ...same("resource_ids"),
  };
  const hours = hoursFollowed(change, occurrence);
  if (!hours && Object.keys(facts).length === 0) return undefined;
  const event = { ...occurrence.event, ...facts, ...hours?.hours };
  return { event, due_on: hours?.due_on ?? occurrence.due_on };
}

/** Undefined when the hours did not change, or when this one had other hours. */
function hoursFollowed({ before, after, zone }: Change, occurrence: Occurrence) {
  const was = shapeOf(before, zone);
  const days = daysBetween(before.due_on, dateOf(after.start_at, zone)) - was.offset;
  const isMoved = days !== 0 || !isSame(clockOf(before.event, zone), clockOf(after, zone));
  if (!isMoved || !isSame(was, shapeOf(occurrence, zone))) return undefined;
  const due_on = addDays(occurrence.due_on, days);
  return { due_on, hours: hoursOn(after, addDays(due_on, was.offset), zone) };
}

function hoursOn(event: AgendaEvent, date: LocalDate, zone: Zone) {
  const days = daysBetween(dateOf(event.start_at, zone), date);
  const hours = onAnotherDay(event, days, zone);
  const duration = minutesBetween(hours.start_at, hours.end_at);
  return { ...hours, duration, fullday: event.fullday };
}

/** Where an event stands beside the date that the rule gave it. */
const shapeOf = ({ event, due_on }: Occurrence, zone: Zone) => ({
  ...clockOf(event, zone),
  offset: daysBetween(due_on, dateOf(event.start_at, zone)),
});

/** Its hours on the clock; whole days count as days, which are not all as long. */
const clockOf = ({ start_at, end_at, fullday }: AgendaEvent, zone: Zone) => ({
  fullday,
  from: fullday ? 0 : wallMinutesOf(start_at, zone),
  length: fullday
    ? daysBetween(dateOf(start_at, zone), dateOf(end_at, zone))
    : minutesBetween(start_at, end_at),
});
