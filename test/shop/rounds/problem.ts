/** Days of a team, each the same for its seed: two or three technicians, some of them skilled, and visits around a town. */
import type { RoundsProblem } from "../../../src/domain/agenda/rounds/problem.ts";
import { randomOf } from "../../../src/domain/agenda/rounds/random.ts";

const MORNING = 480;
const EVENING = 1_080;

/** Minutes since midnight; a minute for each kilometre as the crow flies. */
export function someProblem(seed: number, count = 8): RoundsProblem {
  const { next, below } = randomOf(seed);
  const points = Array.from({ length: count + 2 }, () => [40 * next(), 40 * next()] as const);
  const visits = Array.from({ length: count }, (_, index) => {
    const opens = MORNING + 60 * below(7);
    return {
      place: index + 2,
      duration: 15 + 15 * below(4),
      from: opens,
      to: opens + 120 + 60 * below(4),
      load: 1 + below(3),
      skills: below(4) === 0 ? 1 : 0,
      priority: 10_000,
    };
  });
  const technicians = Array.from({ length: 2 + Math.floor(count / 8) }, (_, index) => ({
    start: index % 2,
    end: index % 2,
    from: MORNING,
    to: EVENING,
    room: 30,
    skills: index % 2,
  }));
  const roads = points.map(([x, y]) => points.map(([a, b]) => Math.hypot(x - a, y - b)));
  return { aim: "shortest", visits, technicians, roads };
}

/** The same with a midday break, work that begins on the five minutes, and a visit that stays where it is. */
export function someShopDay(seed: number, count = 8): RoundsProblem {
  const problem = someProblem(seed, count);
  const { below } = randomOf(seed + 1);
  return {
    ...problem,
    grid: 5,
    visits: problem.visits.map((visit, index) =>
      index === 0 ? { ...visit, fixed: true, from: 727, to: 727, priority: 1e6 } : visit,
    ),
    technicians: problem.technicians.map((technician) => ({
      ...technician,
      breaks: [
        { from: 700 + below(60), to: 790 + below(30) },
        { from: 1_000, to: 1_500 },
      ],
    })),
  };
}
