import { expect, test } from "vitest";
import { DEFAULT_PARAMETERS, type AgendaType } from "../../../domain/agenda/params.ts";
import type { LocalDate } from "../../../domain/time.ts";
import {
  datesShown,
  periodText,
  shifted,
  shortMonth,
  shownText,
  viewText,
  weekOf,
} from "./period.ts";

const day = (text: string) => text as LocalDate;
const seen = (type: AgendaType) => ({ ...DEFAULT_PARAMETERS, type });

test.each<[AgendaType, string, number]>([
  ["day", "2026-11-26", 1],
  ["4day", "2026-11-26", 4],
  ["week", "2026-11-23", 7],
  ["other", "2026-11-26", 7],
  ["list", "2026-11-26", 7],
  ["month", "2026-10-26", 42],
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
  ["month", 1, "2026-12-01"],
  ["month", -1, "2026-10-01"],
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

test("a month shows its whole weeks, and never more days than the parameters allow", () => {
  const february = day("2027-02-15");
  expect(datesShown(february, seen("month"))).toHaveLength(28);
  expect(datesShown(day("2026-11-30"), { ...seen("month"), max_days: 35 })).toHaveLength(35);
  expect(shifted(day("2027-01-31"), seen("month"), 1)).toBe("2027-02-01");
  expect(shownText(february, seen("month"))).toBe("février 2027");
  expect(shownText(february, seen("day"))).toBe("lundi 15 février");
  expect(shortMonth(february)).toBe("févr. 2027");
  expect([weekOf(day("2026-11-29"))[0], weekOf(day("2026-11-29"))[6]]).toEqual([
    "2026-11-23",
    "2026-11-29",
  ]);
});

test("the views are called by what this browser's parameters show", () => {
  const usual = { len_4day: 4, len_week: 1 };
  expect([viewText("day", usual), viewText("4day", usual), viewText("week", usual)]).toEqual([
    "Jour",
    "4 jours",
    "Semaine",
  ]);
  const changed = { len_4day: 3, len_week: 2 };
  expect([viewText("4day", changed), viewText("week", changed)]).toEqual(["3 jours", "2 semaines"]);
});
