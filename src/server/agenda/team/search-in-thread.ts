/** The thread of `search.ts`: one problem, one solution. */
import { parentPort, workerData } from "node:worker_threads";
import { optimise } from "../../../domain/agenda/rounds/optimise.ts";
import type { Search } from "./search.ts";

/** The same day gives the same rounds, on a machine that takes all the steps within the time. */
const SEED = 1;
const STEPS = 20_000;

const { problem, most_ms }: Search = workerData;
const began = performance.now();
const solution = optimise(problem, SEED, (steps) =>
  Math.max(steps / STEPS, (performance.now() - began) / most_ms),
);
parentPort?.postMessage(solution);
