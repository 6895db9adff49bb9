import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { inSlices } from "./slices.ts";

/** Work of so many steps of a millisecond each, on a clock that only this work moves. */
function workOf(steps: number) {
  let now = 0;
  function* work(): Generator<number, string> {
    for (let done = 1; done <= steps; done++) {
      now++;
      yield done;
    }
    return "done";
  }
  return { work: work(), clock: () => now };
}

test("long work leaves a turn to others every ten milliseconds, and reports its progress", async () => {
  const { work, clock } = workOf(45);
  const events: (number | "other")[] = [];
  let ended = false;
  const running = inSlices(work, (done) => events.push(done), clock).finally(() => (ended = true));
  while (!ended) {
    events.push("other");
    await setImmediate();
  }
  expect(await running).toBe("done");
  expect(events.filter((event) => event !== "other")).toEqual([10, 20, 30, 40]);
  // Another task had a turn between any two slices.
  for (const [index, event] of events.entries())
    if (index > 0 && event !== "other") expect(events[index - 1]).toBe("other");
});

test("short work is done at once, without progress", async () => {
  const { work, clock } = workOf(2);
  const reported: number[] = [];
  expect(await inSlices(work, (done) => reported.push(done), clock)).toBe("done");
  expect(reported).toEqual([]);
});

test("a failure of the work reaches its caller", async () => {
  function* broken(): Generator<number, string> {
    yield 1;
    throw new Error("broken");
  }
  await expect(inSlices(broken())).rejects.toThrow("broken");
});
