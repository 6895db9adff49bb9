import {
  addDays,
  epochAtWall,
  MINUTE,
  type LocalDate,
  type WallMinutes,
  type Zone,
} from "../time.ts";
import type { Interval } from "./interval.ts";

/** One date of the shop's calendar and the instants between which it runs, in epoch milliseconds. */
export type DayClock = Interval & { date: LocalDate; zone: Zone };

/** The clocks of consecutive dates; each midnight is looked up in the zone's rules once. */
export function dayClocks(dates: readonly LocalDate[], zone: Zone): DayClock[] {
  let date: LocalDate | undefined;
  let midnight = 0;
  return dates.map((next) => {
    const from = next === date ? midnight : epochAtWall(next, 0, zone);
    date = addDays(next, 1);
    midnight = epochAtWall(date, 0, zone);
    return { date: next, zone, from, to: midnight };
  });
}

/**
 * Epoch at which the wall clock shows `minutes` on that date. Only a day of the clock change asks
 * the zone's rules again: elsewhere an addition is enough, and a hundred times quicker.
 */
export const epochAt = (clock: DayClock, minutes: WallMinutes): number =>
  clock.to - clock.from === 1440 * MINUTE
    ? clock.from + minutes * MINUTE
    : epochAtWall(clock.date, minutes, clock.zone);

/** Stretches of the wall clock as stretches of real time; one that spring skips whole disappears. */
export const realTime = (clock: DayClock, spans: readonly Interval[]): Interval[] =>
  spans
    .map(({ from, to }) => ({ from: epochAt(clock, from), to: epochAt(clock, to) }))
    .filter(({ from, to }) => from < to);
