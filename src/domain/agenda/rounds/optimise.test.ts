import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultsOf } from "./check.ts";
import { optimise } from "./optimise.ts";
import type { RoundsProblem } from "./problem.ts";
import { someProblem, someShopDay } from "../../../../test/shop/rounds/problem.ts";

/** A day on which the road from a place to one of a higher number is longer than the road back. */
function someOneWayDay(seed: number): RoundsProblem {
  const problem = someProblem(seed);
  // In proportion to the difference of the numbers, the triangle inequality still holds.
  const roads = problem.roads.map((row, from) =>
    row.map((road, to) => road + 3 * Math.max(0, to - from)),
  );
  return { ...problem, roads };
}

/** A search of so many steps. */
const within =
  (most: number) =>
  (steps: number): number =>
    steps / most;

/** The shortest road of all ways to share and order the visits, by trying each of them. */
function shortestOf(problem: RoundsProblem): number {
  let best = Infinity;
  const rounds: number[][] = problem.technicians.map(() => []);
  const place = (visit: number): void => {
    if (visit === problem.visits.length) {
      const roads = rounds.map((round, who) => {
        const { start = 0, end = 0 } = problem.technicians[who] ?? {};
        const stops = [start, ...round.map((one) => problem.visits[one]?.place ?? 0), end];
        return round.length === 0
          ? 0
          : stops
              .slice(1)
              .reduce((sum, to, at) => sum + (problem.roads[stops[at] ?? 0]?.[to] ?? 0), 0);
      });
      const road = roads.reduce((sum, one) => sum + one, 0);
      const solution = { rounds, road, leftOut: [] };
      if (road < best && faultsOf(problem, solution).length === 0) best = road;
      return;
    }
    for (const round of rounds)
      for (let at = 0; at <= round.length; at++) {
        round.splice(at, 0, visit);
        place(visit + 1);
        round.splice(at, 1);
      }
  };
  place(0);
  return best;
}

describe("the rounds of a team", () => {
  it("hold, whatever the day", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom("fewest", "shortest"),
        fc.constantFrom(someProblem, someShopDay, someOneWayDay),
        (seed, aim, day) => {
          const problem = { ...day(seed), aim };
          expect(faultsOf(problem, optimise(problem, seed, within(60)))).toEqual([]);
        },
      ),
    );
  });

  it.each([
    ["begins on arrival", someProblem],
    ["keeps breaks, a grid and a fixed hour", someShopDay],
    ["is reached by roads that are longer one way", someOneWayDay],
  ])(
    "are the shortest there are when work %s, on days small enough to try everything",
    (_, day) => {
      for (let seed = 0; seed < 25; seed++) {
        const whole = day(seed);
        const problem = {
          ...whole,
          visits: whole.visits.slice(0, 5),
          technicians: whole.technicians.slice(0, 2),
        };
        const shortest = shortestOf(problem);
        const found = optimise(problem, 1, within(400));
        if (shortest < Infinity) expect(found.road, `seed ${seed}`).toBeCloseTo(shortest, 6);
        else expect(found.leftOut.length, `seed ${seed}`).toBeGreaterThan(0);
      }
    },
  );

  it("are the same for a seed and a number of steps", () => {
    const problem = someProblem(4, 40);
    expect(optimise(problem, 5, within(500))).toEqual(optimise(problem, 5, within(500)));
  });

  it("get shorter the longer the search", () => {
    const problem = someProblem(11, 60);
    const [hasty, patient] = [10, 4_000].map((steps) => optimise(problem, 1, within(steps)));
    expect(patient?.leftOut).toEqual([]);
    expect(patient?.road).toBeLessThan(0.97 * (hasty?.road ?? 0));
  });

  it("take as few technicians as can carry what all visits need, when that is the aim", () => {
    const visits = Array.from({ length: 12 }, (_, index) => ({ ...calm, place: index + 1 }));
    const places = Array.from({ length: 13 }, (_, index) => index);
    const roads = places.map((from) => places.map((to) => Math.abs(from - to)));
    const technicians = places.slice(0, 6).map(() => ({ ...anybody, room: 4 }));
    const { rounds } = optimise({ aim: "fewest", visits, technicians, roads }, 1, within(300));
    expect(rounds.filter((round) => round.length > 0)).toHaveLength(3);
  });

  it("are shared evenly where that is asked and costs no road", () => {
    const visits = [1, 2, 1, 2].map((place) => ({ ...calm, place }));
    const roads = [0, 10, -10].map((from) => [0, 10, -10].map((to) => Math.abs(from - to)));
    const day = { aim: "shortest", visits, technicians: [anybody, anybody], roads } as const;
    const counts = (problem: RoundsProblem) =>
      optimise(problem, 1, within(200))
        .rounds.map(({ length }) => length)
        .toSorted((a, b) => a - b);
    expect(counts({ ...day, balance: 0.2 })).toEqual([2, 2]);
  });

  it("leave out what matters least when not everything fits", () => {
    const visits = [5, 50, 500].map((priority, index) => ({
      ...calm,
      place: index + 1,
      priority,
      duration: 200,
    }));
    const roads = Array.from({ length: 4 }, () => [10, 10, 10, 10]);
    const { leftOut } = optimise(
      { aim: "shortest", visits, technicians: [anybody], roads },
      1,
      within(200),
    );
    expect(leftOut).toEqual([0]);
  });

  it("are none for a day without a visit or without a technician", () => {
    const roads = [
      [0, 1],
      [1, 0],
    ];
    const nobody: RoundsProblem = {
      aim: "fewest",
      visits: [{ ...calm, place: 1 }],
      technicians: [],
      roads,
    };
    expect(optimise(nobody, 1, within(50))).toEqual({ rounds: [], road: 0, leftOut: [0] });
    const free: RoundsProblem = { aim: "shortest", visits: [], technicians: [anybody], roads };
    expect(optimise(free, 1, within(50))).toEqual({ rounds: [[]], road: 0, leftOut: [] });
  });
});

const calm = { duration: 10, from: 0, to: 480, load: 1, skills: 0, priority: 10_000 };
const anybody = { start: 0, end: 0, from: 0, to: 480, room: 100, skills: 0 };
