import { MINUTE } from "../time.ts";
import { realTime, type DayClock } from "./day-clock.ts";
import type { Interval } from "./interval.ts";

/** Windows begin on a half-hour of the clock, so that they read well. */
const READABLE = 30;

/**
 * Cuts the opening hours of a day (wall minutes) into arrival windows of `length` minutes. The last
 * one of a stretch ends with it; the first one is cut to it when the shop opens at an odd minute.
 */
export const arrivalWindows = (opening: readonly Interval[], length: number): Interval[] =>
  opening.flatMap(({ from, to }) => {
    const first = Math.floor(from / READABLE) * READABLE;
    const count = Math.ceil((to - first) / length);
    return Array.from({ length: count }, (_, index) => ({
      from: Math.max(from, first + index * length),
      to: Math.min(to, first + (index + 1) * length),
    })).filter((window) => window.from < window.to);
  });

/** Real starts of a visit inside real stretches, in epoch milliseconds. */
export function* startsWithin(
  spans: readonly Interval[],
  step: number,
  duration: number,
): Generator<number> {
  for (const { from, to } of spans) {
    for (let start = from; start + duration * MINUTE <= to; start += step * MINUTE) yield start;
  }
}

export const realWindows = (
  clock: DayClock,
  opening: readonly Interval[],
  length: number,
): Interval[] => realTime(clock, arrivalWindows(opening, length));
