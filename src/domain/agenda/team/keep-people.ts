/** Rounds that members could drive for one another go to those whose visits they already are: fewer things change. */
import { drive, type MemberRound } from "./drive.ts";
import type { TeamDay } from "./problem.ts";

/** The rounds with their hours, two of them exchanged as long as more visits stay with their person and no road grows. */
export function keepPeople(
  day: TeamDay,
  solution: readonly (readonly number[])[],
): (MemberRound | undefined)[] {
  const { members } = day.request;
  const drives = (rank: number, round: readonly number[]) => {
    const member = members[rank];
    return member && isAbleTo(day, rank, round) ? drive(day, { member, rank, round }) : undefined;
  };
  const rounds = solution.map((round, rank) => drives(rank, round));
  for (let one = 0; one < rounds.length; one++)
    for (let two = one + 1; two < rounds.length; two++) {
      const [mine, theirs] = [rounds[one], rounds[two]];
      if (!mine || !theirs) continue;
      const [given, taken] = [drives(one, theirs.stops), drives(two, mine.stops)];
      if (!given || !taken || given.road + taken.road > mine.road + theirs.road) continue;
      const kept = stayIn(day, one, mine.stops) + stayIn(day, two, theirs.stops);
      if (stayIn(day, one, given.stops) + stayIn(day, two, taken.stops) <= kept) continue;
      [rounds[one], rounds[two]] = [given, taken];
    }
  return rounds;
}

const stayIn = ({ stops }: TeamDay, rank: number, round: readonly number[]): number =>
  round.filter((index) => stops[index]?.member === rank).length;

function isAbleTo({ problem }: TeamDay, rank: number, round: readonly number[]): boolean {
  const has = problem.technicians[rank]?.skills ?? 0;
  return round.every((index) => ((problem.visits[index]?.skills ?? 0) & ~has) === 0);
}
