import { MINUTE } from "../time.ts";
import { realTime, type DayClock } from "./day-clock.ts";
import type { Interval } from "./interval.ts";

/** Minutes. Windows begin on a half-hour of the clock, so that they read well. */
export const WINDOW_STEP = 30;

/**
 * Cuts the opening hours of a day (wall minutes) into arrival windows of `length` minutes. The last
 * one of a stretch ends with it; the first one is cut to it when the shop opens at an odd minute.
 */
export function arrivalWindows(opening: readonly Interval[], length: number): Interval[] {
  const windows: Interval[] = [];
  for (const { from, to } of opening) {
    const first = Math.floor(from / WINDOW_STEP) * WINDOW_STEP;
    for (let start = first; start < to; start += length) {
      const window = { from: Math.max(from, start), to: Math.min(to, start + length) };
      if (window.from < window.to) windows.push(window);
    }
  }
  return windows;
}

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
