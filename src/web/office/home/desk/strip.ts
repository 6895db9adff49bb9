/** A person's day drawn along the hours: what stands where, and what comes next. */
import { busyTime, lastsOverADay } from "../../../../domain/agenda/event-time.ts";
import { isAbsence } from "../../../../domain/agenda/event.ts";
import type { Interval } from "../../../../domain/agenda/interval.ts";
import {
  addDays,
  epochOf,
  formatTime,
  startOfDay,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../../../domain/time.ts";
import { eventOf, personOf, stateOf, townOf } from "../../agenda/event-block.ts";
import type { WholeEvent } from "../../agenda/event/parts.ts";
import type { AgendaEntry } from "../../agenda/query.ts";

/** Percents of the strip's width. */
export type Place = { left: number; width: number };

/** `span` and `hours` in epoch milliseconds; undefined when nothing of it is within the hours. */
export function placeOf(span: Interval, hours: Interval): Place | undefined {
  const from = Math.max(span.from, hours.from);
  const to = Math.min(span.to, hours.to);
  if (from >= to) return undefined;
  const whole = hours.to - hours.from;
  return { left: percent((from - hours.from) / whole), width: percent((to - from) / whole) };
}

const percent = (share: number): number => Math.round(share * 10_000) / 100;

type Day = { date: LocalDate; zone: Zone };

/** The shop's hours, and further on this day when an appointment is outside. Whole days ask for no hour, nor do the nights of works. */
export function stripHours(
  entries: readonly WholeEvent[],
  usual: Interval,
  { date, zone }: Day,
): Interval {
  const hour = 3_600_000;
  const begins = epochOf(startOfDay(date, zone));
  const ends = epochOf(startOfDay(addDays(date, 1), zone));
  const spans = entries.flatMap((entry) => {
    const span = entry.fullday ? undefined : busyTime(eventOf(entry));
    if (!span) return [];
    const outside = lastsOverADay(entry) ? usual : { from: begins, to: ends };
    return {
      from: span.from < begins ? outside.from : span.from,
      to: span.to > ends ? outside.to : span.to,
    };
  });
  return {
    from: Math.min(usual.from, ...spans.map(({ from }) => Math.floor(from / hour) * hour)),
    to: Math.max(usual.to, ...spans.map(({ to }) => Math.ceil(to / hour) * hour)),
  };
}

/** « En cours : VIDAL, Muret », « 14 h : VIDAL, Muret », « Tout est fait. » */
export function nextText(entries: readonly AgendaEntry[], now: Instant, zone: Zone): string {
  const work = entries.filter((entry) => !isAbsence(entry));
  if (work.length === 0) return entries.length > 0 ? "Absence" : "Rien de prévu";
  const ongoing = work.find((entry) => stateOf(entry, now) === "ongoing");
  if (ongoing) return `En cours\u00a0: ${shortName(ongoing)}`;
  const next = work.find((entry) => stateOf(entry, now) === "coming");
  if (next) return `${formatTime(next.start_at, zone)}\u00a0: ${shortName(next)}`;
  return work.some(({ status }) => status === "TODO")
    ? "Rien d’autre aujourd’hui"
    : "Tout est fait";
}

function shortName(entry: AgendaEntry): string {
  if (!entry.repair) return entry.notes.split("\n")[0] || entry.kind;
  return `${entry.repair.client.lastname || personOf(entry)}, ${townOf(entry)}`;
}

/** How far the words of each block may run, in percents of its own width: as far as the next block. */
export const roomOf = (place: Place, others: readonly Place[]): number => {
  const next = Math.min(100, ...others.flatMap(({ left }) => (left > place.left ? left : [])));
  return Math.round(((next - place.left) / place.width) * 100);
};
