/** Plays what happens in the order of time, until now. */
import type { Instant } from "../../domain/time.ts";

/** What happens at a moment; it answers what follows from it, never earlier. */
export type Moment = { at: Instant; play: () => Promise<readonly Moment[]> };

export async function playUntil(now: Instant, moments: readonly Moment[]): Promise<void> {
  const waiting = moments.toSorted(byTime);
  for (let next = waiting.shift(); next && next.at <= now; next = waiting.shift())
    for (const moment of await next.play()) insert(waiting, moment);
}

const byTime = (a: Moment, b: Moment): number => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);

/** After those of the same time: first come, first played. */
function insert(waiting: Moment[], moment: Moment): void {
  const later = waiting.findIndex(({ at }) => at > moment.at);
  waiting.splice(later === -1 ? waiting.length : later, 0, moment);
}
