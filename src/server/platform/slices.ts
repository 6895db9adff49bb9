/** Runs long synchronous work in slices, so that the event loop answers other requests between two. */
import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** Milliseconds of one slice: the longest time that it delays other requests. */
const SLICE = 10;

/** Runs `work` to its end. Each step yields its progress, which is reported after each slice. */
export async function inSlices<Value>(
  work: Iterator<number, Value>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Value> {
  let began = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - began < SLICE) continue;
    onProgress(step.value);
    await yieldToEventLoop();
    began = performance.now();
  }
}
