import { expect, test } from "vitest";
import { weekdayOf, type Instant, type LocalDate } from "../time.ts";
import { describeOpenState, openState, type HoursOn } from "./open-state.ts";

const nine = 540;
const week: HoursOn = (date) => {
  if (weekdayOf(date) === 7) return [];
  if (weekdayOf(date) === 6) return [{ from: nine, to: 720 }];
  return [
    { from: nine, to: 750 },
    { from: 840, to: 1110 },
  ];
};
const say = (now: string, hours: HoursOn = week) =>
  describeOpenState(openState(hours, { now: now as Instant, zone: "Europe/Paris" })).replaceAll(
    "\u202f",
    " ",
  );

test.each([
  ["2026-11-23T08:00:00Z", "Ouvert jusqu’à 12 h 30", "Monday at nine, the first minute"],
  ["2026-11-23T11:30:00Z", "Fermé, ouvre à 14 h", "the lunch break begins"],
  ["2026-11-23T13:00:00Z", "Ouvert jusqu’à 18 h 30", "the afternoon"],
  ["2026-11-23T17:30:00Z", "Fermé, ouvre demain à 9 h", "Monday evening"],
  ["2026-11-23T06:00:00Z", "Fermé, ouvre à 9 h", "early in the morning"],
  ["2026-11-21T13:00:00Z", "Fermé, ouvre lundi à 9 h", "Saturday afternoon"],
  ["2026-11-22T23:30:00Z", "Fermé, ouvre à 9 h", "Sunday in UTC is already Monday in Paris"],
  ["2026-10-25T00:30:00Z", "Fermé, ouvre demain à 9 h", "the night of the clock change"],
])("at %s: %s (%s)", (now, expected) => {
  expect(say(now)).toBe(expected);
});

test("a week of holidays names the date", () => {
  const closed: HoursOn = (date) => (date < ("2026-12-02" as LocalDate) ? [] : week(date));
  expect(say("2026-11-23T08:00:00Z", closed)).toBe("Fermé, ouvre le mercredi 2 décembre à 9 h");
});

test("a shop without hours is closed and promises nothing", () => {
  expect(say("2026-11-23T08:00:00Z", () => [])).toBe("Fermé");
});

test("midnight has a name", () => {
  expect(say("2026-11-23T20:00:00Z", () => [{ from: 0, to: 1440 }])).toBe("Ouvert jusqu’à minuit");
});

test.each([
  ["2026-03-29T06:30:00Z", "Fermé, ouvre à 9 h", "8 h 30 after the clocks went forward"],
  [
    "2026-03-29T07:00:00Z",
    "Ouvert jusqu’à 18 h",
    "9 h, an hour earlier in UTC than the day before",
  ],
  ["2026-10-25T07:59:00Z", "Fermé, ouvre à 9 h", "8 h 59 after the clocks went back"],
  ["2026-10-25T16:59:00Z", "Ouvert jusqu’à 18 h", "the last minute of that long Sunday"],
])("on a day of clock change, at %s: %s (%s)", (now, expected) => {
  expect(say(now, () => [{ from: nine, to: 1080 }])).toBe(expected);
});

test("an opening farther than two months away is not promised", () => {
  const reopens =
    (first: string): HoursOn =>
    (date) =>
      date < (first as LocalDate) ? [] : [{ from: nine, to: 1080 }];
  expect(say("2026-11-23T08:00:00Z", reopens("2027-01-22"))).toContain("22 janvier à 9 h");
  expect(say("2026-11-23T08:00:00Z", reopens("2027-01-23"))).toBe("Fermé");
});

test("next week's same weekday is named with its date", () => {
  const mondays: HoursOn = (date) => (weekdayOf(date) === 1 ? [{ from: nine, to: 720 }] : []);
  expect(say("2026-11-23T12:00:00Z", mondays)).toBe("Fermé, ouvre le lundi 30 novembre à 9 h");
});
