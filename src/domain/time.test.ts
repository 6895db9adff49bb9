import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  dateOf,
  daysBetween,
  epochOf,
  formatDate,
  formatDay,
  formatDayMonth,
  formatSoon,
  formatWallTime,
  formatWindow,
  instantAt,
  mondayOf,
  parseInstant,
  parseLocalDate,
  parseWallTime,
  startOfDay,
  toInstant,
  wallClock,
  wallMinutesOf,
  weekdayOf,
  type Instant,
  type LocalDate,
} from "./time.ts";

const PARIS = "Europe/Paris";
const day = (text: string) => text as LocalDate;

describe("the shop's clock", () => {
  test.each([
    ["2026-11-23", 9 * 60, "2026-11-23T08:00:00.000Z", "winter"],
    ["2026-07-14", 9 * 60, "2026-07-14T07:00:00.000Z", "summer"],
    [
      "2026-03-29",
      2 * 60 + 30,
      "2026-03-29T01:00:00.000Z",
      "the hour that spring skips is the change itself",
    ],
    ["2026-03-29", 3 * 60, "2026-03-29T01:00:00.000Z", "just after the spring change"],
    [
      "2026-10-25",
      2 * 60 + 30,
      "2026-10-25T00:30:00.000Z",
      "the repeated hour of autumn is its first passing",
    ],
    ["2026-10-25", 3 * 60, "2026-10-25T02:00:00.000Z", "just after the autumn change"],
    ["2026-10-25", 1440, "2026-10-25T23:00:00.000Z", "midnight at the end of a day of 25 hours"],
  ])("%s + %d min is %s (%s)", (date, minutes, expected) => {
    expect(instantAt(day(date), minutes, PARIS)).toBe(expected);
  });

  test("a day of the clock change lasts 23 or 25 hours", () => {
    const length = (date: string) =>
      (Date.parse(startOfDay(addDays(day(date), 1), PARIS)) -
        Date.parse(startOfDay(day(date), PARIS))) /
      3_600_000;
    expect([length("2026-03-29"), length("2026-10-25"), length("2026-11-21")]).toEqual([
      23, 25, 24,
    ]);
  });

  test("an instant, a date and a weekday are those of the runtime, in every year that is ours", () => {
    const epochs = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2199, 11, 31) });
    fc.assert(
      fc.property(epochs, epochs, (epoch, other) => {
        const [one, two] = [epoch, other].map((value) => new Date(value).toISOString() as Instant);
        if (!one || !two) return;
        const [date, last] = [day(one.slice(0, 10)), day(two.slice(0, 10))];
        expect(epochOf(one)).toBe(epoch);
        expect(weekdayOf(date)).toBe(((new Date(epoch).getUTCDay() + 6) % 7) + 1);
        expect(addDays(date, daysBetween(date, last))).toBe(last);
      }),
      { numRuns: 2_000 },
    );
  });

  test("an instant read on the clock and written again is the same, but for a repeated hour", () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }), (epoch) => {
        const instant = toInstant(Math.floor(epoch / 60_000) * 60_000);
        const again = instantAt(dateOf(instant, PARIS), wallMinutesOf(instant, PARIS), PARIS);
        return again === instant || Date.parse(instant) - Date.parse(again) === 3_600_000;
      }),
    );
  });
});

test("the offsets kept by day say what the time-zone data says, on every continent and at every change", () => {
  const zone = fc.constantFrom(
    PARIS,
    "America/Montreal",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Africa/Monrovia",
    "America/Sao_Paulo",
    "Pacific/Apia",
    "UTC",
  );
  const epoch = fc.oneof(
    fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) }),
    fc.integer({ min: Date.UTC(2026, 2, 28), max: Date.UTC(2026, 2, 31) }),
    fc.integer({ min: Date.UTC(2026, 9, 24), max: Date.UTC(2026, 9, 27) }),
    fc.integer({ min: Date.UTC(2011, 11, 29), max: Date.UTC(2012, 0, 1) }),
  );
  fc.assert(
    fc.property(epoch, zone, (at, where) => {
      const shown = new Intl.DateTimeFormat("sv-SE", {
        timeZone: where,
        dateStyle: "short",
        timeStyle: "short",
      }).format(at);
      expect(new Date(wallClock(at, where)).toISOString().slice(0, 16)).toBe(
        shown.replace(" ", "T"),
      );
    }),
    { numRuns: 500 },
  );
});

test("an instant is written as Date writes it, at a whole minute or not, in any year", () => {
  const minute = fc.integer({ min: -40_000_000, max: 130_000_000 }).map((count) => count * 60_000);
  const epoch = fc.oneof(minute, fc.integer({ min: -8.64e15, max: 8.64e15 }));
  fc.assert(fc.property(epoch, (at) => toInstant(at) === new Date(at).toISOString()));
  expect(() => toInstant(Number.NaN)).toThrow(RangeError);
});

test("weeks begin on Monday", () => {
  expect(mondayOf(day("2026-11-21"))).toBe("2026-11-16");
  expect(weekdayOf(day("2026-11-22"))).toBe(7);
});

test.each(["2026-02-30", "2026-2-3", "hier", ""])("« %s » is no date", (text) => {
  expect(parseLocalDate(text)).toBeUndefined();
});

