/** Which reminder of an appointment leaves now: at most one, never twice, never for an hour that is past. */
import {
  addDays,
  addMinutes,
  dateOf,
  instantAt,
  wallMinutesOf,
  type Instant,
  type Zone,
} from "../../time.ts";
import { allowedFrom } from "../rules/quiet.ts";
import { RUNGS, type MessageRules, type Rung } from "../rules/rules.ts";

export type RemindedVisit = {
  /** Start of the window that was announced. */
  public_start_at: Instant;
  /** Since when the appointment stands at that window. */
  planned_at: Instant;
  /** The rungs that left already for that window. */
  sent: readonly Rung[];
};

type Ladder = Pick<MessageRules, "rungs" | "quiet_from" | "quiet_to" | "quiet_days">;
type Moment = { now: Instant; rules: Ladder; zone: Zone };

/** Of several rungs that are due at once, the nearest to the appointment says it for all. */
export function reminderDue(visit: RemindedVisit, moment: Moment): Rung | undefined {
  const reached = RUNGS.filter((rung) => isReached(rung, visit, moment)).at(-1);
  if (!reached || visit.sent.includes(reached)) return undefined;
  return isPunctual(reached, visit, moment) ? reached : undefined;
}

/** The reminders of an appointment made long before, the first one first: those that the quiet hours put off past it are left out. */
export const plannedReminders = (
  public_start_at: Instant,
  moment: Omit<Moment, "now">,
): { rung: Rung; at: Instant }[] =>
  RUNGS.filter((rung) => moment.rules.rungs.includes(rung))
    .map((rung) => ({ rung, at: leavesAt(rung, { public_start_at }, moment) }))
    .filter(({ at }) => at < public_start_at);

/** Nothing is said for a rung that was past when the appointment was made. */
function isReached(rung: Rung, visit: RemindedVisit, moment: Moment): boolean {
  if (!moment.rules.rungs.includes(rung)) return false;
  const due = dueAt(rung, visit, moment.zone);
  return due > visit.planned_at && leavesAt(rung, visit, moment) <= moment.now;
}

/** A server that was stopped says it late, but not so late that another rung says it better. */
const LATEST_MINUTES: Record<Rung, number> = { week: 24 * 60, day: 6 * 60, hours: 45 };

function isPunctual(rung: Rung, visit: RemindedVisit, moment: Moment): boolean {
  const latest = addMinutes(leavesAt(rung, visit, moment), LATEST_MINUTES[rung]);
  return moment.now <= latest && moment.now < visit.public_start_at;
}

type Start = Pick<RemindedVisit, "public_start_at">;

const leavesAt = (rung: Rung, visit: Start, { rules, zone }: Omit<Moment, "now">): Instant =>
  allowedFrom(dueAt(rung, visit, zone), rules, zone);

/** The same hour of the clock 7 days or a day before, whatever the change of hour between them; two hours are two hours. */
function dueAt(rung: Rung, { public_start_at: start }: Start, zone: Zone): Instant {
  if (rung === "hours") return addMinutes(start, -120);
  const date = addDays(dateOf(start, zone), rung === "week" ? -7 : -1);
  return instantAt(date, wallMinutesOf(start, zone), zone);
}
