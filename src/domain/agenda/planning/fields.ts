/** What the dialog of an appointment lets the shop plan: the window announced, the client's wish and the trips, as typed. */
import {
  addDays,
  dateOf,
  daysBetween,
  instantAt,
  parseLocalDate,
  parseWallTime,
  wallMinutesOf,
  wallTime,
  type Instant,
  type Zone,
} from "../../time.ts";
import type { AgendaEvent } from "../event.ts";

export type PlanningFields = {
  /** « HH:MM » on the day of the start; both empty when nothing is announced. */
  public_from: string;
  public_to: string;
  /** How many days after that of the start the window ends; not typed. */
  public_days: number;
  /** « AAAA-MM-JJTHH:MM »; empty when the client set no bound. */
  wish_from: string;
  wish_to: string;
  /** Minutes. */
  trip_before: number;
  trip_after: number;
  included_before: boolean;
  included_after: boolean;
};

export type PlanningFault = "window-incomplete" | "window-reversed" | "wish-reversed" | "trip-long";

const LONGEST_TRIP = 1440;

export function planningOf(event: AgendaEvent, zone: Zone): PlanningFields {
  return {
    public_from: timeText(event.public_start_at, zone),
    public_to: timeText(event.public_end_at, zone),
    public_days: daysAnnounced(event, zone),
    wish_from: momentText(event.constraint_start_at, zone),
    wish_to: momentText(event.constraint_end_at, zone),
    trip_before: event.trip_duration_before,
    trip_after: event.trip_duration_after,
    included_before: event.trip_is_included_before,
    included_after: event.trip_is_included_after,
  };
}

const daysAnnounced = ({ start_at, public_end_at }: AgendaEvent, zone: Zone): number =>
  public_end_at ? Math.max(0, daysBetween(dateOf(start_at, zone), dateOf(public_end_at, zone))) : 0;

const timeText = (instant: Instant | null, zone: Zone): string =>
  instant ? wallTime(wallMinutesOf(instant, zone)) : "";
const momentText = (instant: Instant | null, zone: Zone): string =>
  instant ? `${dateOf(instant, zone)}T${timeText(instant, zone)}` : "";

export function planningFaults(
  fields: PlanningFields,
): Partial<Record<keyof PlanningFields, PlanningFault>> {
  const { public_from, public_to, public_days } = fields;
  const { wish_from, wish_to, trip_before, trip_after } = fields;
  return {
    ...(public_from === "" && public_to !== "" && { public_from: "window-incomplete" as const }),
    ...(public_from !== "" && public_to === "" && { public_to: "window-incomplete" as const }),
    ...(public_from && public_to && public_days === 0 && public_to <= public_from
      ? { public_to: "window-reversed" as const }
      : {}),
    ...(wish_from && wish_to && wish_to <= wish_from ? { wish_to: "wish-reversed" as const } : {}),
    ...(isTrip(trip_before) ? {} : { trip_before: "trip-long" as const }),
    ...(isTrip(trip_after) ? {} : { trip_after: "trip-long" as const }),
  };
}

const isTrip = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= LONGEST_TRIP;

/** The event as planned; undefined while what was typed makes no sense. Fields that were not typed stay as they are. */
export function withPlanning(
  event: AgendaEvent,
  typed: Partial<PlanningFields>,
  zone: Zone,
): AgendaEvent | undefined {
  if (Object.keys(typed).length === 0) return event;
  const fields = { ...planningOf(event, zone), ...typed };
  if (Object.keys(planningFaults(fields)).length > 0) return undefined;
  const isWindow = "public_from" in typed || "public_to" in typed;
  return {
    ...event,
    ...(isWindow && windowOf(event, fields, zone)),
    ...("wish_from" in typed && { constraint_start_at: momentOf(fields.wish_from, zone) }),
    ...("wish_to" in typed && { constraint_end_at: momentOf(fields.wish_to, zone) }),
    trip_duration_before: fields.trip_before,
    trip_duration_after: fields.trip_after,
    trip_is_included_before: fields.included_before,
    trip_is_included_after: fields.included_after,
  };
}

function windowOf({ start_at }: AgendaEvent, fields: PlanningFields, zone: Zone) {
  const date = dateOf(start_at, zone);
  const last = addDays(date, fields.public_days);
  return {
    public_start_at: momentOf(fields.public_from && `${date}T${fields.public_from}`, zone),
    public_end_at: momentOf(fields.public_to && `${last}T${fields.public_to}`, zone),
  };
}

/** On the shop's clock; null for a text that is no moment. */
function momentOf(text: string, zone: Zone): Instant | null {
  const [day = "", hour = ""] = text.split("T");
  const date = parseLocalDate(day);
  const minutes = parseWallTime(hour);
  return date && minutes !== undefined ? instantAt(date, minutes, zone) : null;
}
