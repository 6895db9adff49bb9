/**
 * An act made without network, sent later: what the device says of its age, and what the server makes of it. An age, since
 * the clock of a telephone may be wrong by hours; a difference of its clock is not.
 */
import { refuse, type Refusal } from "../../decision.ts";
import { epochOf, toInstant, type Instant } from "../../time.ts";

const DAY = 86_400_000;

/** Milliseconds. Shorter than `app.deferred_act` remembers what was done, so that nothing is done twice. */
export const OLDEST_ACT = 60 * DAY;

/** When it was made, by the server's clock; `age` in milliseconds, as the device sent it. */
export function madeAt(age: number, now: Instant): Instant | Refusal<"act-too-old"> {
  if (!Number.isFinite(age) || age > OLDEST_ACT) return refuse("act-too-old");
  return toInstant(epochOf(now) - Math.max(0, Math.round(age)));
}
