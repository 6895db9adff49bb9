import { describe, expect, test } from "vitest";
import { MINUTE, type LocalDate } from "../time.ts";
import { dayClocks, epochAt, realTime, type DayClock } from "./day-clock.ts";

const PARIS = "Europe/Paris";
const clockOf = (date: string): DayClock => {
  const [clock] = dayClocks([date as LocalDate], PARIS);
  if (!clock) throw new Error(`no clock for ${date}`);
  return clock;
};
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const minutesOpen = (date: string, from: number, to: number) =>
  realTime(clockOf(date), [hours(from, to)]).reduce(
    (sum, part) => sum + (part.to - part.from) / MINUTE,
    0,
  );

describe("the clock of a day", () => {
  test.each([
    ["2026-11-23", 540, "2026-11-23T08:00:00.000Z"],
    ["2026-03-29", 540, "2026-03-29T07:00:00.000Z"],
    ["2026-10-25", 540, "2026-10-25T08:00:00.000Z"],
  ])("on %s, %d minutes of wall clock is %s", (date, minutes, expected) => {
    expect(new Date(epochAt(clockOf(date), minutes)).toISOString()).toBe(expected);
  });

  test.each([
    ["2026-11-23", 0, 24, 1440],
    ["2026-03-29", 0, 24, 1380],
    ["2026-10-25", 0, 24, 1500],
    ["2026-03-29", 1, 4, 120],
    ["2026-10-25", 1, 4, 240],
    ["2026-03-29", 2, 3, 0],
  ])("on %s, from %d h to %d h lasts %d minutes", (date, from, to, minutes) => {
    expect(minutesOpen(date, from, to)).toBe(minutes);
  });

  test("days that follow each other, in order or not, share their midnights", () => {
    const dates = ["2026-03-28", "2026-03-29", "2026-03-31"].map((date) => date as LocalDate);
    expect(dayClocks(dates, PARIS)).toEqual(dates.map(clockOf));
  });
});
