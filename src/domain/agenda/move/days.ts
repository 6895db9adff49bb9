/** An appointment put on another day at the same hour of the clock, made longer by days, or handed to a colleague. */
import {
  addDays,
  addMinutes,
  dateOf,
  daysBetween,
  instantAt,
  lastDateOf,
  minutesBetween,
  startOfDay,
  wallMinutesOf,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../time.ts";
import { collisionsOf } from "../collisions.ts";
import { wholeDays } from "../event-time.ts";
import type { AgendaEvent } from "../event.ts";

type Hours = Pick<AgendaEvent, "start_at" | "end_at">;
type Spanned = Hours & Pick<AgendaEvent, "fullday">;

/** So many days later, or earlier: the same hour of the clock, whatever the clock does between the two. */
export function onAnotherDay(event: Spanned, days: number, zone: Zone): Hours {
  const { first, last } = daysOf(event, zone);
  if (event.fullday) return daysFrom(addDays(first, days), addDays(last, days), zone);
  const start_at = instantAt(addDays(first, days), wallMinutesOf(event.start_at, zone), zone);
  return { start_at, end_at: addMinutes(start_at, minutesBetween(event.start_at, event.end_at)) };
}

/** An event of whole days with another first or last day, one day at least. */
export function stretchedDays(
  event: Spanned,
  { edge, days }: { edge: "start" | "end"; days: number },
  zone: Zone,
): Hours {
  const { first, last } = daysOf(event, zone);
  if (edge === "end") return daysFrom(first, later(first, addDays(last, days)), zone);
  const start = addDays(first, days);
  return daysFrom(start < last ? start : last, last, zone);
}

const later = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);

const daysOf = ({ start_at, end_at }: Hours, zone: Zone) => ({
  first: dateOf(start_at, zone),
  last: lastDateOf(start_at, end_at, zone),
});

function daysFrom(first: LocalDate, last: LocalDate, zone: Zone): Hours {
  const start_at = startOfDay(first, zone);
  const whole = { start_at, end_at: startOfDay(addDays(last, 1), zone), duration: 0 };
  const { end_at } = wholeDays(whole, zone);
  return { start_at, end_at };
}

/** `to` in the place of `from`; the others stay. Without `to` all stay. */
export function handedTo(
  assigned_to: readonly string[],
  from: string | undefined,
  to: string | undefined,
): readonly string[] {
  if (to === undefined || to === from) return assigned_to;
  const others = assigned_to.filter((id) => id !== to);
  if (from === undefined || !others.includes(from)) return [...others, to];
  return others.map((id) => (id === from ? to : id));
}

type Search = { others: readonly AgendaEvent[]; dates: readonly LocalDate[]; zone: Zone };

const PROPOSED = 3;

/** The nearest of these dates on which an event of whole days meets nothing of its people, in their order. */
export function nearestDays(event: AgendaEvent, { others, dates, zone }: Search): Instant[] {
  const { first } = daysOf(event, zone);
  const isFree = (date: LocalDate) => {
    const hours = onAnotherDay(event, daysBetween(first, date), zone);
    return collisionsOf({ ...event, ...hours }, others).length === 0;
  };
  const distance = (date: LocalDate) => Math.abs(daysBetween(first, date));
  return dates
    .filter((date) => date !== first && isFree(date))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, PROPOSED)
    .toSorted()
    .map((date) => startOfDay(date, zone));
}
