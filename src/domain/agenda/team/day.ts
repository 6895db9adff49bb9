/** The day of a team: who works when, and the stops that each has. */
import { epochOf, MINUTE } from "../../time.ts";
import type { AgendaEvent } from "../event.ts";
import type { Interval } from "../interval.ts";
import { stopsOf, type DayRequest, type DayStop } from "../round/stops.ts";
import type { Leg, Place } from "../travel.ts";

export type TeamMember = {
  user_id: string;
  /** When they work that day, in epoch milliseconds. */
  hours: readonly Interval[];
  base: Place | null;
  /** Has the skill that this visit needs. */
  isAble: (event: AgendaEvent) => boolean;
};

/** What is known before the roads are. */
export type TeamQuestion = Omit<DayRequest, "user_id" | "hours" | "base"> & {
  members: readonly TeamMember[];
};
export type TeamRequest = TeamQuestion & { leg: Leg };

/** A stop of the day, and the rank of the member whose it is now. */
export type TeamStop = { member: number; stop: DayStop };

export const teamStops = (question: TeamQuestion): TeamStop[] =>
  question.members.flatMap((member, rank) =>
    stopsOf(requestOf(question, member)).map((stop) => ({ member: rank, stop })),
  );

/** One member's day, as `round/` asks for it. */
export const requestOf = (question: TeamQuestion, member: TeamMember): DayRequest => ({
  ...question,
  user_id: member.user_id,
  hours: member.hours,
  base: member.base,
});

/** When a member may leave though nothing is planned as early, in epoch milliseconds. */
export const opensFor = ({ hours: [first] }: TeamMember): number => first?.from ?? Infinity;

/** Minutes since the midnight of that day. */
export const minutesOf = ({ day }: Pick<TeamQuestion, "day">, time: number): number =>
  (Math.min(Math.max(time, day.from), day.to) - day.from) / MINUTE;

export const nowOf = ({ now }: Pick<TeamQuestion, "now">): number => epochOf(now);
