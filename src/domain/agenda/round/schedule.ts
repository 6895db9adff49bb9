/** Hours for an order of stops: each visit as early as the road, its client and the technician's hours allow. */
import { MINUTE } from "../../time.ts";
import type { Place, Leg } from "../travel.ts";
import { STEP, type DayStop, type FixedStop, type MovableVisit } from "./stops.ts";

/** What the day is, with the minutes on the road between all its stops; index 0 is the base. */
export type RoundDay = {
  stops: readonly DayStop[];
  roads: readonly (readonly number[])[];
  /** Epoch milliseconds: the day never begins earlier than it does now. */
  departs: number;
};

/** Where the technician is after the stops placed so far. */
export type Progress = {
  /** 0: the base, else 1 + the index of the stop. */
  at: number;
  /** From when they may leave, and the minutes of road that the last stop keeps already. */
  free: number;
  kept: number;
  /** Whether the last stop has new hours. */
  placed: boolean;
  road: number;
  /** When the work of each stop placed begins, in the order of the round. */
  starts: readonly number[];
  order: readonly number[];
};

type DayFacts = {
  leg: Leg;
  base: Place | null;
  /** Epoch milliseconds. */
  now: number;
  /** When the technician may leave though nothing is planned as early; the present first visit says it without. */
  opens?: number;
};

export function roundDay(
  stops: readonly DayStop[],
  { leg, base, now, opens = Infinity }: DayFacts,
): RoundDay {
  const places = [base, ...stops.map(({ place }) => place)];
  const roads = places.map((from) => places.map((to) => leg(from, to)));
  const [first] = stops;
  const leaves = first ? first.work.from - (roads[0]?.[1] ?? 0) * MINUTE : now;
  return { stops, roads, departs: Math.max(now, Math.min(leaves, opens)) };
}

export const departure = ({ departs }: RoundDay): Progress => ({
  at: 0,
  free: departs,
  kept: 0,
  placed: false,
  road: 0,
  starts: [],
  order: [],
});

export const roadBetween = ({ roads }: Pick<RoundDay, "roads">, from: number, to: number): number =>
  roads[from]?.[to] ?? 0;

/** The progress with this stop after the others; undefined when it cannot come there. */
export function goTo(day: RoundDay, progress: Progress, index: number): Progress | undefined {
  const stop = day.stops[index];
  if (!stop) return undefined;
  const road = roadBetween(day, progress.at, index + 1);
  const next = stop.fixed
    ? meet(stop, progress, road)
    : place(stop, progress, Math.max(0, road - progress.kept));
  return (
    next && {
      ...next,
      at: index + 1,
      placed: !stop.fixed,
      road: progress.road + road,
      order: [...progress.order, index],
    }
  );
}

type Arrival = Pick<Progress, "free" | "kept" | "starts">;

/** Two fixed stops follow each other as they already do; a visit must leave time for the road to one. */
function meet(stop: FixedStop, progress: Progress, road: number): Arrival | undefined {
  const missing = Math.max(0, road - stop.kept_before);
  if (progress.placed && progress.free + missing * MINUTE > stop.busy.from) return undefined;
  return {
    free: Math.max(progress.free, stop.busy.to),
    kept: stop.kept_after,
    starts: [...progress.starts, stop.work.from],
  };
}

function place(stop: MovableVisit, progress: Progress, road: number): Arrival | undefined {
  const arrives = Math.ceil((progress.free + road * MINUTE) / STEP) * STEP;
  const span = stop.starts.find(({ to }) => arrives <= to);
  if (!span) return undefined;
  const start = Math.max(arrives, span.from);
  return {
    free: start + stop.work.to - stop.work.from,
    kept: 0,
    starts: [...progress.starts, start],
  };
}

/** The whole round in this order, the way back to the base counted; undefined when it cannot be kept. */
export function schedule(day: RoundDay, order: readonly number[]): Progress | undefined {
  let progress: Progress | undefined = departure(day);
  let fixed = -1;
  for (const index of order) {
    if (day.stops[index]?.fixed) {
      if (index < fixed) return undefined;
      fixed = index;
    }
    progress = progress && goTo(day, progress, index);
  }
  return progress && back(day, progress);
}

export const back = (day: RoundDay, progress: Progress): Progress => ({
  ...progress,
  road: progress.road + roadBetween(day, progress.at, 0),
});

/** Minutes on the road of the day as it stands. */
export function presentRoad(day: RoundDay): number {
  const ways = [0, ...day.stops.map((_, index) => index + 1), 0];
  return ways.slice(1).reduce((sum, to, step) => sum + roadBetween(day, ways[step] ?? 0, to), 0);
}
