import { expect, test } from "vitest";
import { DEFAULT_PARAMETERS, type AgendaType } from "../../../domain/agenda/params.ts";
import type { LocalDate } from "../../../domain/time.ts";
import { datesShown, periodText, shifted } from "./period.ts";

const day = (text: string) => text as LocalDate;
const seen = (type: AgendaType) => ({ ...DEFAULT_PARAMETERS, type });

test.each<[AgendaType, string, number]>([
  ["day", "2026-11-26", 1],
  ["4day", "2026-11-26", 4],
  ["week", "2026-11-23", 7],
])(
  "the view « %s » of Thursday 26 November begins on %s and shows %d days",
  (type, first, count) => {
    const dates = datesShown(day("2026-11-26"), seen(type));
    expect([dates[0], dates.length]).toEqual([first, count]);
  },
);

test.each<[AgendaType, 1 | -1, string]>([
  ["day", 1, "2026-11-27"],
  ["day", -1, "2026-11-25"],
  ["4day", 1, "2026-11-30"],
  ["week", -1, "2026-11-19"],
])("from « %s », going %d leads to %s", (type, by, expected) => {
  expect(shifted(day("2026-11-26"), seen(type), by)).toBe(expected);
});

test.each([
  [["2026-11-23"], "lundi 23 novembre"],
  [["2026-11-23", "2026-11-26"], "23 – 26 novembre"],
  [["2026-12-01", "2026-12-04"], "1er – 4 décembre"],
  [["2026-11-30", "2026-12-03"], "30 novembre – 3 décembre"],
  [[], ""],
])("%j is written « %s »", (dates, expected) => {
  expect(periodText(dates.map(day))).toBe(expected);
});
