/** Rounds of a team, searched in a thread of their own: a second of computing never holds the event loop. */
import { Worker } from "node:worker_threads";
import type { RoundsProblem, RoundsSolution } from "../../../domain/agenda/rounds/problem.ts";
import { limitConcurrency } from "../../platform/concurrency.ts";

/** What the thread is given. */
export type Search = {
  problem: RoundsProblem;
  /** How long it looks for better rounds, in milliseconds. */
  most_ms: number;
};

type Limits = Pick<Search, "most_ms"> & {
  /** The longest that a search may take with the start of its thread, in milliseconds. */
  within: number;
  /** Module of the thread. */
  thread: URL;
};
const LIMITS: Limits = {
  most_ms: 1_500,
  within: 20_000,
  thread: new URL("./search-in-thread.ts", import.meta.url),
};

/** A thread for each search that runs; the others wait. */
const turn = limitConcurrency(2);

/** Throws when the thread does not answer. */
export const searchRounds = (
  problem: RoundsProblem,
  limits: Partial<Limits> = {},
): Promise<RoundsSolution> => turn(() => searchApart(problem, { ...LIMITS, ...limits }));

async function searchApart(
  problem: RoundsProblem,
  { most_ms, within, thread }: Limits,
): Promise<RoundsSolution> {
  const worker = new Worker(thread, { workerData: { problem, most_ms } satisfies Search });
  const { promise, resolve, reject } = Promise.withResolvers<RoundsSolution>();
  const late = setTimeout(() => reject(new Error("the search for rounds took too long")), within);
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("the search for rounds ended without an answer")));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
