import { expect, it } from "vitest";
import { someProblem } from "../../../../test/shop/rounds/problem.ts";
import { faultsOf } from "./check.ts";
import { layoutOf } from "./layout.ts";
import { copyPlan, emptyPlan, retime, solutionOf, takeOut } from "./plan.ts";
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

it("takes about seven visits out of rounds that still hold", () => {
  const taken = ruined.map(({ leftOut }) => leftOut.length - whole.outCount);
  const mean = taken.reduce((sum, count) => sum + count, 0) / taken.length;
  expect(mean).toBeGreaterThan(4);
  expect(mean).toBeLessThan(10);
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

it("begins beside a visit that is left out about every second time", () => {
  const plan = emptyPlan(layout);
  copyPlan(whole, plan);
  const lost = solutionOf(layout, plan).rounds[0]?.[0] ?? 0;
  takeOut(layout, plan, lost);
  retime(layout, plan, 0);
  plan.out[0] = lost;
  plan.outCount = 1;
  const beside = Array.from(
    layout.near.slice(lost * layout.visits, (lost + 1) * layout.visits),
  ).find((visit) => (plan.who[visit] ?? -1) >= 0);
  let taken = 0;
  const tried = emptyPlan(layout);
  for (let turn = 0; turn < 400; turn++) {
    copyPlan(plan, tried);
    ruin(layout, tried, random);
    if (tried.who[beside ?? 0] === -1) taken += 1;
  }
  // One of sixty is taken one time in eight when nothing leads there.
  expect(taken / 400).toBeGreaterThan(0.4);
});
