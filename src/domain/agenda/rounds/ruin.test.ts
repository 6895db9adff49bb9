import { expect, it } from "vitest";
import { someProblem } from "../../../../test/shop/rounds/problem.ts";
import { faultsOf } from "./check.ts";
import { layoutOf } from "./layout.ts";
import { copyPlan, emptyPlan, solutionOf } from "./plan.ts";
import { randomOf } from "./random.ts";
import { recreateOf } from "./recreate.ts";
import { ruin } from "./ruin.ts";

const problem = someProblem(2, 60);
const layout = layoutOf(problem);
const random = randomOf(9);
const whole = emptyPlan(layout);
recreateOf(layout, random)(whole, layout.technicians);

const ruined = Array.from({ length: 400 }, () => {
  const plan = emptyPlan(layout);
  copyPlan(whole, plan);
  ruin(layout, plan, random);
  return solutionOf(layout, plan);
});

it("takes about ten visits out of rounds that still hold", () => {
  const taken = ruined.map(({ leftOut }) => leftOut.length - whole.outCount);
  const mean = taken.reduce((sum, count) => sum + count, 0) / taken.length;
  expect(mean).toBeGreaterThan(6);
  expect(mean).toBeLessThan(14);
  expect(Math.min(...taken)).toBeGreaterThan(0);
  expect(ruined.flatMap((solution) => faultsOf(problem, solution))).toEqual([]);
});

it("takes strings: at most two parts of a round each time", () => {
  const before = solutionOf(layout, whole).rounds;
  for (const { rounds } of ruined)
    for (const [technician, round] of rounds.entries()) {
      const out = (before[technician] ?? []).map((visit) => !round.includes(visit));
      const parts = out.filter((isOut, index) => isOut && !out[index - 1]).length;
      expect(parts).toBeLessThanOrEqual(2);
    }
});
