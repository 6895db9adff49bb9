/** « Toute l’équipe »: who goes to which visit of a day and in which order, so that all drive less. */
import { movesOf, planOf, type RoundMove, type RoundPlan } from "../round/plan.ts";
import type { RoundsSolution } from "../rounds/problem.ts";
import type { Place } from "../travel.ts";
import { presentRound, type MemberRound } from "./drive.ts";
import { keepPeople } from "./keep-people.ts";
import type { TeamDay } from "./problem.ts";

export type MemberProposal = {
  user_id: string;
  base: Place | null;
  before: RoundPlan;
  after: RoundPlan;
};

export type TeamProposal = {
  /** Minutes on the road saved; 0 when nothing shorter was found. */
  saved: number;
  movable: number;
  /** Those who go out that day, before or after. */
  members: MemberProposal[];
  moves: RoundMove[];
};

/** No search is needed when nothing may move. */
export const movableOf = ({ stops }: Pick<TeamDay, "stops">): number =>
  stops.filter(({ stop }) => !stop.fixed).length;

/** The solution is of `day.problem`: visits by their rank in `day.stops`, members by theirs. Without one, all stay. */
export function proposeTeam(day: TeamDay, solution: RoundsSolution | undefined): TeamProposal {
  const present = day.request.members.map((member, rank) => presentRound(day, { member, rank }));
  const found = solution?.leftOut.length === 0 ? keepPeople(day, solution.rounds) : [];
  const rounds = present.map((now, rank) => (isSame(now, found[rank]) ? now : found[rank]));
  const saved = roadOf(present) - roadOf(rounds);
  const isBetter = rounds.every((round) => round !== undefined) && saved > 0;
  const kept = present.map((now, rank) => (isBetter ? (rounds[rank] ?? now) : now));
  return {
    saved: isBetter ? saved : 0,
    movable: movableOf(day),
    members: day.request.members.flatMap((member, rank) => {
      const [before, after] = [present[rank], kept[rank]];
      if (!before || !after || before.stops.length + after.stops.length === 0) return [];
      const { user_id, base } = member;
      return [
        { user_id, base, before: planOf(before.day, before), after: planOf(after.day, after) },
      ];
    }),
    moves: kept.flatMap((round, rank) =>
      round === present[rank]
        ? []
        : movesOf(round.day, round, day.request.members[rank]?.user_id ?? ""),
    ),
  };
}

const isSame = (one: MemberRound, other: MemberRound | undefined): boolean =>
  other !== undefined &&
  one.stops.length === other.stops.length &&
  one.stops.every((stop, index) => stop === other.stops[index]);

const roadOf = (rounds: readonly (MemberRound | undefined)[]): number =>
  rounds.reduce((sum, round) => sum + (round?.road ?? 0), 0);
