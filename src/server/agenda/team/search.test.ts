/** The thread of the search: its answer, its failures, and the event loop meanwhile. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { expect, it } from "vitest";
import { someProblem } from "../../../../test/shop/rounds/problem.ts";
import { faultsOf } from "../../../domain/agenda/rounds/check.ts";
import { searchRounds } from "./search.ts";

it("answers rounds that hold, the same for the same day", async () => {
  const problem = someProblem(3, 12);
  const [one, other] = await Promise.all([searchRounds(problem), searchRounds(problem)]);
  expect(faultsOf(problem, one)).toEqual([]);
  expect(other).toEqual(one);
});

const script = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

it.each([
  ["fails", 'throw new Error("no rounds")', "no rounds"],
  ["ends without an answer", "", "ended without an answer"],
  ["does not end", "setInterval(() => {}, 1000)", "took too long"],
])("throws when the thread %s", async (_, source, message) => {
  const limits = { thread: script(source), within: 2_000 };
  await expect(searchRounds(someProblem(1), limits)).rejects.toThrow(message);
});

it("leaves the event loop free", async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  await searchRounds(someProblem(5, 60));
  const took = performance.now() - began;
  delay.disable();
  // Without a thread the loop would be held as long as the search takes.
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});
