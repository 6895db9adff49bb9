import { epochOf } from "../time.ts";
import type { AgendaEvent } from "./event.ts";
import type { Interval } from "./interval.ts";

type Bounded = Pick<
  AgendaEvent,
  "start_at" | "end_at" | "status" | "constraint_start_at" | "constraint_end_at"
>;

/**
 * The bounds inside which an event may float (epoch milliseconds): those that the client asked for. Undefined
 * without both of them, when they leave no freedom, and once the event is done or cancelled.
 */
export function fluidBounds(event: Bounded): Interval | undefined {
  const { constraint_start_at, constraint_end_at, status } = event;
  if (!constraint_start_at || !constraint_end_at || status !== "TODO") return undefined;
  const bounds = { from: epochOf(constraint_start_at), to: epochOf(constraint_end_at) };
  const isFree = bounds.from < epochOf(event.start_at) || epochOf(event.end_at) < bounds.to;
  return isFree ? bounds : undefined;
}
