import { describe, expect, it } from "vitest";
import { someProblem } from "../../../../test/shop/rounds/problem.ts";
import { faultsOf } from "./check.ts";
import { dropRounds } from "./drop.ts";
import { layoutOf, startOf } from "./layout.ts";
import { emptyPlan, leavingIn, putIn, solutionOf } from "./plan.ts";
import type { RoundsProblem } from "./problem.ts";
import { randomOf } from "./random.ts";
import { recreateOf } from "./recreate.ts";

/** Everybody alike, with room for four visits. */
const alike: RoundsProblem = {
  ...someProblem(6, 12),
  visits: someProblem(6, 12).visits.map((visit) => ({
    ...visit,
    load: 1,
    skills: 0,
    from: 480,
    to: 1_000,
  })),
  technicians: Array.from({ length: 12 }, () => ({
    start: 0,
    end: 0,
    from: 0,
    to: 2_000,
    room: 4,
    skills: 0,
  })),
};

function dropped(problem: RoundsProblem, steps: number, missing: readonly number[] = []) {
  const layout = layoutOf(problem);
  const random = randomOf(1);
  const search = {
    layout,
    random,
    recreate: recreateOf(layout, random),
    progress: (done: number) => done / steps,
    steps: 0,
  };
  const plan = emptyPlan(layout);
  plan.outCount = 0;
  for (let visit = 0; visit < layout.visits; visit++) {
    if (!missing.includes(visit)) putIn(layout, plan, visit, startOf(layout, visit));
    else {
      plan.out[plan.outCount] = visit;
      plan.outCount += 1;
    }
  }
  dropRounds(search, plan, 1);
  return { problem, leaving: leavingIn(plan), solution: solutionOf(layout, plan) };
}

describe("rounds are dropped", () => {
  it("as far as room allows, and every visit keeps a place", () => {
    const { problem, leaving, solution } = dropped(alike, 2_000);
    expect(leaving).toBe(3);
    expect(solution.leftOut).toEqual([]);
    expect(faultsOf(problem, solution)).toEqual([]);
  });

  it("not at all without time", () => expect(dropped(alike, 0.5).leaving).toBe(12));

  it("beside a visit that nobody could do, which stays left out", () => {
    const visits = alike.visits.map((visit, index) =>
      index === 5 ? { ...visit, load: 9 } : visit,
    );
    const { leaving, solution } = dropped({ ...alike, visits }, 2_000, [5]);
    expect([leaving, solution.leftOut]).toEqual([3, [5]]);
  });

  it("not at all while a visit that somebody could do is left out", () => {
    const { leaving, solution } = dropped(alike, 2_000, [5]);
    expect([leaving, solution.leftOut]).toEqual([11, [5]]);
  });
});
