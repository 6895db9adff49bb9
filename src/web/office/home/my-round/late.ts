import { dateOf, type Instant, type Zone } from "../../../../domain/time.ts";
import type { HomeEvent } from "../query.ts";

type Expected = Pick<HomeEvent, "arrived_at" | "public_end_at" | "start_at">;

/**
 * Past the end of the announced window, or past the start without one, and no arrival noted. Always false from the second
 * day of an appointment of several days.
 */
export const isLate = (
  { arrived_at, public_end_at, start_at }: Expected,
  now: Instant,
  zone: Zone,
): boolean =>
  arrived_at === null &&
  (public_end_at ?? start_at) < now &&
  dateOf(start_at, zone) === dateOf(now, zone);
