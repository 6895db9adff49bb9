/** Time spent on a repair: a timer for each person, corrected by hand. Minutes. */
import { refuse, type Refusal } from "../../decision.ts";
import type { JournalItem } from "../journal.ts";
import { minutesBetween, type Instant } from "../../time.ts";

export type WorkTime = {
  id: string;
  repair_id: string;
  user_id: string;
  started_at: Instant;
  /** Null while it runs. */
  minutes: number | null;
};

export const LONGEST_WORK = 6_000;

/** At least one, and never more than what a forgotten timer may claim. */
export const workedUntil = ({ started_at }: Pick<WorkTime, "started_at">, now: Instant): number =>
  Math.min(Math.max(Math.round(minutesBetween(started_at, now)), 1), LONGEST_WORK);

/** Those that have stopped, and what the running ones come to now. */
export const totalMinutes = (
  times: readonly Pick<WorkTime, "started_at" | "minutes">[],
  now: Instant,
): number => times.reduce((sum, time) => sum + (time.minutes ?? workedUntil(time, now)), 0);

const QUARTER = 15;

/** What a quote charges: each quarter of an hour that was begun. */
export const billedMinutes = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER;

type Correction = { name: string; from: number; to: number };

export function correctWork(
  { id, minutes }: WorkTime,
  { name, from, to }: Correction,
): JournalItem | Refusal<"bad-input" | "unchanged" | "work-changed"> {
  if (!Number.isInteger(to) || to < 0 || to > LONGEST_WORK)
    return refuse("bad-input", { minutes: "Le temps va de 0 à 100 heures." });
  if (minutes !== from) return refuse("work-changed");
  if (from === to) return refuse("unchanged");
  return { type: "WorkChanged", payload: { work_id: id, name, from, to } };
}

/** « 1 h 05 », « 45 min » */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u202fmin`;
  return `${hours}\u202fh${rest === 0 ? "" : `\u202f${String(rest).padStart(2, "0")}`}`;
}
