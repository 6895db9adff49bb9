/** Reads what a connection counts, as the domain judges it. */
import { lostShare, type Measure } from "../../domain/call/quality.ts";

export type Counts = { received: number; lost: number };

/** `report` is what `getStats` answers, one entry by one. */
export type Entry = Record<string, unknown>;

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** What came here and what was lost on the way, in both directions together. */
export function countsIn(entries: readonly Entry[]): Counts {
  const counts = { received: 0, lost: 0 };
  for (const entry of entries) {
    if (entry.type !== "inbound-rtp" && entry.type !== "remote-inbound-rtp") continue;
    counts.received += number(entry.packetsReceived);
    counts.lost += number(entry.packetsLost);
  }
  return counts;
}

/** Milliseconds, of the pair of addresses in use. */
export function roundTripIn(entries: readonly Entry[]): number {
  const pair = entries.find(
    ({ type, nominated }) => type === "candidate-pair" && nominated === true,
  );
  return 1_000 * number(pair?.currentRoundTripTime);
}

type Reading = { entries: readonly Entry[]; connected: boolean };

export const measureOf = (before: Counts, { entries, connected }: Reading): Measure => ({
  lost: lostShare(before, countsIn(entries)),
  round_trip: roundTripIn(entries),
  connected,
});
