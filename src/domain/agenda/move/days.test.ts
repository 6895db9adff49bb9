import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMinutes,
  dateOf,
  datesFrom,
  instantAt,
  minutesBetween,
  startOfDay,
  toInstant,
  wallMinutesOf,
  type LocalDate,
} from "../../time.ts";
import { wholeDays } from "../event-time.ts";
import { ABSENCE_KIND, newEvent } from "../event.ts";
import { handedTo, nearestDays, onAnotherDay, stretchedDays } from "./days.ts";

const PARIS = "Europe/Paris";
const at = (date: string, hour: number) => instantAt(date as LocalDate, hour * 60, PARIS);
const timed = (date: string, hour: number, hours: number) => ({
  start_at: at(date, hour),
  end_at: at(date, hour + hours),
  fullday: false,
});
const whole = (first: string, last: string) => {
  const start_at = startOfDay(first as LocalDate, PARIS);
  const end_at = startOfDay(addDays(last as LocalDate, 1), PARIS);
  return { ...wholeDays({ start_at, end_at, duration: 0 }, PARIS), fullday: true };
};
const spanOf = ({ start_at, end_at }: Pick<ReturnType<typeof timed>, "start_at" | "end_at">) => [
  dateOf(start_at, PARIS),
  dateOf(end_at, PARIS),
];

describe("on another day", () => {
  test.each<[string, ReturnType<typeof timed>, number, string, number]>([
    ["keeps its hour", timed("2026-11-23", 10, 2), 3, "2026-11-26", 10],
    ["keeps its hour across the change to winter", timed("2026-10-24", 10, 1), 2, "2026-10-26", 10],
    ["keeps its hour across the change to summer", timed("2027-03-27", 9, 1), 1, "2027-03-28", 9],
    ["goes back in time too", timed("2026-11-23", 14, 1), -7, "2026-11-16", 14],
  ])("%s", (_, event, days, date, hour) => {
    const moved = onAnotherDay(event, days, PARIS);
    expect(moved.start_at).toBe(at(date, hour));
    expect(minutesBetween(moved.start_at, moved.end_at)).toBe(
      minutesBetween(event.start_at, event.end_at),
    );
  });

  test("an hour that spring skips becomes the moment of the change", () => {
    expect(onAnotherDay(timed("2027-03-27", 2, 1), 1, PARIS).start_at).toBe(at("2027-03-28", 3));
  });

  test("whole days stay whole days", () => {
    const moved = onAnotherDay(whole("2026-10-23", "2026-10-24"), 1, PARIS);
    expect(moved).toEqual(hoursOf(whole("2026-10-24", "2026-10-25")));
  });

  test("there and back is where it was, whatever the day", () => {
    const day = fc.integer({ min: 0, max: 800 });
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -300, max: 300 }),
        fc.integer({ min: 4, max: 23 }),
        (offset, days, hour) => {
          const event = timed(addDays("2026-01-01" as LocalDate, offset), hour, 1);
          const moved = onAnotherDay(event, days, PARIS);
          expect(wallMinutesOf(moved.start_at, PARIS)).toBe(hour * 60);
          const back = onAnotherDay({ ...moved, fullday: false }, -days, PARIS);
          expect(back).toEqual(hoursOf(event));
        },
      ),
    );
  });
});

const hoursOf = ({ start_at, end_at }: ReturnType<typeof timed>) => ({ start_at, end_at });

describe("whole days made longer or shorter", () => {
  test.each<[string, "start" | "end", number, [string, string]]>([
    ["a day more", "end", 1, ["2026-11-24", "2026-11-26"]],
    ["a day less", "end", -1, ["2026-11-24", "2026-11-24"]],
    ["never less than a day", "end", -5, ["2026-11-24", "2026-11-24"]],
    ["from a day earlier", "start", -1, ["2026-11-23", "2026-11-25"]],
    ["never from after the last day", "start", 9, ["2026-11-25", "2026-11-25"]],
  ])("%s", (_, edge, days, expected) => {
    const event = whole("2026-11-24", "2026-11-25");
    expect(spanOf(stretchedDays(event, { edge, days }, PARIS))).toEqual(expected);
  });
});

test.each([
  [["karim"], "karim", "lea", ["lea"]],
  [["karim", "hugo"], "karim", "lea", ["lea", "hugo"]],
  [["karim", "lea"], "karim", "lea", ["lea"]],
  [[], undefined, "lea", ["lea"]],
  [["karim"], "hugo", "lea", ["karim", "lea"]],
  [["karim"], "karim", undefined, ["karim"]],
])("%j, from %s to %s, is then %j", (assigned_to, from, to, expected) => {
  expect(handedTo(assigned_to, from, to)).toEqual(expected);
});

test("a leave that meets an appointment is offered the nearest free days", () => {
  const leave = newEvent({
    id: "leave",
    shop_id: "s",
    kind: ABSENCE_KIND,
    assigned_to: ["karim"],
    ...whole("2026-11-24", "2026-11-24"),
  });
  const visit = (date: string, who = "karim") =>
    newEvent({
      id: `${date} ${who}`,
      shop_id: "s",
      kind: "Réparation",
      start_at: addMinutes(at(date, 9), 0),
      assigned_to: [who],
    });
  const others = [visit("2026-11-24"), visit("2026-11-25"), visit("2026-11-23", "lea"), leave];
  const dates = datesFrom("2026-11-23" as LocalDate, 5);
  const found = nearestDays(leave, { others, dates, zone: PARIS });
  expect(found.map((start) => dateOf(start, PARIS))).toEqual([
    "2026-11-23",
    "2026-11-26",
    "2026-11-27",
  ]);
  expect(found[0]).toBe(toInstant(Date.parse("2026-11-22T23:00:00Z")));
});
