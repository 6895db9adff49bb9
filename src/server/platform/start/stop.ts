import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";

/** Closes what was opened, the last first, and gives up after `within` milliseconds: what still waits is durable. */
export async function closeWithin(
  opened: AsyncDisposable,
  within: number,
  log: Pick<Log, "warn">,
): Promise<void> {
  const late = new AbortController();
  const limit = sleep(within, undefined, { signal: late.signal }).then(
    () => log.warn("stopped without waiting any longer"),
    () => undefined,
  );
  await Promise.race([opened[Symbol.asyncDispose](), limit]);
  late.abort();
}
