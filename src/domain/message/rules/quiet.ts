/** The hours in which a shop does not write to its clients by itself. */
import {
  addDays,
  dateOf,
  instantAt,
  wallMinutesOf,
  weekdayOf,
  type Instant,
  type WallMinutes,
  type Zone,
} from "../../time.ts";

/** Silent from `quiet_from` to `quiet_to`, over midnight when the first is later, and on whole days (1 = Monday … 7 = Sunday). */
export type QuietHours = {
  quiet_from: WallMinutes;
  quiet_to: WallMinutes;
  quiet_days: readonly number[];
};

/** The next minute at which the shop may write; the same instant when it may already. */
export function allowedFrom(at: Instant, quiet: QuietHours, zone: Zone): Instant {
  const today = dateOf(at, zone);
  const now = wallMinutesOf(at, zone);
  for (let days = 0; days <= 7; days++) {
    const date = addDays(today, days);
    const from = days === 0 ? now : 0;
    const free = quiet.quiet_days.includes(weekdayOf(date)) ? undefined : freeFrom(from, quiet);
    if (free !== undefined) return days === 0 && free === now ? at : instantAt(date, free, zone);
  }
  return at;
}

/** The first free minute of a day from this one on; undefined when the day ends in silence. */
function freeFrom(
  minutes: WallMinutes,
  { quiet_from, quiet_to }: QuietHours,
): WallMinutes | undefined {
  if (quiet_from < quiet_to)
    return minutes >= quiet_from && minutes < quiet_to ? quiet_to : minutes;
  if (quiet_from === quiet_to) return minutes;
  if (minutes >= quiet_from) return undefined;
  return Math.max(minutes, quiet_to);
}
