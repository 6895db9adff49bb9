/** Runs long work a slice at a time: between two slices the event loop answers other requests. */
import { setImmediate as yieldToOthers } from "node:timers/promises";

/** Milliseconds: the longest that one shop's file may delay another request. */
const SLICE = 10;

/** Each step of `work` yields its progress, reported after each slice. `clock`: milliseconds, monotonic. */
export async function inSlices<Value>(
  work: Iterator<number, Value>,
  onProgress: (done: number) => void = () => undefined,
  clock: () => number = () => performance.now(),
): Promise<Value> {
  let began = clock();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (clock() - began < SLICE) continue;
    onProgress(step.value);
    await yieldToOthers();
    began = clock();
  }
}

/** One statement has its limit: a thousand rows at a time. */
const CHUNK = 1_000;

export function* chunksOf<Item>(items: readonly Item[], size = CHUNK): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
