/** « Prévenir et réorganiser »: new hours for what is left of a late day, and whom to tell. */
import { epochOf, MINUTE, minutesBetween, toInstant, type Instant } from "../../time.ts";
import type { AgendaEvent } from "../event.ts";
import { announcedAt, changesAnnouncement } from "../move/move.ts";
import {
  hoursOf,
  movesOf,
  planOf,
  type RoundHours,
  type RoundLine,
  type RoundMove,
} from "../round/plan.ts";
import { roundDay } from "../round/schedule.ts";
import { workOf } from "../round/stops.ts";
import type { Place } from "../travel.ts";
import { bestOrder, minutesLate, presentOrder, type LateDay, type LateRound } from "./order.ts";
import { settle } from "./settle.ts";
import { delayedDay, type DelayedDay, type DelayRequest } from "./stops.ts";

/** `late`: minutes past what was announced, or past its hour for what stays; `told`: its client gets the new window. */
export type DelayLine = RoundLine & {
  late: number;
  told: boolean;
  public_start_at: Instant | null;
  public_end_at: Instant | null;
};

export type DelayPlan = {
  lines: DelayLine[];
  /** No longer fit the hours worked that day. */
  left_out: AgendaEvent[];
  /** Clients whose announced window is broken, and minutes late of all together. */
  broken: number;
  late: number;
  /** Minutes from the visit under way to the base. */
  road: number;
  back: number;
};

export type DelayProposal = {
  underWay: AgendaEvent;
  ends_at: Instant;
  /** How long after its planned end the visit under way ends. */
  minutes: number;
  base: Place | null;
  /** The present order, each visit pushed; the same as `after` when no order is better. */
  kept: DelayPlan;
  after: DelayPlan;
  reordered: boolean;
  moves: RoundMove[];
};

export function proposeDelay(request: DelayRequest): DelayProposal | undefined {
  const found = delayedDay(request);
  if (!found) return undefined;
  const { base, leg, now, user_id } = request;
  const { stops, underWay, ends } = found;
  const day: LateDay = { ...roundDay(stops, { leg, base, now: epochOf(now) }), stops };
  const [present, best] = [settle(day, presentOrder(day)), settle(day, bestOrder(day))];
  const moves = [
    ...movesUnderWay(found, user_id),
    ...movesOf(day, best.progress, user_id).filter(isChange),
  ];
  return {
    underWay,
    ends_at: toInstant(ends),
    minutes: (ends - workOf(found.others.at(-1) ?? underWay).to) / MINUTE,
    base,
    kept: planOfLate(day, present, request),
    after: planOfLate(day, best, request),
    reordered: present.progress.order.join() !== best.progress.order.join(),
    moves,
  };
}

function planOfLate(day: LateDay, round: LateRound, { now }: DelayRequest): DelayPlan {
  const { progress, left_out, cost } = round;
  const plan = planOf(day, progress);
  const lines = plan.lines.map((line, rank) => {
    const late = minutesLate(day.stops[progress.order[rank] ?? -1], epochOf(line.start_at));
    const after = line.fixed ? line.event : withHours(line.event, line);
    const told = !line.fixed && changesAnnouncement(line.event, after, now);
    const { public_start_at, public_end_at } = after;
    return { ...line, late, told, public_start_at, public_end_at };
  });
  const [, broken, late] = cost;
  return {
    lines,
    left_out: left_out.flatMap((index) => day.stops[index]?.event ?? []),
    broken,
    late,
    road: progress.road,
    back: plan.back,
  };
}

/** The event at its new hours, and the window that its client is then told. */
export function withHours(
  event: AgendaEvent,
  hours: Pick<AgendaEvent, "start_at" | "end_at">,
): AgendaEvent {
  const { start_at, end_at } = hours;
  const duration = minutesBetween(start_at, end_at);
  return { ...event, ...hours, duration, ...announcedAt(event, start_at) };
}

/** The visit under way lasts longer, and its other appliances follow; as far as what stays leaves them room. */
function movesUnderWay({ underWay, others, ends, room }: DelayedDay, user_id: string): RoundMove[] {
  if (underWay.assigned_to.length > 1) return [];
  const planned = workOf(others.at(-1) ?? underWay).to;
  const delay = Math.min(ends, room) - planned;
  if (delay <= 0) return [];
  const moved = (instant: Instant) => toInstant(epochOf(instant) + delay);
  const moveOf = (event: AgendaEvent, to: Partial<RoundHours>): RoundMove => {
    const from = hoursOf({ ...event, user_id });
    return { event_id: event.id, from, to: { ...from, ...to } };
  };
  return [
    moveOf(underWay, { end_at: moved(underWay.end_at) }),
    ...others.map((event) =>
      moveOf(event, { start_at: moved(event.start_at), end_at: moved(event.end_at) }),
    ),
  ];
}

const isChange = ({ from, to }: RoundMove): boolean =>
  from.start_at !== to.start_at ||
  from.end_at !== to.end_at ||
  from.trip_duration_before !== to.trip_duration_before ||
  from.trip_duration_after !== to.trip_duration_after;
