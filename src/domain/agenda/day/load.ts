/** How full a person's day is: minutes of work and trips over the minutes of their working time. */
import {
  addDays,
  epochAtWall,
  epochOf,
  MINUTE,
  startOfDay,
  type LocalDate,
  type Zone,
} from "../../time.ts";
import { busyTime, lastsOverADay, wholeDays } from "../event-time.ts";
import { isAbsence, type AgendaEvent } from "../event.ts";
import { intersection, type Interval } from "../interval.ts";

type Taken = Parameters<typeof busyTime>[0] & Pick<AgendaEvent, "kind" | "fullday">;

/** Minutes; `busy` may exceed `worked`. */
export type DayLoad = { busy: number; worked: number };

/** A day of one person; `hours` are those they work on it, in wall minutes. */
export type WorkDay = { date: LocalDate; zone: Zone; hours: readonly Interval[] };

export type LoadLevel = "off" | "free" | "busy" | "full" | "over";

/**
 * An hour with two appointments counts once. An absence takes no work: it shortens the working time. An
 * appointment of whole days, or of more than a day, takes the working hours of each, not the nights.
 */
export function dayLoad(events: readonly Taken[], { date, zone, hours }: WorkDay): DayLoad {
  const day = {
    from: epochOf(startOfDay(date, zone)),
    to: epochOf(startOfDay(addDays(date, 1), zone)),
  };
  const open = hours.map(({ from, to }) => ({
    from: epochAtWall(date, from, zone),
    to: epochAtWall(date, to, zone),
  }));
  const within = (event: Taken) => (event.fullday || lastsOverADay(event) ? open : [day]);
  const stretches = (kept: readonly Taken[]) =>
    kept.flatMap((event) => intersection(spanOf(event, zone), within(event)));
  const away = stretches(events.filter(isAbsence));
  const taken = stretches(events.filter((event) => !isAbsence(event)));
  const missed = minutesOf(intersection(open, away));
  return { busy: minutesOf(intersection(taken, [day])), worked: minutesOf(open) - missed };
}

function spanOf(event: Taken, zone: Zone): Interval[] {
  const span = busyTime(event.fullday ? wholeDays(event, zone) : event);
  return span ? [span] : [];
}

const minutesOf = (stretches: readonly Interval[]): number =>
  Math.round(stretches.reduce((total, { from, to }) => total + (to - from), 0) / MINUTE);

/** From 70 % on a day is busy, from 90 % on full: what is left hardly holds a visit and its trips. */
export function loadLevel({ busy, worked }: DayLoad): LoadLevel {
  if (busy === 0) return worked === 0 ? "off" : "free";
  if (busy > worked) return "over";
  if (busy >= worked * 0.9) return "full";
  return busy >= worked * 0.7 ? "busy" : "free";
}
