/**
 * A wall date is not an instant. Both are branded strings, converted here only, in the shop's zone,
 * with Intl alone: the runtime's own time-zone data decides the days of the clock change.
 */
declare const instantBrand: unique symbol;
declare const dateBrand: unique symbol;
/** ISO 8601 in UTC, "2026-11-23T13:00:00.000Z". */
export type Instant = string & { readonly [instantBrand]: true };
/** A day of the calendar, "2026-11-23". */
export type LocalDate = string & { readonly [dateBrand]: true };
/** Minutes since midnight on the wall clock, 0 to 1440. */
export type WallMinutes = number;
/** IANA name, "Europe/Paris". */
export type Zone = string;

export const MINUTE = 60_000;
export const DEFAULT_ZONE: Zone = "Europe/Paris";

const DAY = 1440 * MINUTE;

/** A whole minute of our time is written from tables: Date needs 1.5 µs, and a search of slots writes 500 instants. */
export function toInstant(epoch: number): Instant {
  const day = Math.floor(epoch / DAY);
  const minutes = (epoch - day * DAY) / MINUTE;
  const isCommon = isOurs(epoch) && Number.isInteger(minutes);
  const text = isCommon
    ? `${dateOfDay(day)}T${wallTime(minutes)}:00.000Z`
    : new Date(epoch).toISOString();
  return text as Instant;
}

const DATES_AT_MOST = 20_000;
const dates = new Map<number, LocalDate>();

/** The date of a day counted from 1 January 1970. */
function dateOfDay(day: number): LocalDate {
  const known = dates.get(day);
  if (known !== undefined) return known;
  if (dates.size >= DATES_AT_MOST) dates.clear();
  const date = new Date(day * DAY).toISOString().slice(0, 10) as LocalDate;
  dates.set(day, date);
  return date;
}

/** Length of "2026-11-23T13:00:00.000Z", which all instants of ours have. */
const CANONICAL = 24;

/** Read digit by digit, which costs a sixth of Date.parse: a search of slots reads 400 instants. */
export function epochOf(instant: Instant): number {
  if (instant.length !== CANONICAL) return Date.parse(instant);
  const minutes = (dayOf(instant) * 24 + digitsAt(instant, 11)) * 60 + digitsAt(instant, 14);
  const [hundredths, thousandths] = [digitsAt(instant, 20), instant.charCodeAt(22) - ZERO];
  return minutes * MINUTE + digitsAt(instant, 17) * 1000 + hundredths * 10 + thousandths;
}

const ZERO = 48;
const digitsAt = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;

/**
 * Days from 1 January 1970 to the date that the text begins with. Years are counted from March, so that the leap day
 * ends them (Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil).
 */
function dayOf(text: LocalDate | Instant): number {
  const month = digitsAt(text, 5);
  const year = digitsAt(text, 0) * 100 + digitsAt(text, 2) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + digitsAt(text, 8) - 1;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + dayOfYear - FROM_MARCH_OF_YEAR_0;
}

const FROM_MARCH_OF_YEAR_0 = 719_468;

export const addMinutes = (instant: Instant, minutes: number): Instant =>
  toInstant(epochOf(instant) + minutes * MINUTE);
/** Whole minutes from `start` to `end`, negative when `end` comes first. */
export const minutesBetween = (start: Instant, end: Instant): number =>
  Math.round((epochOf(end) - epochOf(start)) / MINUTE);

/** Two centuries around us: beyond, a year has more than four digits one day, and dates no longer sort as texts. */
const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);
const isOurs = (epoch: number): boolean => epoch >= EARLIEST && epoch < LATEST;

/** Parses what came over a border; undefined when it is not an instant of 1900 to 2199 with an explicit offset. */
export function parseInstant(text: string): Instant | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.test(text))
    return undefined;
  const epoch = Date.parse(text);
  return isOurs(epoch) ? toInstant(epoch) : undefined;
}

/** Parses "2026-02-28"; undefined for a day that does not exist, or that is not of 1900 to 2199. */
export function parseLocalDate(text: string): LocalDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const epoch = Date.parse(`${text}T00:00:00Z`);
  if (!isOurs(epoch) || new Date(epoch).toISOString().slice(0, 10) !== text) return undefined;
  return text as LocalDate;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsFormat(zone: Zone): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    });
    formats.set(zone, format);
  }
  return format;
}

/** The wall clock at an epoch, written as if it were UTC, to the minute. */
export function wallClock(epoch: number, zone: Zone): number {
  const offsets = offsetsOf(Math.floor(epoch / DAY), zone);
  if (!offsets) return askedClock(epoch, zone);
  return floorMinute(epoch) + (epoch < offsets.change ? offsets.before : offsets.after);
}

