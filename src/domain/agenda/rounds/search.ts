/** What a search goes on with, step by step. */
import type { Layout } from "./layout.ts";
import type { Random } from "./random.ts";
import type { Recreate } from "./recreate.ts";

/** The share of the time that was used after so many steps: 1 ends the search. The same shares give the same rounds. */
export type Progress = (steps: number) => number;

export type Search = {
  layout: Layout;
  random: Random;
  recreate: Recreate;
  progress: Progress;
  steps: number;
};
