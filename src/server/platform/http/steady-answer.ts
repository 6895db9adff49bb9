/** An answer whose time does not say whether a letter was written. */
import { setTimeout as sleep } from "node:timers/promises";

/** Longer than the work, in milliseconds. */
const ANSWER_AFTER = 120;

export async function takeSteadyTime(work: Promise<void> | undefined): Promise<void> {
  await Promise.all([work, sleep(ANSWER_AFTER)]);
}