/** Before, some offsets counted seconds. */
const FIRST_WHOLE_MINUTES = Date.UTC(1972, 1, 1) / DAY;
const DAYS_AT_MOST = 20_000;

/** Of a UTC day: the zone's offsets at its beginning and at its end, and the epoch at which the second one begins. */
type Offsets = { before: number; after: number; change: number };
const daysOfZones = new Map<Zone, Map<number, Offsets>>();

const floorMinute = (epoch: number): number => Math.floor(epoch / MINUTE) * MINUTE;

/**
 * Undefined where offsets are not whole minutes. Intl is asked once a day of the calendar instead of each time: it costs
 * 2 µs, and one search of slots asks 700 times.
 */
function offsetsOf(day: number, zone: Zone): Offsets | undefined {
  if (day < FIRST_WHOLE_MINUTES) return undefined;
  let days = daysOfZones.get(zone);
  if (!days || days.size > DAYS_AT_MOST) daysOfZones.set(zone, (days = new Map()));
  const known = days.get(day);
  if (known) return known;
  const found = askedOffsets(day * DAY, zone);
  days.set(day, found);
  return found;
}

function askedOffsets(midnight: number, zone: Zone): Offsets {
  const askedOffset = (epoch: number): number => askedClock(epoch, zone) - epoch;
  const [before, after] = [askedOffset(midnight), askedOffset(midnight + DAY)];
  let [last, change] = [midnight, midnight + DAY];
  while (before !== after && change - last > MINUTE) {
    const middle = last + Math.floor((change - last) / 2 / MINUTE) * MINUTE;
    if (askedOffset(middle) === before) last = middle;
    else change = middle;
  }
  return { before, after, change };
}

/** The same, asked of the runtime's time-zone data. */
function askedClock(epoch: number, zone: Zone): number {
  const part: Record<string, number> = {};
  for (const { type, value } of partsFormat(zone).formatToParts(epoch)) part[type] = Number(value);
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute);
}

export const dateOf = (instant: Instant, zone: Zone): LocalDate =>
  dateOfDay(Math.floor(wallClock(epochOf(instant), zone) / DAY));

export function wallMinutesOf(instant: Instant, zone: Zone): WallMinutes {
  const wall = new Date(wallClock(epochOf(instant), zone));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/**
 * The instant at which the wall clock of `zone` shows this date and time. An hour that the spring
 * change skips gives the instant of the change; an hour that autumn repeats gives its first passing.
 */
export const instantAt = (date: LocalDate, minutes: WallMinutes, zone: Zone): Instant =>
  toInstant(epochAtWall(date, minutes, zone));

/** The same in epoch milliseconds. */
export function epochAtWall(date: LocalDate, minutes: WallMinutes, zone: Zone): number {
  const day = dayOf(date);
  const wall = day * DAY + minutes * MINUTE;
  const offset = offsetAround(day, zone);
  if (offset !== undefined) return wall - offset;
  const candidates = [-24, 0, 24]
    .map((hours) => wall - offsetAt(wall + hours * 60 * MINUTE, zone))
    .sort((a, b) => a - b);
  const exact = candidates.find((epoch) => wallClock(epoch, zone) === wall);
  return exact ?? changeBefore(wall, zone);
}

/** The offset of three whole UTC days, which hold one day of any zone; undefined when it changes in them. */
function offsetAround(day: number, zone: Zone): number | undefined {
  const days = [day - 1, day, day + 1].map((one) => offsetsOf(one, zone));
  const offset = days[0]?.before;
  return days.every((one) => one?.before === offset && one?.after === offset) ? offset : undefined;
}

const offsetAt = (epoch: number, zone: Zone): number => wallClock(epoch, zone) - floorMinute(epoch);

/** First instant whose wall clock is at or after `wall`, for a wall time that does not exist. */
function changeBefore(wall: number, zone: Zone): number {
  let low = wall - 15 * 60 * MINUTE;
  let high = wall + 15 * 60 * MINUTE;
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (wallClock(middle, zone) >= wall) high = middle;
    else low = middle;
  }
  return high;
}

export const startOfDay = (date: LocalDate, zone: Zone): Instant => instantAt(date, 0, zone);

export const addDays = (date: LocalDate, count: number): LocalDate =>
  dateOfDay(dayOf(date) + count);

/** Calendar days from `first` to `last`, 0 on the same day. */
export const daysBetween = (first: LocalDate, last: LocalDate): number =>
  dayOf(last) - dayOf(first);

