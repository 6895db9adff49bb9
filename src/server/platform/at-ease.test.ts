import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { atEase } from "./at-ease.ts";

/** Holds the processor for a millisecond. */
function toil(): void {
  const end = performance.now() + 1;
  while (performance.now() < end);
}

function* labour(steps: number): Generator<number, string> {
  for (let done = 1; done <= steps; done++) {
    toil();
    yield done;
  }
  return "done";
}

test("while long work is done, others have their turn, and how far it is is told", async () => {
  const told: number[] = [];
  let turns = 0;
  let ended = false;
  const work = atEase(labour(120), (done) => told.push(done)).finally(() => (ended = true));
  while (!ended) {
    turns++;
    await setImmediate();
  }
  expect(await work).toBe("done");
  expect(turns).toBeGreaterThan(4);
  expect(told.length).toBeGreaterThan(3);
  expect(told).toEqual(told.toSorted((left, right) => left - right));
});

test("short work is done at once, and says nothing", async () => {
  const told: number[] = [];
  expect(await atEase(labour(2), (done) => told.push(done))).toBe("done");
  expect(told).toEqual([]);
});

test("work that fails fails for whoever asked", async () => {
  function* broken(): Generator<number, string> {
    yield 1;
    throw new Error("broken");
  }
  await expect(atEase(broken())).rejects.toThrow("broken");
});
