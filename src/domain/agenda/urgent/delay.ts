/** A visit that begins later than planned because an urgent one comes before it. */
import { refuse, type Refusal } from "../../decision.ts";
import { addMinutes, epochOf, MINUTE, toInstant, type Instant } from "../../time.ts";
import type { AgendaEvent } from "../event.ts";
import type { RoundMove } from "../round/plan.ts";
import { reorderRound, type RoundRefusal } from "../round/reorder.ts";
import { workOf } from "../round/stops.ts";
import { WINDOW_STEP } from "../windows.ts";

/** `late`: minutes after what was promised to the client; 0 while the promise is kept. */
export type Delay = RoundMove & { late: number };

type Promised = Pick<AgendaEvent, "public_end_at" | "constraint_end_at">;

/**
 * Minutes after the window announced, or after the end that the client asked for, the later of the two. Arriving
 * when the window ends is already too late, by one minute.
 */
export function lateMinutes(
  { public_end_at, constraint_end_at }: Promised,
  { start_at, end_at }: { start_at: Instant; end_at: Instant },
): number {
  const announced = public_end_at ? minutesAfter(public_end_at, start_at) : -1;
  const asked = constraint_end_at ? minutesAfter(constraint_end_at, end_at) : 0;
  return Math.max(0, announced < 0 ? 0 : Math.max(1, announced), asked);
}

const minutesAfter = (limit: Instant, at: Instant): number =>
  Math.ceil((epochOf(at) - epochOf(limit)) / MINUTE);

/** The arrival window announced for a visit that begins then. */
export function windowAround(
  start_at: Instant,
  minutes: number,
): { public_start_at: Instant; public_end_at: Instant } {
  const step = WINDOW_STEP * MINUTE;
  const public_start_at = toInstant(Math.floor(epochOf(start_at) / step) * step);
  return { public_start_at, public_end_at: addMinutes(public_start_at, minutes) };
}

/**
 * The visits at their later hours. A visit that begins after its announced window gets a later window of the same
 * length. Refused when a visit would be later than the choice on screen said: the day changed meanwhile.
 */
export function delayVisits(
  delays: readonly Delay[],
  events: readonly AgendaEvent[],
  { now }: { now: Instant },
): AgendaEvent[] | RoundRefusal {
  const known = new Map(events.map((event) => [event.id, event]));
  const promised: AgendaEvent[] = [];
  for (const delay of delays) {
    const event = known.get(delay.event_id);
    if (!event) return refuse("round-changed");
    const refused = refuseDelay(event, delay);
    if (refused) return refused;
    promised.push(lateMinutes(event, delay.to) > 0 ? promisedLater(event, delay.to) : event);
  }
  return reorderRound(delays, promised, { now });
}

function refuseDelay(
  event: AgendaEvent,
  { from, to, late }: Delay,
): Refusal<"round-changed" | "bad-input"> | undefined {
  const work = workOf(event);
  const isLater = epochOf(to.start_at) >= epochOf(from.start_at);
  const isWhole = epochOf(to.end_at) - epochOf(to.start_at) === work.to - work.from;
  if (!isLater || !isWhole || from.user_id !== to.user_id) return refuse("bad-input");
  return lateMinutes(event, to) > late ? refuse("round-changed") : undefined;
}

function promisedLater(event: AgendaEvent, { start_at, end_at }: RoundMove["to"]): AgendaEvent {
  const { public_start_at, public_end_at, constraint_end_at } = event;
  const isAskedBroken = constraint_end_at && epochOf(constraint_end_at) < epochOf(end_at);
  const isWindowBroken = public_end_at && epochOf(public_end_at) <= epochOf(start_at);
  const length =
    public_start_at && public_end_at
      ? (epochOf(public_end_at) - epochOf(public_start_at)) / MINUTE
      : 0;
  return {
    ...event,
    ...(isAskedBroken && { constraint_end_at: end_at }),
    ...(isWindowBroken && windowAround(start_at, Math.max(length, WINDOW_STEP))),
  };
}
