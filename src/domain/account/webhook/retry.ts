/** When a delivery that failed is tried again, and when an address that keeps failing is left alone. */
import { addMinutes, type Instant } from "../../time.ts";

/** Minutes after the first failure, the second…; then it has failed for good. */
export const RETRY_MINUTES = [1, 5, 30, 120, 360, 720] as const;
/** What was planned or sent is kept that long, whatever became of it. */
export const DELIVERY_DAYS = 30;
/** An attempt is given that long, in milliseconds. */
export const ATTEMPT_MS = 10_000;
/** A delivery in flight belongs to its task until then: longer than an attempt. */
export const LEASE_MINUTES = 1;
/** What an address that fails rests before it is tried with anything else. */
const REST_MINUTES = 1;
const STOPPED_AFTER_DAYS = 3;
const DAY_MINUTES = 1440;

/** Null once it has failed for good; `attempts` counts the one that just failed. */
export const nextAttempt = (attempts: number, at: Instant): Instant | null => {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : addMinutes(at, minutes);
};

/** 2xx: the program has it. A redirection is not followed, so it is a failure. */
export const isDelivered = (status_code: number | null): boolean =>
  status_code !== null && status_code >= 200 && status_code < 300;

type Health = { failing_since: Instant | null; resting_until: Instant | null };

export const restOf = (at: Instant): Instant => addMinutes(at, REST_MINUTES);

/** True while the address rests: nothing is sent to it, and no attempt is counted. */
export const isResting = ({ failing_since, resting_until }: Health, at: Instant): boolean =>
  failing_since !== null && resting_until !== null && resting_until > at;

/** « 410 Gone » asks to be left alone; three days without a success say the same. */
export const isToStop = (
  { failing_since }: Pick<Health, "failing_since">,
  { at, status_code }: { at: Instant; status_code: number | null },
): boolean =>
  status_code === 410 ||
  (failing_since !== null && addMinutes(failing_since, STOPPED_AFTER_DAYS * DAY_MINUTES) <= at);
