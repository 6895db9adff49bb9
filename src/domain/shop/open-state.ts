import {
  addDays,
  dateOf,
  daysBetween,
  formatDay,
  formatWallTime,
  wallMinutesOf,
  type Instant,
  type LocalDate,
  type WallMinutes,
  type Zone,
} from "../time.ts";

export type Stretch = { from: WallMinutes; to: WallMinutes };

/** Opening stretches of a date, sorted and apart; exceptions and holidays are the caller's knowledge. */
export type HoursOn = (date: LocalDate) => readonly Stretch[];

export type OpenState =
  | { open: true; closes_at: WallMinutes }
  | { open: false; opens: { date: LocalDate; at: WallMinutes; in_days: number } | null };

type Clock = { now: Instant; zone: Zone };

/** Looked for at most this many days ahead: a longer closure says only « Fermé ». */
const AHEAD = 60;

/** Whether the shop is open at this moment, until when, or when it opens next. */
export function openState(hoursOn: HoursOn, { now, zone }: Clock): OpenState {
  const today = dateOf(now, zone);
  const minutes = wallMinutesOf(now, zone);
  const current = hoursOn(today).find(({ from, to }) => from <= minutes && minutes < to);
  if (current) return { open: true, closes_at: current.to };
  for (let in_days = 0; in_days <= AHEAD; in_days++) {
    const date = addDays(today, in_days);
    const next = hoursOn(date).find(({ from }) => in_days > 0 || from > minutes);
    if (next)
      return { open: false, opens: { date, at: next.from, in_days: daysBetween(today, date) } };
  }
  return { open: false, opens: null };
}

/** « Ouvert jusqu'à 18 h 30 », « Fermé, ouvre lundi à 9 h » */
export function describeOpenState(state: OpenState): string {
  if (state.open)
    return `Ouvert jusqu’à ${state.closes_at === 1440 ? "minuit" : formatWallTime(state.closes_at)}`;
  if (!state.opens) return "Fermé";
  const { date, at, in_days } = state.opens;
  return `Fermé, ouvre ${dayWord(date, in_days)}à ${formatWallTime(at)}`;
}

function dayWord(date: LocalDate, in_days: number): string {
  if (in_days === 0) return "";
  if (in_days === 1) return "demain ";
  const day = formatDay(date);
  return in_days < 7 ? `${day.split(" ")[0] ?? day} ` : `le ${day} `;
}
