import { describe, expect, test } from "vitest";
import type { LocalDate } from "../../time.ts";
import { figuresPeriod, weekFigure, type DayFigures } from "./week.ts";

const day = (text: string) => text as LocalDate;
const figures = (text: string, invoiced: number): DayFigures => ({
  day: day(text),
  invoiced,
  received: 0,
  visits: 0,
  done: 0,
});

describe("the week's figures", () => {
  test.each([
    ["2026-11-22", "2026-11-09", "2026-11-22"],
    ["2026-11-23", "2026-11-16", "2026-11-29"],
    ["2026-03-29", "2026-03-16", "2026-03-29"],
    ["2027-01-01", "2026-12-21", "2027-01-03"],
  ])("on %s are read from %s to %s", (today, from, to) => {
    expect(figuresPeriod(day(today))).toEqual({ from, to });
  });

  test("compare the days passed with the same days of the week before", () => {
    const read = [
      figures("2026-11-16", 10_000),
      figures("2026-11-17", 5_000),
      figures("2026-11-18", 90_000),
      figures("2026-11-23", 20_000),
      figures("2026-11-24", -1_000),
      figures("2026-11-26", 7_000),
    ];
    const { days, soFar, before } = weekFigure(read, "invoiced", day("2026-11-24"));
    expect(days.map(({ value }) => value)).toEqual([20_000, -1_000, 0, 7_000, 0, 0, 0]);
    expect(days.map((one) => one.before)).toEqual([10_000, 5_000, 90_000, 0, 0, 0, 0]);
    expect([soFar, before]).toEqual([19_000, 15_000]);
    expect(weekFigure(read, "received", day("2026-11-24")).soFar).toBe(0);
  });
});
