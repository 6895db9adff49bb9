/**
 * Validates a solution against the problem alone: it shares no code with the search, so that it finds the search's bugs.
 */
import type { RoundsProblem, RoundsSolution, RoundsTechnician, RoundsVisit } from "./problem.ts";

export const ROUNDS_FAULTS = [
  "visited-twice",
  "too-late",
  "too-full",
  "not-skilled",
  "home-too-late",
  "wrong-road",
] as const;
export type RoundsFault = {
  fault: (typeof ROUNDS_FAULTS)[number];
  technician?: number;
  visit?: number;
};

/** Roads are sums of binary fractions. */
const ALMOST_EQUAL = 1e-6;

/** Every fault; none when the rounds hold. */
export function faultsOf(problem: RoundsProblem, solution: RoundsSolution): RoundsFault[] {
  const visited = [...solution.rounds.flat(), ...solution.leftOut];
  const twice = visited.filter((visit, index) => visited.indexOf(visit) !== index);
  const missing = problem.visits
    .map((_, visit) => visit)
    .filter((visit) => !visited.includes(visit));
  const driven = solution.rounds.map((round, technician) => drive(problem, round, technician));
  const road = driven.reduce((sum, one) => sum + one.road, 0);
  return [
    ...[...twice, ...missing].map((visit) => ({ fault: "visited-twice" as const, visit })),
    ...driven.flatMap(({ faults }) => faults),
    ...(Math.abs(road - solution.road) > ALMOST_EQUAL ? [{ fault: "wrong-road" as const }] : []),
  ];
}

/** The first hour from the arrival on that the window's opening, the grid and the breaks allow, by trying one after another. */
function startOf(
  { grid = 0 }: RoundsProblem,
  { breaks = [] }: RoundsTechnician,
  { from, duration, fixed }: RoundsVisit,
  arrival: number,
): number {
  let start = Math.max(arrival, from);
  if (fixed) return start;
  for (let moved = true; moved;) {
    moved = false;
    if (grid > 0 && start % grid !== 0) {
      start += grid - (start % grid);
      moved = true;
    }
    for (const { from: begin, to: end } of breaks)
      if (start < end && start + duration > begin) {
        start = end;
        moved = true;
      }
  }
  return start;
}

function drive(problem: RoundsProblem, round: readonly number[], technician: number) {
  const { visits, technicians, roads } = problem;
  const who = technicians[technician];
  if (!who || round.length === 0) return { road: 0, faults: [] };
  const faults: RoundsFault[] = [];
  let [place, time, road, load] = [who.start, who.from, 0, 0];
  for (const visit of round) {
    const wanted = visits[visit];
    if (!wanted) continue;
    const way = roads[place]?.[wanted.place] ?? Infinity;
    road += way;
    load += wanted.load;
    const start = startOf(problem, who, wanted, time + way);
    if (start > wanted.to + ALMOST_EQUAL) faults.push({ fault: "too-late", technician, visit });
    if ((wanted.skills & ~who.skills) !== 0)
      faults.push({ fault: "not-skilled", technician, visit });
    [place, time] = [wanted.place, start + wanted.duration];
  }
  const home = roads[place]?.[who.end] ?? Infinity;
  if (load > who.room) faults.push({ fault: "too-full", technician });
  if (time + home > who.to + ALMOST_EQUAL) faults.push({ fault: "home-too-late", technician });
  return { road: road + home, faults };
}
