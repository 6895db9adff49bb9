import { epochOf, minutesBetween, MINUTE, toInstant } from "../../../domain/time.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import type { Interval } from "../../../domain/agenda/interval.ts";

/** What the grid draws: instants are epoch milliseconds, trips are minutes on top of the hours. */
export type GridItem = {
  id: string;
  title: string;
  color: string;
  assigned_to: readonly string[];
  start: number;
  end: number;
  trip_before: number;
  trip_after: number;
  /** The window announced to the client, drawn behind. */
  announced?: Interval;
};

/** Work and trips: what takes room in the lanes. */
export const takenBy = (item: GridItem): Interval => ({
  from: item.start - item.trip_before * MINUTE,
  to: item.end + item.trip_after * MINUTE,
});

/** Everything drawn for an item, its announced window too. */
export function extentOf(item: GridItem): Interval {
  const { from, to } = takenBy(item);
  const { announced } = item;
  return announced
    ? { from: Math.min(from, announced.from), to: Math.max(to, announced.to) }
    : { from, to };
}

/** The grid's item of an appointment; its title and colour are the screen's business. */
export function itemOf(event: AgendaEvent, look: Pick<GridItem, "title" | "color">): GridItem {
  const { public_start_at, public_end_at } = event;
  const item: GridItem = {
    ...look,
    id: event.id,
    assigned_to: event.assigned_to,
    start: epochOf(event.start_at),
    end: epochOf(event.end_at),
    trip_before: event.trip_is_included_before ? 0 : event.trip_duration_before,
    trip_after: event.trip_is_included_after ? 0 : event.trip_duration_after,
  };
  if (!public_start_at || !public_end_at) return item;
  return { ...item, announced: { from: epochOf(public_start_at), to: epochOf(public_end_at) } };
}

/** The appointment once its item was moved, resized or handed to somebody else. */
export function eventAfter(event: AgendaEvent, item: GridItem): AgendaEvent {
  const start_at = toInstant(item.start);
  const end_at = toInstant(item.end);
  return {
    ...event,
    start_at,
    end_at,
    duration: minutesBetween(start_at, end_at),
    assigned_to: item.assigned_to,
    public_start_at: item.announced ? toInstant(item.announced.from) : null,
    public_end_at: item.announced ? toInstant(item.announced.to) : null,
  };
}
