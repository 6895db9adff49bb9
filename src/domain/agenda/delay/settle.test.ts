import { expect, test } from "vitest";
import { MINUTE, toInstant } from "../../time.ts";
import { newEvent } from "../event.ts";
import { roundDay } from "../round/schedule.ts";
import { presentOrder, type LateDay } from "./order.ts";
import { settle } from "./settle.ts";
import type { DelayStop } from "./stops.ts";

/** Noon is 0; hours are minutes from there, and so are places: a minute of road for a unit. */
const noon = Date.UTC(2026, 10, 23, 11);
const clock = (minutes: number) => noon + minutes * MINUTE;

type Facts = { lat: number; from: number; minutes?: number; starts?: [number, number] };

function stop({ lat, from, minutes = 30, starts }: Facts, index: number): DelayStop {
  const work = { from: clock(from), to: clock(from + minutes) };
  const start_at = toInstant(work.from);
  const event = newEvent({ id: `v${index}`, shop_id: "", kind: "", start_at });
  const shared = { event, place: { lat, lon: 0 }, work, latest: work.from, announced: true };
  if (!starts) return { ...shared, fixed: true, busy: work, kept_before: 0, kept_after: 0 };
  const [first, last] = starts;
  return { ...shared, fixed: false, starts: [{ from: clock(first), to: clock(last) }] };
}

/** The starts of a day whose first stop is under way, before and after. */
function starts(facts: readonly Facts[]): [number[], number[]] {
  const stops = facts.map(stop);
  const leg = (from: { lat: number } | null, to: { lat: number } | null) =>
    Math.abs((from?.lat ?? 0) - (to?.lat ?? 0));
  const day: LateDay = { ...roundDay(stops, { base: null, now: clock(-30), leg }), stops };
  const round = presentOrder(day);
  const read = ({ progress }: typeof round) =>
    progress.starts.map((start) => (start - noon) / MINUTE);
  return [read(round), read(settle(day, round))];
}

const UNDER_WAY = { lat: 0, from: -30 };

test("a visit that could begin earlier keeps its hour, to the minute", () => {
  expect(starts([UNDER_WAY, { lat: 10, from: 63, starts: [-60, 300] }])).toEqual([
    [-30, 10],
    [-30, 63],
  ]);
});

test("as far as the road to the next stop allows, on the clock’s five minutes", () => {
  const visit = { lat: 10, from: 55, starts: [-60, 300] as [number, number] };
  expect(starts([UNDER_WAY, visit, { lat: 18, from: 80 }])[1]).toEqual([-30, 40, 80]);
});

test("one that is late stays as early as it can be", () => {
  expect(starts([UNDER_WAY, { lat: 10, from: 0, starts: [-60, 300] }])[1]).toEqual([-30, 10]);
});
