import { expect, it } from "vitest";
import { someProblem } from "../../../../test/shop/rounds/problem.ts";
import { canHold, foreseeRound, foresightOf } from "./foresee.ts";
import { layoutOf, roadOf, startOf, type Layout } from "./layout.ts";
import { copyPlan, emptyPlan, putIn, retime, takeOut, type Plan } from "./plan.ts";
import { randomOf } from "./random.ts";
import { recreateOf } from "./recreate.ts";

const MOST = 3;

/** Whether these stops, one after another, are all reached in their windows. */
function holds(layout: Layout, stops: readonly number[]): boolean {
  let [before = 0, ...rest] = stops;
  let over = layout.from[before] ?? 0;
  for (const stop of rest) {
    const arrival = over + roadOf(layout, before, stop);
    if (arrival > (layout.to[stop] ?? 0)) return false;
    over = Math.max(arrival, layout.from[stop] ?? 0) + (layout.duration[stop] ?? 0);
    before = stop;
  }
  return true;
}

/** Every choice of at most `most` of these to leave out. */
function* without(visits: readonly number[], most: number): Generator<readonly number[]> {
  const [first, ...rest] = visits;
  if (first === undefined) return yield [];
  for (const others of without(rest, most)) yield [first, ...others];
  if (most > 0) yield* without(rest, most - 1);
}

const stopsOf = ({ next }: Plan, start: number): number[] => {
  const stops: number[] = [];
  for (let at = start; at >= 0; at = next[at] ?? -1) stops.push(at);
  return stops;
};

/** Of a plan of fifteen visits for few people: who is left out, and the rounds that have begun. */
function begun(seed: number) {
  const whole = someProblem(seed, 15);
  const layout = layoutOf({ ...whole, technicians: whole.technicians.slice(0, 2) });
  const plan = emptyPlan(layout);
  recreateOf(layout, randomOf(seed))(plan, layout.technicians);
  return { layout, plan };
}

it("knows where one visit more can be held, as trying every way of pushing out tells", () => {
  const answers = new Set<boolean>();
  for (let seed = 0; seed < 40; seed++) {
    const { layout, plan } = begun(seed);
    const foresight = foresightOf(layout, MOST);
    for (let technician = 0; technician < layout.technicians; technician++)
      for (const visit of plan.out.slice(0, plan.outCount))
        for (let most = 1; most <= MOST; most++) {
          const stops = stopsOf(plan, startOf(layout, technician));
          foreseeRound(foresight, plan, technician, most);
          for (let rank = 1; rank < stops.length; rank++) {
            const [start = 0, ...before] = stops.slice(0, rank);
            const [ending, ...after] = [stops.at(-1) ?? 0, ...stops.slice(rank, -1)];
            const isHeld = [...without(before, most)].some((kept) =>
              [...without(after, most - (before.length - kept.length))].some((later) =>
                holds(layout, [start, ...kept, visit, ...later, ending]),
              ),
            );
            expect(canHold(foresight, visit, rank, most), `seed ${seed}`).toBe(isHeld);
            answers.add(isHeld);
          }
        }
  }
  expect(answers.size).toBe(2);
});

it("forgets a round that changed", () => {
  const { layout, plan } = begun(3);
  const foresight = foresightOf(layout, MOST);
  foreseeRound(foresight, plan, 0, MOST);
  const former = emptyPlan(layout);
  copyPlan(plan, former);
  const first = plan.next[startOf(layout, 0)] ?? 0;
  takeOut(layout, plan, first);
  retime(layout, plan, 0);
  foreseeRound(foresight, plan, 0, MOST);
  const fresh = foresightOf(layout, MOST);
  foreseeRound(fresh, plan, 0, MOST);
  expect([foresight.over, foresight.latest].map(known)).toEqual(
    [fresh.over, fresh.latest].map(known),
  );
  plan.outCount -= 1;
  putIn(layout, plan, first, startOf(layout, 0));
  foreseeRound(foresight, plan, 0, MOST);
  foreseeRound(fresh, former, 0, MOST);
  expect([foresight.over, foresight.latest].map(known)).toEqual(
    [fresh.over, fresh.latest].map(known),
  );

  function known(hours: Float64Array): number[] {
    const stops = stopsOf(plan, startOf(layout, 0));
    return Array.from({ length: MOST + 1 }, (_, out) => out).flatMap((out) =>
      stops.map((stop) => hours[out * layout.nodes + stop] ?? 0),
    );
  }
});
