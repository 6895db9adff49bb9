/** The thread of the search: its answer, its failures, and the event loop meanwhile. */
import { expect, it } from "vitest";
import { someProblem } from "../../../../test/shop/rounds/problem.ts";
import { faultsOf } from "../../../domain/agenda/rounds/check.ts";
import { searchRounds } from "./search.ts";

/** A loaded machine may take seconds to start a thread, and as long for the steps of a search. */
const PATIENT = { most_ms: Infinity, within: 240_000 };

it("answers rounds that hold, the same for the same day", async () => {
  const problem = someProblem(3, 12);
  const [one, other] = await Promise.all([
    searchRounds(problem, PATIENT),
    searchRounds(problem, PATIENT),
  ]);
  expect(faultsOf(problem, one)).toEqual([]);
  expect(other).toEqual(one);
});

const script = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

it.each([
  ["fails", 'throw new Error("no rounds")', PATIENT.within, "no rounds"],
  ["ends without an answer", "", PATIENT.within, "ended without an answer"],
  ["does not end", "setInterval(() => {}, 1000)", 500, "took too long"],
])("throws when the thread %s", async (_, source, within, message) => {
  const search = searchRounds(someProblem(1), { thread: script(source), within });
  await expect(search).rejects.toThrow(message);
});

it("leaves the event loop free", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await searchRounds(someProblem(5, 60), PATIENT);
  clearInterval(timer);
  // Without a thread the search would be over before the first turn.
  expect(turns).toBeGreaterThan(1);
});
