import { expect, it } from "vitest";
import { someProblem } from "../../../../test/shop/rounds/problem.ts";
import { faultsOf } from "./check.ts";
import { layoutOf } from "./layout.ts";
import { emptyPlan, leavingIn, solutionOf } from "./plan.ts";
import { randomOf } from "./random.ts";
import { recreateOf } from "./recreate.ts";
import { stir } from "./stir.ts";

it("moves visits about, and breaks nothing", () => {
  const moved: boolean[] = [];
  for (let seed = 0; seed < 40; seed++) {
    const problem = someProblem(seed, 30);
    const layout = layoutOf(problem);
    const random = randomOf(seed);
    const plan = emptyPlan(layout);
    recreateOf(layout, random)(plan, layout.technicians);
    const [before, leaving] = [solutionOf(layout, plan), leavingIn(plan)];
    for (let turn = 0; turn < 10; turn++) stir(layout, plan, random);
    const after = solutionOf(layout, plan);
    expect(faultsOf(problem, after), `seed ${seed}`).toEqual([]);
    expect(after.leftOut).toEqual(before.leftOut);
    expect(leavingIn(plan)).toBe(leaving);
    expect(plan.road).toBeCloseTo(after.road, 6);
    moved.push(JSON.stringify(after.rounds) !== JSON.stringify(before.rounds));
  }
  expect(moved.filter(Boolean).length).toBeGreaterThan(30);
});

it("has nothing to do with one visit", () => {
  const layout = layoutOf(someProblem(1, 1));
  const plan = emptyPlan(layout);
  stir(layout, plan, randomOf(1));
  expect(plan.outCount).toBe(1);
});
