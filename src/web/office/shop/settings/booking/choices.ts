/** Usual lengths, and the one that is stored when it is none of them. */
import { formatWallTime } from "../../../../../domain/time.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

export const NOTICES = [0, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
export const STEPS = [15, 20, 30, 45, HOUR, 90, 2 * HOUR];
export const WINDOWS = [30, HOUR, 90, 2 * HOUR, 3 * HOUR, 4 * HOUR];
export const CANCEL_LIMITS = [0, HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY];
export const DURATIONS = [15, 20, 30, 45, HOUR, 75, 90, 2 * HOUR, 150, 3 * HOUR, 4 * HOUR];
export const HORIZONS = [7, 14, 21, 30, 45, 60, 90, 180];

export const VISITS = [0, 1, 2, 3, 4, 5, 6, 8, 10];

type Choice = { value: string; label: string };

/** In minutes; `none` is how zero is said. */
export const minuteChoices = (usual: readonly number[], stored: number, none = "aucun"): Choice[] =>
  withStored(usual, stored).map((minutes) => ({
    value: String(minutes),
    label: minutes === 0 ? none : lengthText(minutes),
  }));

export const dayChoices = (usual: readonly number[], stored: number): Choice[] =>
  withStored(usual, stored).map((days) => ({
    value: String(days),
    label: daysText(days),
  }));

const daysText = (days: number): string => (days === 1 ? "1\u00a0jour" : `${days}\u00a0jours`);

/** « 45 min », « 1 h 30 », « 2 jours » */
export function lengthText(minutes: number): string {
  if (minutes >= DAY && minutes % DAY === 0) return daysText(minutes / DAY);
  return minutes < HOUR ? `${minutes}\u202fmin` : formatWallTime(minutes);
}

/** « sans limite », « 4 au plus » */
export const countChoices = (usual: readonly number[], stored: number): Choice[] =>
  withStored(usual, stored).map((count) => ({
    value: String(count),
    label: count === 0 ? "sans limite" : `${count}\u00a0au plus`,
  }));

/** « 25 km », « 1,3 km » */
export const unitChoices = (usual: readonly number[], stored: number, unit: string): Choice[] =>
  withStored(usual, stored).map((value) => ({
    value: String(value),
    label: `${value.toLocaleString("fr-FR")}\u00a0${unit}`,
  }));

const withStored = (usual: readonly number[], stored: number): number[] =>
  [...new Set([...usual, stored])].toSorted((a, b) => a - b);
