import fc from "fast-check";
import { expect, it } from "vitest";
import { layoutOf, startOf } from "./layout.ts";
import {
  copyPlan,
  emptyPlan,
  leavingIn,
  putIn,
  retime,
  solutionOf,
  takeOut,
  type Plan,
} from "./plan.ts";
import { someProblem, someShopDay } from "../../../../test/shop/rounds/problem.ts";

/** Without the versions, which change with each count. */
const factsOf = ({ block, version, ...facts }: Plan) => {
  expect(block.buffer).toBe(version.buffer);
  return facts;
};

it("keeps beside the rounds the hours, loads and roads that a fresh count gives", () => {
  const steps = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 40 });
  fc.assert(
    fc.property(fc.nat(), steps, fc.constantFrom(someProblem, someShopDay), (seed, moves, day) => {
      const layout = layoutOf(day(seed));
      const plan = emptyPlan(layout);
      for (const [one, two] of moves) {
        const visit = one % layout.visits;
        const technician = plan.who[visit] ?? -1;
        if (technician >= 0) {
          takeOut(layout, plan, visit);
          retime(layout, plan, technician);
        } else {
          const left = plan.out.slice(0, plan.outCount).filter((other) => other !== visit);
          plan.out.set(left);
          plan.outCount = left.length;
          putIn(layout, plan, visit, startOf(layout, two % layout.technicians));
        }
      }
      const counted = emptyPlan(layout);
      copyPlan(plan, counted);
      for (let technician = 0; technician < layout.technicians; technician++)
        retime(layout, counted, technician);
      expect(factsOf(plan)).toEqual(factsOf(counted));
      const { rounds, road, leftOut } = solutionOf(layout, plan);
      expect(plan.road).toBeCloseTo(road, 6);
      expect(leavingIn(plan)).toBe(rounds.filter((round) => round.length > 0).length);
      expect(leftOut.reduce((sum, visit) => sum + (layout.priority[visit] ?? 0), 0)).toBe(
        plan.penalty,
      );
      expect([...rounds.flat(), ...leftOut].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: layout.visits }, (_, visit) => visit),
      );
    }),
  );
});

it("tells the versions of a round apart, and no others", () => {
  const layout = layoutOf(someProblem(2, 8));
  const [plan, copy] = [emptyPlan(layout), emptyPlan(layout)];
  putIn(layout, plan, 0, startOf(layout, 0));
  copyPlan(plan, copy);
  expect(copy.version).toEqual(plan.version);
  const [first, second] = copy.version;
  putIn(layout, copy, 1, startOf(layout, 0));
  // Another plan that is changed in the same way still gets a version number of its own.
  putIn(layout, plan, 1, startOf(layout, 0));
  expect(new Set([first, copy.version[0], plan.version[0]]).size).toBe(3);
  expect([copy.version[1], plan.version[1]]).toEqual([second, second]);
  takeOut(layout, copy, 1);
  retime(layout, copy, 0);
  expect([first, plan.version[0]]).not.toContain(copy.version[0]);
});