export const datesFrom = (first: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (date: LocalDate): number => ((((dayOf(date) + 3) % 7) + 7) % 7) + 1;

export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date));

/** "09:30" → 570; undefined when it is not a time of the clock ("24:00" is midnight at the end). */
export function parseWallTime(text: string): WallMinutes | undefined {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && minutes <= 1440 ? minutes : undefined;
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, "0"));

/** 570 → "09:30" */
export const wallTime = (minutes: WallMinutes): string =>
  `${TWO_DIGITS[Math.floor(minutes / 60)]}:${TWO_DIGITS[minutes % 60]}`;

const NNBSP = "\u202f";

/** « 14 h », « 9 h 30 » */
export const formatWallTime = (minutes: WallMinutes): string => {
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}${NNBSP}h`;
  return rest === 0 ? hours : `${hours}${NNBSP}${String(rest).padStart(2, "0")}`;
};

/** « 14 h 30 » at the shop's clock. */
export const formatTime = (instant: Instant, zone: Zone): string =>
  formatWallTime(wallMinutesOf(instant, zone));

const dayFormat = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
});
const fullFormat = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const numericFormat = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "UTC",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

const spokenDates = new Map<Intl.DateTimeFormat, Map<LocalDate, string>>();

/**
 * Intl counts the first of a month like any other day; a French reader expects « 1er ». A date is asked of it once: 5 µs,
 * and a booking says its day ten times.
 */
function spoken(format: Intl.DateTimeFormat, date: LocalDate): string {
  let known = spokenDates.get(format);
  if (!known || known.size > DAYS_AT_MOST) spokenDates.set(format, (known = new Map()));
  const text = known.get(date) ?? format.format(Date.parse(date)).replace(/\b1 /, "1er ");
  known.set(date, text);
  return text;
}

/** « lundi 23 novembre », « mardi 1er décembre » */
export const formatDay = (date: LocalDate): string => spoken(dayFormat, date);
/** « 23 novembre », « 1er décembre » */
export const formatDayMonth = (date: LocalDate): string => formatDay(date).replace(/^\S+ /, "");
/** « 23 novembre 2026 », « 1er décembre 2026 » */
export const formatDate = (date: LocalDate): string => spoken(fullFormat, date);
/** « 23/11/2026 » */
export const formatNumericDate = (date: LocalDate): string =>
  numericFormat.format(Date.parse(date));
/** The last day of what ends at `end`: what ends at midnight belongs to the day before, not to the one that begins. */
export const lastDateOf = (start: Instant, end: Instant, zone: Zone): LocalDate =>
  dateOf(toInstant(Math.max(epochOf(start), epochOf(end) - 1)), zone);

/**
 * « lundi 23 novembre, 14 h – 16 h », « lundi 23 novembre, toute la journée »; of several days, « lundi 23 novembre à 8 h –
 * mercredi 25 novembre à 18 h », « lundi 23 novembre – mercredi 25 novembre ».
 */
export function formatWindow(start: Instant, end: Instant, zone: Zone): string {
  const [first, last] = [dateOf(start, zone), lastDateOf(start, end, zone)];
  const isWhole =
    epochOf(start) === epochOf(startOfDay(first, zone)) &&
    epochOf(end) >= epochOf(startOfDay(addDays(last, 1), zone)) - 1;
  const day = formatDay(first);
  if (isWhole) return first === last ? `${day}, toute la journée` : `${day} – ${formatDay(last)}`;
  return first === last
    ? `${day}, ${formatTime(start, zone)} – ${formatTime(end, zone)}`
    : `${formatMoment(start, zone)} – ${formatMoment(end, zone)}`;
}
/** « lundi 23 novembre à 14 h » */
export const formatMoment = (instant: Instant, zone: Zone): string =>
  `${formatDay(dateOf(instant, zone))} à ${formatTime(instant, zone)}`;

const THIS_WEEK = 7;

/** « aujourd’hui à 14 h », « demain à 9 h », « vendredi à 11 h » within a week, else « lundi 30 novembre à 8 h » */
export function formatSoon(instant: Instant, now: Instant, zone: Zone): string {
  const date = dateOf(instant, zone);
  const days = daysBetween(dateOf(now, zone), date);
  if (days < 0 || days >= THIS_WEEK) return formatMoment(instant, zone);
  const day = ["aujourd’hui", "demain"][days] ?? formatDay(date).split(" ")[0];
  return `${day} à ${formatTime(instant, zone)}`;
}
