/** A late technician's day: the visit under way until its probable end, what may move after it, and what stays. */
import { epochOf, MINUTE } from "../../time.ts";
import { busyTime } from "../event-time.ts";
import { isAbsence, type AgendaEvent } from "../event.ts";
import {
  fixedStop,
  isVisitAlone,
  standing,
  startBounds,
  startsFrom,
  STEP,
  workOf,
  type DayStop,
  type FixedStop,
  type MovableVisit,
  type RoundRequest,
} from "../round/stops.ts";
import type { Leg } from "../travel.ts";
import { visitUnderWay } from "./under-way.ts";

export type DelayRequest = RoundRequest & {
  /** The visits where « J’y suis » was pressed. */
  arrived: ReadonlySet<string>;
  /** That the technician still needs from now on. */
  minutes: number;
};

/** `latest`: the last start that breaks no word given to the client, in epoch milliseconds. */
export type DelayStop = DayStop & { latest: number; announced: boolean };

export type DelayedDay = {
  /** The visit under way first, then the order of the clock. */
  stops: readonly DelayStop[];
  underWay: AgendaEvent;
  /** The other appliances of the visit under way: they come right after, in the same place. */
  others: readonly AgendaEvent[];
  /** When the technician is free, and until when the agenda has room for it, in epoch milliseconds. */
  ends: number;
  room: number;
};

/** Undefined when no visit is under way. */
export function delayedDay(request: DelayRequest): DelayedDay | undefined {
  const { events, user_id, now, arrived } = request;
  const underWay = visitUnderWay(events, {
    user_id,
    now,
    hasArrived: ({ id }) => arrived.has(id),
  });
  if (!underWay) return undefined;
  const others = othersOf(underWay, request);
  const first = longer(underWay, others, request);
  const seen = new Set([underWay, ...others]);
  const after = events
    .filter(({ assigned_to, status }) => assigned_to.includes(user_id) && status !== "CANCEL")
    .filter((event) => !seen.has(event))
    .flatMap((event) => stopAfter(event, request))
    .sort((a, b) => a.work.from - b.work.from || (a.event.id < b.event.id ? -1 : 1));
  const stops = pushed([first, ...after], request.leg);
  const movable = new Set(after.filter(({ fixed }) => !fixed).map(({ event }) => event));
  const staying = events.filter((event) => !seen.has(event) && !movable.has(event));
  const room = roomAfter(others.at(-1) ?? underWay, staying);
  return { stops, underWay, others, ends: first.work.to, room };
}

/** What stays keeps its time in the agenda, also when it is over: a meeting that the technician missed. */
function roomAfter(last: AgendaEvent, staying: readonly AgendaEvent[]): number {
  const mine = busyTime(last);
  const starts = staying
    .filter(({ assigned_to }) => assigned_to.some((id) => last.assigned_to.includes(id)))
    .flatMap((event) => busyTime(event)?.from ?? [])
    .filter((from) => mine !== undefined && from >= mine.to);
  return Math.min(Infinity, ...starts) - (mine ? mine.to - workOf(last).to : 0);
}

const othersOf = ({ id, visit_id }: AgendaEvent, { events, arrived }: DelayRequest) =>
  events.filter(
    (event) =>
      visit_id !== null &&
      event.visit_id === visit_id &&
      event.id !== id &&
      event.status === "TODO" &&
      !arrived.has(event.id),
  );

/** The visit under way with its probable end, and the other appliances after it. */
function longer(
  underWay: AgendaEvent,
  others: readonly AgendaEvent[],
  request: DelayRequest,
): FixedStop & DelayStop {
  const stop = fixedStop(standing(underWay, request), request);
  const now = Math.ceil(epochOf(request.now) / STEP) * STEP;
  const more = others
    .map((event) => standing(event, request).work)
    .reduce((sum, { from, to }) => sum + to - from, 0);
  const to = Math.max(stop.work.to, now + request.minutes * MINUTE) + more;
  const busy = { from: stop.busy.from, to: to + stop.busy.to - stop.work.to };
  return { ...stop, work: { from: stop.work.from, to }, busy, latest: Infinity, announced: false };
}

/** Nothing when it is over, or outside this day. */
function stopAfter(event: AgendaEvent, request: DelayRequest): DelayStop[] {
  const { day, now, arrived } = request;
  const stop = standing(event, request);
  if (stop.work.from >= day.to || stop.work.to <= day.from) return [];
  if (isVisitAlone(event) && !arrived.has(event.id)) return [movable(stop, request)];
  const fixed = fixedStop(stop, request);
  const isAhead = fixed.busy.to > epochOf(now) && !event.fullday;
  return isAhead ? [{ ...fixed, latest: stop.work.from, announced: false }] : [];
}

/** May begin late, never before the window announced, and never outside the hours worked. */
function movable(
  stop: Pick<MovableVisit, "event" | "place" | "work">,
  { hours, now }: DelayRequest,
): DelayStop {
  const { event, work } = stop;
  const length = work.to - work.from;
  const bounds = startBounds(event, length);
  const [first, last] = [bounds.from, bounds.to].map((bound) =>
    Number.isFinite(bound) ? bound : work.from,
  );
  const earliest = Math.min(work.from, first ?? work.from);
  const spans = hours
    .map(({ from, to }) => ({ from: Math.max(from, earliest), to: to - length }))
    .filter(({ from, to }) => from <= to);
  return {
    ...stop,
    fixed: false,
    starts: startsFrom(spans, epochOf(now)),
    latest: Math.max(work.from, last ?? work.from),
    announced: event.public_start_at !== null,
  };
}

/** What stays in the agenda is reached late all the same when the visit under way runs into it; an absence is not. */
function pushed(stops: readonly DelayStop[], leg: Leg): DelayStop[] {
  let last: FixedStop | undefined;
  return stops.map((stop) => {
    if (!stop.fixed) return stop;
    const road = last ? leg(last.place, stop.place) - last.kept_after - stop.kept_before : 0;
    const arrives = last
      ? last.busy.to + Math.max(0, road) * MINUTE + stop.kept_before * MINUTE
      : 0;
    const late = Math.max(0, arrives - stop.work.from);
    const moved = late === 0 || isAbsence(stop.event) ? stop : later(stop, late);
    last = moved;
    return moved;
  });
}

const later = <Kept extends FixedStop>(stop: Kept, late: number): Kept => ({
  ...stop,
  work: { from: stop.work.from + late, to: stop.work.to + late },
  busy: { from: stop.busy.from, to: stop.busy.to + late },
});
