/** What is on the screen of an appointment's form: the texts of its fields, and what each gesture makes of them. */
import {
  addDays,
  addMinutes,
  dateOf,
  instantAt,
  lastDateOf,
  minutesBetween,
  parseLocalDate,
  parseWallTime,
  startOfDay,
  wallMinutesOf,
  wallTime,
  type Instant,
  type WallMinutes,
  type Zone,
} from "../time.ts";
import { DEFAULT_DURATION } from "./event.ts";
import { wholeDays, type Times } from "./event-time.ts";
import { datesAfter, isBounded, type Every, type RepeatRule } from "./series/rule.ts";

/** Dates « AAAA-MM-JJ » and times « HH:MM » as the browser's fields write them, empty when missing. */
export type EventFields = {
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
  /** Minutes; negative when the end comes before the start. */
  duration: number;
  fullday: boolean;
  assigned_to: readonly string[];
  notes: string;
  /** Absent when it comes once. */
  repeat?: RepeatFields | undefined;
};

/** `until` as the browser's field writes it. */
export type RepeatFields = { every: Every; until: string };

export const NO_EVENT: EventFields = {
  start_date: "",
  start_time: "",
  end_date: "",
  end_time: "",
  duration: DEFAULT_DURATION,
  fullday: false,
  assigned_to: [],
  notes: "",
};

type TimedEvent = {
  start_at: Instant;
  end_at: Instant;
  assigned_to: readonly string[];
  fullday?: boolean;
  notes?: string;
};

/** The fields of an appointment that exists, or of a place pointed at in the agenda. */
export function fieldsOf(event: TimedEvent, zone: Zone): EventFields {
  const { start_at, end_at, assigned_to, fullday = false, notes = "" } = event;
  const rest = { fullday, assigned_to, notes };
  return {
    start_date: dateOf(start_at, zone),
    start_time: fullday ? "" : wallTime(wallMinutesOf(start_at, zone)),
    // Another program may end whole days at the midnight after them.
    end_date: fullday ? lastDateOf(start_at, end_at, zone) : dateOf(end_at, zone),
    end_time: fullday ? "" : wallTime(wallMinutesOf(end_at, zone)),
    duration: minutesBetween(start_at, end_at),
    ...rest,
  };
}

/** A change of the start date or time keeps the duration: the end follows. */
export const withStartFields = (
  fields: EventFields,
  start: Partial<Pick<EventFields, "start_date" | "start_time">>,
  zone: Zone,
): EventFields => endFollows({ ...fields, ...start }, zone);

/** A change of duration recalculates the end. */
export const withDurationField = (fields: EventFields, duration: number, zone: Zone): EventFields =>
  endFollows({ ...fields, duration }, zone);

/** A change of the end recalculates the duration. */
export function withEndFields(
  fields: EventFields,
  end: Partial<Pick<EventFields, "end_date" | "end_time">>,
  zone: Zone,
): EventFields {
  const next = { ...fields, ...end };
  const times = timesOf(next, zone);
  return times ? { ...next, duration: times.duration } : next;
}

/** Whole days hide the hours, which come back with the switch; without an end after them, the duration is the ordinary one. */
export function withFullday(fields: EventFields, fullday: boolean, zone: Zone): EventFields {
  if (fullday) return { ...fields, fullday, end_date: fields.end_date || fields.start_date };
  const timed = { ...fields, fullday, end_date: fields.start_date };
  const duration = timesOf(timed, zone)?.duration ?? 0;
  if (duration > 0) return { ...timed, duration };
  return endFollows({ ...timed, duration: DEFAULT_DURATION }, zone);
}

function endFollows(fields: EventFields, zone: Zone): EventFields {
  const { start_date, end_date, fullday, duration } = fields;
  if (fullday) return end_date < start_date ? { ...fields, end_date: start_date } : fields;
  const start_at = momentOf(fields.start_date, fields.start_time, zone);
  if (!start_at) return fields.end_time ? fields : { ...fields, end_date: start_date };
  const end_at = addMinutes(start_at, Math.max(0, duration));
  return {
    ...fields,
    duration: Math.max(0, duration),
    end_date: dateOf(end_at, zone),
    end_time: wallTime(wallMinutesOf(end_at, zone)),
  };
}

function momentOf(date: string, time: string, zone: Zone): Instant | undefined {
  const day = parseLocalDate(date);
  const minutes = timeOf(time);
  return day && minutes !== undefined ? instantAt(day, minutes, zone) : undefined;
}

/** « 24:00 » is the end of a day in opening hours; no appointment starts then. */
function timeOf(text: string): WallMinutes | undefined {
  const minutes = parseWallTime(text);
  return minutes !== undefined && minutes < 1440 ? minutes : undefined;
}

/** The instants meant by the fields; undefined while one of them is missing. */
export function timesOf(fields: EventFields, zone: Zone): Times | undefined {
  const { start_date, start_time, end_date, end_time } = fields;
  if (fields.fullday) return wholeDaysOf(fields, zone);
  const start_at = momentOf(start_date, start_time, zone);
  const end_at = momentOf(end_date, end_time, zone);
  return start_at && end_at
    ? { start_at, end_at, duration: minutesBetween(start_at, end_at) }
    : undefined;
}

function wholeDaysOf(fields: EventFields, zone: Zone): Times | undefined {
  const first = parseLocalDate(fields.start_date);
  const last = parseLocalDate(fields.end_date);
  if (!first || !last) return undefined;
  const start_at = startOfDay(first, zone);
  return wholeDays({ start_at, end_at: startOfDay(addDays(last, 1), zone), duration: 0 }, zone);
}

export type EventFieldFault =
  | "date-missing"
  | "time-missing"
  | "end-date-missing"
  | "end-time-missing"
  | "end-before-start"
  | "nobody-assigned"
  | "until-missing"
  | "until-far";

/** What must be put right before saving, each fault where it is. */
export function eventFaults(
  fields: EventFields,
  zone: Zone,
): Partial<Record<keyof EventFields, EventFieldFault>> {
  const { fullday, assigned_to } = fields;
  const times = timesOf(fields, zone);
  return {
    ...(!parseLocalDate(fields.start_date) && { start_date: "date-missing" }),
    ...(!fullday && isNoTime(fields.start_time) && { start_time: "time-missing" }),
    ...(!parseLocalDate(fields.end_date) && { end_date: "end-date-missing" }),
    ...(!fullday && isNoTime(fields.end_time) && { end_time: "end-time-missing" }),
    ...(times && times.duration <= 0 && { end_date: "end-before-start" }),
    ...(assigned_to.length === 0 && { assigned_to: "nobody-assigned" }),
    ...repeatFault(fields),
  };
}

function repeatFault({ repeat, start_date }: EventFields): { repeat?: EventFieldFault } {
  const [first, until] = [parseLocalDate(start_date), parseLocalDate(repeat?.until ?? "")];
  if (!repeat || !first) return {};
  if (!until) return { repeat: "until-missing" };
  const dates = datesAfter(first, { every: repeat.every, until });
  return isBounded(first, until) && dates.length > 0 ? {} : { repeat: "until-far" };
}

/** The rule typed; undefined for what comes once. */
export function repeatTyped({ repeat }: EventFields): RepeatRule | undefined {
  const until = parseLocalDate(repeat?.until ?? "");
  return repeat && until && { every: repeat.every, until };
}

const isNoTime = (text: string): boolean => timeOf(text) === undefined;

/** Save is enabled only with at least one person, a start and an end after it (specification §5). */
export const mayPlan = (fields: EventFields, zone: Zone): boolean =>
  Object.keys(eventFaults(fields, zone)).length === 0;
