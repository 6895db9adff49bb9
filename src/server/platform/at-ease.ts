/** Long work a slice at a time: between two slices, whoever waits for the server is answered. */
import { setImmediate as breathe } from "node:timers/promises";

/** Milliseconds: what a request may be held up by somebody else's file. */
const SLICE = 10;

/** `work` says at each step how far it is; it is told after each slice. */
export async function atEase<Value>(
  work: Iterator<number, Value>,
  tell: (done: number) => void = () => undefined,
): Promise<Value> {
  let began = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - began < SLICE) continue;
    tell(step.value);
    await breathe();
    began = performance.now();
  }
}