test.each(["2026-11-23T09:00:00", "23/11/2026", "2026-11-23", "2026-13-01T00:00:00Z"])(
  "« %s » is no instant: it must carry its offset",
  (text) => {
    expect(parseInstant(text)).toBeUndefined();
  },
);

test("an offset is turned into UTC", () => {
  expect(parseInstant("2026-11-23T09:00:00+01:00")).toBe("2026-11-23T08:00:00.000Z");
});

test.each([
  ["0001-01-01", "0001-01-01T00:00:00Z"],
  ["1899-12-31", "1900-01-01T00:00:00+00:01"],
  ["2200-01-01", "2200-01-01T00:00:00Z"],
  ["9999-12-31", "9999-12-31T23:59:59-23:59"],
])("what is of another age is read neither as a day nor as an instant: %s, %s", (date, instant) => {
  expect([parseLocalDate(date), parseInstant(instant)]).toEqual([undefined, undefined]);
});

test.each([
  ["09:30", 570],
  ["24:00", 1440],
  ["24:01", undefined],
  ["9:30", undefined],
  ["12:60", undefined],
])("%s is %s minutes", (text, expected) => {
  expect(parseWallTime(text)).toBe(expected);
});

test.each([
  ["2026-11-21", "samedi 21 novembre", "21 novembre", "21 novembre 2026"],
  ["2026-12-01", "mardi 1er décembre", "1er décembre", "1er décembre 2026"],
  ["2027-01-11", "lundi 11 janvier", "11 janvier", "11 janvier 2027"],
])("%s reads as a French calendar says it", (text, day, dayMonth, full) => {
  const date = text as LocalDate;
  expect([formatDay(date), formatDayMonth(date), formatDate(date)]).toEqual([day, dayMonth, full]);
});

test.each([
  [540, "9\u202fh"],
  [570, "9\u202fh\u202f30"],
  [845, "14\u202fh\u202f05"],
])("%s minutes after midnight are read « %s »", (minutes, expected) => {
  expect(formatWallTime(minutes)).toBe(expected);
});

test.each([
  [
    "a day without its midnight",
    "2026-11-22T23:00:00.000Z",
    "2026-11-23T22:59:59.999Z",
    "lundi 23 novembre, toute la journée",
  ],
  [
    "a day to its midnight",
    "2026-11-22T23:00:00.000Z",
    "2026-11-23T23:00:00.000Z",
    "lundi 23 novembre, toute la journée",
  ],
  [
    "three days",
    "2026-11-22T23:00:00.000Z",
    "2026-11-25T22:59:59.999Z",
    "lundi 23 novembre – mercredi 25 novembre",
  ],
  [
    "the day of 23 hours",
    "2027-03-27T23:00:00.000Z",
    "2027-03-28T21:59:59.999Z",
    "dimanche 28 mars, toute la journée",
  ],
  [
    "works of three days",
    "2026-11-23T07:00:00.000Z",
    "2026-11-25T17:00:00.000Z",
    "lundi 23 novembre à 8 h – mercredi 25 novembre à 18 h",
  ],
  [
    "a night",
    "2026-11-23T21:00:00.000Z",
    "2026-11-24T01:00:00.000Z",
    "lundi 23 novembre à 22 h – mardi 24 novembre à 2 h",
  ],
  [
    "an evening until midnight",
    "2026-11-23T21:00:00.000Z",
    "2026-11-23T23:00:00.000Z",
    "lundi 23 novembre, 22 h – 0 h",
  ],
  [
    "a morning from midnight",
    "2026-11-22T23:00:00.000Z",
    "2026-11-23T05:00:00.000Z",
    "lundi 23 novembre, 0 h – 6 h",
  ],
  [
    "no time at all",
    "2026-11-22T23:00:00.000Z",
    "2026-11-22T23:00:00.000Z",
    "lundi 23 novembre, 0 h – 0 h",
  ],
])("%s is said whole", (_, start, end, said) => {
  expect(formatWindow(start as Instant, end as Instant, PARIS).replaceAll("\u202f", " ")).toBe(
    said,
  );
});

test("a window reads as a French client says it", () => {
  expect(
    formatWindow(
      "2026-11-23T13:00:00.000Z" as Instant,
      "2026-11-23T15:00:00.000Z" as Instant,
      PARIS,
    ),
  ).toBe("lundi 23 novembre, 14\u202fh – 16\u202fh");
});

test.each([
  ["2026-11-22T23:30:00Z", "aujourd’hui à 0\u202fh\u202f30"],
  ["2026-11-23T10:00:00Z", "aujourd’hui à 11\u202fh"],
  ["2026-11-24T10:00:00Z", "demain à 11\u202fh"],
  ["2026-11-29T10:00:00Z", "dimanche à 11\u202fh"],
  ["2026-11-30T10:00:00Z", "lundi 30 novembre à 11\u202fh"],
  ["2026-11-22T10:00:00Z", "dimanche 22 novembre à 11\u202fh"],
])("%s is said « %s » on Monday 23 November", (instant, text) => {
  const now = toInstant(Date.parse("2026-11-23T08:00:00Z"));
  expect(formatSoon(toInstant(Date.parse(instant)), now, PARIS)).toBe(text);
});
