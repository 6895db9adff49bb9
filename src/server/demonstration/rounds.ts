/** Who is where, and when: rounds of a plausible fortnight on each side of today, which never overlap. */
import {
  dateOf,
  datesFrom,
  addDays,
  addMinutes,
  instantAt,
  weekdayOf,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../domain/time.ts";
import type { Chance } from "./chance.ts";

export type Visit = {
  user_id: string;
  start_at: Instant;
  end_at: Instant;
  duration: number;
  trip_duration_before: number;
  public_start_at: Instant;
  public_end_at: Instant;
};

type Rounds = {
  today: LocalDate;
  zone: Zone;
  users: readonly string[];
  /** Whether the shop works on Saturday morning. */
  saturdays: boolean;
  chance: Chance;
};

const DAYS_BEFORE = 14;
const DAYS_AFTER = 12;
/** Half-days on the wall clock, in minutes: the first trip leads to the opening hour at the earliest. */
const HALVES = [
  { from: 8 * 60 + 50, to: 12 * 60 + 15 },
  { from: 13 * 60 + 45, to: 18 * 60 },
] as const;

/** Visits in the order of time. Later days are emptier, as in a real diary. */
export function planRounds(rounds: Rounds): Visit[] {
  const dates = datesFrom(addDays(rounds.today, -DAYS_BEFORE), DAYS_BEFORE + DAYS_AFTER + 1).filter(
    (date) => halvesOf(rounds, date).length > 0,
  );
  return dates
    .flatMap((date) =>
      rounds.users.flatMap((user_id) =>
        halvesOf(rounds, date).flatMap((half) => halfDay(rounds, { date, user_id, half })),
      ),
    )
    .sort((a, b) => (a.start_at < b.start_at ? -1 : 1));
}

/** All day on weekdays, the morning alone on a Saturday, nothing on a Sunday. */
function halvesOf({ saturdays }: Rounds, date: LocalDate): readonly (typeof HALVES)[number][] {
  const weekday = weekdayOf(date);
  if (weekday === 7) return [];
  return weekday === 6 ? HALVES.slice(0, saturdays ? 1 : 0) : HALVES;
}

type Half = { date: LocalDate; user_id: string; half: (typeof HALVES)[number] };

function halfDay({ today, zone, chance }: Rounds, { date, user_id, half }: Half): Visit[] {
  const visits: Visit[] = [];
  const wanted = date > addDays(today, 5) ? chance.upTo(2) : 1 + chance.upTo(2);
  let minute: number = half.from + chance.pick([0, 15, 30, 45]);
  while (visits.length < wanted) {
    const trip = chance.pick([10, 15, 20, 25]);
    const duration = chance.pick([30, 45, 60, 60, 75]);
    const start = minute + trip;
    if (start + duration > half.to) break;
    visits.push(
      visit({
        user_id,
        start_at: instantAt(date, start, zone),
        duration,
        trip,
        window: instantAt(date, start - (start % 60), zone),
      }),
    );
    minute = start + duration + chance.pick([5, 10, 20, 40]);
  }
  return visits;
}

type Given = {
  user_id: string;
  start_at: Instant;
  duration: number;
  trip: number;
  window: Instant;
};

const visit = ({ user_id, start_at, duration, trip, window }: Given): Visit => ({
  user_id,
  start_at,
  end_at: addMinutes(start_at, duration),
  duration,
  trip_duration_before: trip,
  public_start_at: window,
  public_end_at: addMinutes(window, 120),
});

/** A day off: the next Wednesday but one of each second technician, the whole day. */
export function planAbsences({
  today,
  zone,
  users,
}: Rounds): { user_id: string; start_at: Instant; end_at: Instant }[] {
  const wednesday =
    datesFrom(addDays(today, DAYS_AFTER + 1), 7).find((date) => weekdayOf(date) === 3) ??
    addDays(today, DAYS_AFTER + 3);
  return users
    .filter((_, index) => index % 2 === 0)
    .map((user_id, index) => {
      const date = addDays(wednesday, index);
      return {
        user_id,
        start_at: instantAt(date, 0, zone),
        end_at: instantAt(addDays(date, 1), 0, zone),
      };
    });
}

export const todayOf = (now: Instant, zone: Zone): LocalDate => dateOf(now, zone);
