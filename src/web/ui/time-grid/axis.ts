/**
 * The vertical scale of the time grid, in minutes, shared by all the days shown. On an ordinary week
 * it is the wall clock. The hour that spring skips is a gap of its day; the hour that autumn repeats
 * has its own place, and is a gap of every other day: so 9 h is at the same height everywhere.
 */
import {
  addDays,
  epochOf,
  MINUTE,
  startOfDay,
  wallClock,
  type LocalDate,
  type WallMinutes,
  type Zone,
} from "../../../domain/time.ts";
import type { Interval } from "./interval.ts";

/** A stretch of the axis that does not exist on a given day. */
export type Gap = { at: number; length: number };

/** A day shown; its bounds are epoch milliseconds. */
export type GridDay = Interval & { date: LocalDate; gaps: readonly Gap[] };

export type Axis = {
  days: GridDay[];
  /** 1440, more when an hour is repeated. */
  length: number;
  /** Where the repeated hour is drawn the second time. */
  repeated: Gap | undefined;
};

/** A date and the instants between which it runs, in epoch milliseconds. */
type DayClock = Interval & { date: LocalDate; zone: Zone };

const clockOf = (date: LocalDate, zone: Zone): DayClock => ({
  date,
  zone,
  from: epochOf(startOfDay(date, zone)),
  to: epochOf(startOfDay(addDays(date, 1), zone)),
});

export function makeAxis(dates: readonly LocalDate[], zone: Zone): Axis {
  const clocks = dates.map((date) => clockOf(date, zone));
  const repeated = clocks.map(repeatedHour).find((gap) => gap !== undefined);
  const days = clocks.map((clock): GridDay => {
    const skipped = skippedHour(clock);
    const foreign = repeated && lengthOf(clock) <= 1440 ? [repeated] : [];
    const gaps = skipped ? [skipped, ...foreign] : foreign;
    return { date: clock.date, from: clock.from, to: clock.to, gaps };
  });
  return { days, length: 1440 + (repeated?.length ?? 0), repeated };
}

const lengthOf = ({ from, to }: Interval): number => (to - from) / MINUTE;

const skippedHour = (clock: DayClock): Gap | undefined =>
  lengthOf(clock) < 1440 ? { at: changeIn(clock), length: 1440 - lengthOf(clock) } : undefined;

const repeatedHour = (clock: DayClock): Gap | undefined =>
  lengthOf(clock) > 1440 ? { at: changeIn(clock), length: lengthOf(clock) - 1440 } : undefined;

/** Minutes after midnight at which the clock changes, on a day when it does. */
function changeIn({ from, to, zone }: DayClock): number {
  const offset = wallClock(from, zone) - from;
  let low = from;
  let high = to;
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (wallClock(middle, zone) - middle === offset) low = middle;
    else high = middle;
  }
  return (high - from) / MINUTE;
}

/** Minutes of the wall clock, as said of any day, to the axis. */
export const wallToAxis = ({ repeated }: Axis, minutes: WallMinutes): number =>
  repeated && minutes >= repeated.at ? minutes + repeated.length : minutes;

/** What the clock shows at that height; the repeated hour reads the same twice. */
export const axisToWall = ({ repeated }: Axis, y: number): WallMinutes =>
  repeated && y >= repeated.at ? y - repeated.length : y;

/** Height of an instant (epoch milliseconds) on its day. */
export function toAxis(day: GridDay, instant: number): number {
  let y = (instant - day.from) / MINUTE;
  for (const gap of day.gaps) if (y >= gap.at) y += gap.length;
  return y;
}

/** Inverse of `toAxis`, kept inside the day; a point inside a gap becomes the instant of the change. */
export function fromAxis(day: GridDay, y: number): number {
  let minutes = y;
  for (const gap of day.gaps.toReversed()) {
    if (minutes >= gap.at + gap.length) minutes -= gap.length;
    else if (minutes > gap.at) minutes = gap.at;
  }
  return Math.min(Math.max(day.from + minutes * MINUTE, day.from), day.to);
}

/** The instant on the nearest line of `step` minutes of the clock. */
export const snap = (day: GridDay, instant: number, step: number): number =>
  fromAxis(day, Math.round(toAxis(day, instant) / step) * step);

export const holds = (day: GridDay, instant: number): boolean =>
  day.from <= instant && instant < day.to;

/** A line of the grid: its height, the clock there, and whether that hour is read a second time. */
export type Line = { y: number; minutes: WallMinutes; again: boolean };

/** Lines every `scale` minutes of a window of the axis. */
export function linesOf(axis: Axis, window: Interval, scale: number): Line[] {
  const { repeated } = axis;
  const count = Math.max(0, Math.ceil((window.to - window.from) / scale));
  return Array.from({ length: count }, (_, index) => {
    const y = window.from + index * scale;
    const again = repeated !== undefined && y >= repeated.at && y < repeated.at + repeated.length;
    return { y, minutes: axisToWall(axis, y), again };
  });
}
