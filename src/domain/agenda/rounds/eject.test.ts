import { describe, expect, it } from "vitest";
import { someProblem } from "../../../../test/shop/rounds/problem.ts";
import { faultsOf } from "./check.ts";
import { ejectorOf, placeByEjection } from "./eject.ts";
import { layoutOf } from "./layout.ts";
import { emptyPlan, solutionOf } from "./plan.ts";
import type { RoundsProblem } from "./problem.ts";
import { randomOf } from "./random.ts";
import { recreateOf } from "./recreate.ts";

const calm = { duration: 10, from: 0, to: 480, load: 1, skills: 0, priority: 10_000 };
const anybody = { start: 0, end: 0, from: 0, to: 480, room: 100, skills: 0 };
const line = (places: number) =>
  Array.from({ length: places }, (_, from) =>
    Array.from({ length: places }, (__, to) => Math.abs(from - to)),
  );

function begun(problem: RoundsProblem) {
  const layout = layoutOf(problem);
  const random = randomOf(3);
  const plan = emptyPlan(layout);
  recreateOf(layout, random)(plan, layout.technicians);
  return { layout, plan, ejector: ejectorOf(layout, random) };
}
const outOf = ({ out, outCount }: { out: Int32Array; outCount: number }): number[] =>
  Array.from(out.subarray(0, outCount));

describe("an ejection pool", () => {
  it("pushes out what was easiest to place, and counts who found no place", () => {
    // Room for two of three, all at one place.
    const visits = [1, 2, 3].map((place) => ({ ...calm, place }));
    const day = { aim: "fewest", visits, roads: line(4) } as const;
    const { plan, ejector } = begun({ ...day, technicians: [{ ...anybody, room: 2 }] });
    const [first = -1] = outOf(plan);
    const [easy = -1, hardest = -1] = [0, 1, 2].filter((visit) => visit !== first);
    ejector.hard[hardest] = 5;
    placeByEjection(ejector, plan);
    expect(outOf(plan)).toEqual([easy]);
    expect(ejector.hard[first]).toBe(2);
    placeByEjection(ejector, plan);
    expect(outOf(plan)).toEqual([first]);
  });

  it("begins no round", () => {
    const visits = [1, 2].map((place) => ({ ...calm, place }));
    const day = { aim: "fewest", visits, technicians: [anybody], roads: line(3) } as const;
    const { layout, ejector } = begun(day);
    const empty = emptyPlan(layout);
    placeByEjection(ejector, empty);
    expect(outOf(empty)).toHaveLength(2);
  });

  it("keeps windows, room and skills, whatever the day", () => {
    for (let seed = 0; seed < 60; seed++) {
      const whole = someProblem(seed, 30);
      const problem = { ...whole, technicians: whole.technicians.slice(0, 3) };
      const { layout, plan, ejector } = begun(problem);
      for (let step = 0; step < 40 && plan.outCount > 0; step++) {
        placeByEjection(ejector, plan);
        const faults = faultsOf(problem, solutionOf(layout, plan));
        expect(faults, `seed ${seed}, step ${step}`).toEqual([]);
      }
    }
  });
});
