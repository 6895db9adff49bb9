import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import { mayStillCome } from "./failure.ts";

type Patience = { log: Log; what?: string; seconds?: number; every?: number };

/** In a group of containers the storage often starts after us: it is tried again for a minute. */
export async function waitFor<Value>(
  open: () => Promise<Value>,
  { log, what = "the database", seconds = 60, every = 1_000 }: Patience,
): Promise<Value> {
  const last = performance.now() + seconds * 1_000;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!mayStillCome(error) || performance.now() > last) throw error;
      log.warn(`${what} does not answer yet: trying again`);
      await sleep(every);
    }
  }
}
