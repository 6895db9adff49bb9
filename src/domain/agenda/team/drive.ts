/** One member's round with its hours: as it is planned, or in a new order. */
import { MINUTE } from "../../time.ts";
import {
  presentRoad,
  roundDay,
  schedule,
  type Progress,
  type RoundDay,
} from "../round/schedule.ts";
import { startsFor, type DayStop } from "../round/stops.ts";
import { nowOf, opensFor, requestOf, type TeamMember } from "./day.ts";
import type { TeamDay } from "./problem.ts";

/** `stops` by their rank in the day, in the order driven. */
export type MemberRound = Pick<Progress, "order" | "starts" | "road"> & {
  day: RoundDay;
  stops: readonly number[];
};

type Ranked = { member: TeamMember; rank: number };

export function presentRound({ request, stops }: TeamDay, { member, rank }: Ranked): MemberRound {
  const own = stops.flatMap((one, index) => (one.member === rank ? [index] : []));
  const list = own.flatMap((index) => stops[index]?.stop ?? []);
  const facts = { leg: request.leg, base: member.base, now: nowOf(request) };
  const day = roundDay(list, facts);
  const starts = list.map(({ work }) => work.from);
  return { day, stops: own, order: own.map((_, index) => index), starts, road: presentRoad(day) };
}

/** Undefined when these stops cannot be driven in this order by that member. */
export function drive(
  { request, stops }: TeamDay,
  { member, rank, round }: Ranked & { round: readonly number[] },
): MemberRound | undefined {
  const own = requestOf(request, member);
  const list = round.flatMap((index): DayStop[] => {
    const one = stops[index];
    if (!one) return [];
    const { stop } = one;
    if (stop.fixed) return [stop];
    return [{ ...stop, starts: startsFor(stop.event, own) }];
  });
  const present = stops.find((one) => one.member === rank)?.stop;
  const facts = { leg: request.leg, base: member.base, now: nowOf(request) };
  const leaves = present
    ? present.work.from - request.leg(member.base, present.place) * MINUTE
    : Infinity;
  const day = roundDay(list, { ...facts, opens: Math.min(leaves, opensFor(member)) });
  const driven = schedule(
    day,
    list.map((_, index) => index),
  );
  return driven && { ...driven, day, stops: round };
}
