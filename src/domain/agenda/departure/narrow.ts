/** The announced window narrows as the round advances: never outside it, and never where the technician is. */
import { addMinutes, epochOf, MINUTE, toInstant, type Instant } from "../../time.ts";

type Visit = {
  start_at: Instant;
  public_start_at: Instant;
  public_end_at: Instant;
  /** Of the same technician, still to be done before this one today. */
  visits_before: number;
};

export type NarrowWindow = { from: Instant; to: Instant };

/** Minutes before and after the planned arrival, by the visits still before it; more of them say nothing yet. */
const MARGINS: readonly { before: number; after: number }[] = [
  { before: 15, after: 15 },
  { before: 15, after: 45 },
];
const STEP = 15 * MINUTE;

/** Null while it is no narrower than what was announced, and once the planned arrival is past. */
export function narrowWindow(visit: Visit, now: Instant): NarrowWindow | null {
  const { start_at, public_start_at, public_end_at, visits_before } = visit;
  const margin = MARGINS[visits_before];
  if (!margin || addMinutes(start_at, margin.after) <= now) return null;
  const earliest = floored(addMinutes(start_at, -margin.before));
  const from = earliest > public_start_at ? earliest : public_start_at;
  const latest = ceiled(addMinutes(start_at, margin.after));
  const to = latest < public_end_at ? latest : public_end_at;
  const isNarrower = from > public_start_at || to < public_end_at;
  return isNarrower && from < to ? { from, to } : null;
}

const floored = (at: Instant): Instant => toInstant(Math.floor(epochOf(at) / STEP) * STEP);
const ceiled = (at: Instant): Instant => toInstant(Math.ceil(epochOf(at) / STEP) * STEP);
