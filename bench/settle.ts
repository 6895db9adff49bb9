/** Waits until PostgreSQL has done what a large insert leaves: statistics, visibility, pages to write. */
import { setTimeout as sleep } from "node:timers/promises";
import type { House } from "./house.ts";
import { processorTimeOf } from "./processor.ts";
import type { Bench } from "./shops.ts";

const WATCHED_MS = 2_000;
/** Milliseconds of processor time while it is watched. */
const IDLE = 40;
const PATIENCE = 30;

export async function settle(bench: Bench, house: House): Promise<void> {
  await bench.asOwner("vacuum (analyze)");
  for (let turn = 0; turn < PATIENCE; turn++) {
    const { database = 0 } = await processorTimeOf(house, 1, () => sleep(WATCHED_MS));
    if (database <= IDLE) return;
  }
}
