import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { inSlices } from "./slices.ts";

/** Holds the processor for a millisecond. */
function spendOneMillisecond(): void {
  const end = performance.now() + 1;
  while (performance.now() < end);
}

function* longWork(steps: number): Generator<number, string> {
  for (let done = 1; done <= steps; done++) {
    spendOneMillisecond();
    yield done;
  }
  return "done";
}

test("long work lets other tasks of the event loop run, and reports its progress", async () => {
  const reported: number[] = [];
  let turns = 0;
  let ended = false;
  const work = inSlices(longWork(120), (done) => reported.push(done)).finally(() => (ended = true));
  while (!ended) {
    turns++;
    await setImmediate();
  }
  expect(await work).toBe("done");
  expect(turns).toBeGreaterThan(4);
  expect(reported.length).toBeGreaterThan(3);
  expect(reported).toEqual(reported.toSorted((left, right) => left - right));
});

test("short work ends in one slice and reports nothing", async () => {
  const reported: number[] = [];
  expect(await inSlices(longWork(2), (done) => reported.push(done))).toBe("done");
  expect(reported).toEqual([]);
});

test("a failure of the work rejects the promise", async () => {
  function* broken(): Generator<number, string> {
    yield 1;
    throw new Error("broken");
  }
  await expect(inSlices(broken())).rejects.toThrow("broken");
});
