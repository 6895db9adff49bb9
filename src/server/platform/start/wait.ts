import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import { mayStillCome } from "./failure.ts";

type Patience = { log: Log; seconds?: number; every?: number };

/** In a group of containers the database often comes after: opens it as soon as it is there, for a minute. */
export async function waitForDatabase<Value>(
  open: () => Promise<Value>,
  { log, seconds = 60, every = 1_000 }: Patience,
): Promise<Value> {
  const last = performance.now() + seconds * 1_000;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!mayStillCome(error) || performance.now() > last) throw error;
      log.warn("the database does not answer yet: trying again");
      await sleep(every);
    }
  }
}
