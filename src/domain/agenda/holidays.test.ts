import { expect, test } from "vitest";
import { datesFrom, type LocalDate } from "../time.ts";
import { daysAfterEaster, holidayName } from "./holidays.ts";

const day = (text: string) => text as LocalDate;
const holidaysOf = (year: number, zip: string) =>
  datesFrom(day(`${year}-01-01`), 365)
    .map((date) => [date, holidayName(date, zip)] as const)
    .filter(([, name]) => name !== undefined);

test.each([
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2028, "2028-04-16"],
  [2038, "2038-04-25"],
  [2285, "2285-03-22"],
])("Easter of %d is %s", (_, date) => {
  expect(daysAfterEaster(day(date))).toBe(0);
});

test("Toulouse has eleven public holidays in 2026", () => {
  expect(holidaysOf(2026, "31000")).toEqual([
    ["2026-01-01", "Jour de l’an"],
    ["2026-04-06", "Lundi de Pâques"],
    ["2026-05-01", "Fête du Travail"],
    ["2026-05-08", "Victoire de 1945"],
    ["2026-05-14", "Ascension"],
    ["2026-05-25", "Lundi de Pentecôte"],
    ["2026-07-14", "Fête nationale"],
    ["2026-08-15", "Assomption"],
    ["2026-11-01", "Toussaint"],
    ["2026-11-11", "Armistice de 1918"],
    ["2026-12-25", "Noël"],
  ]);
});

test.each(["57000", "67000", "68100"])(
  "%s, in Alsace-Moselle, adds Good Friday and 26 December",
  (zip) => {
    expect(holidayName(day("2026-04-03"), zip)).toBe("Vendredi saint");
    expect(holidayName(day("2026-12-26"), zip)).toBe("Saint-Étienne");
    expect(holidaysOf(2026, zip)).toHaveLength(13);
  },
);

test.each([
  ["97600", "Mayotte", "2027-04-27"],
  ["97200", "Martinique", "2027-05-22"],
  ["97110", "Guadeloupe", "2027-05-27"],
  ["97300", "Guyane", "2027-06-10"],
  ["97133", "Saint-Barthélemy", "2027-10-09"],
  ["97400", "La Réunion", "2027-12-20"],
])("%s, in %s, adds the day of the abolition of slavery", (zip, _, date) => {
  expect(holidayName(day(date), zip)).toBe("Abolition de l’esclavage");
  expect(holidayName(day(date), "31000")).toBeUndefined();
  expect(holidaysOf(2027, zip)).toHaveLength(12);
});

test("Saint-Martin has those of France alone: its own day is disputed", () => {
  expect(holidaysOf(2027, "97150")).toHaveLength(11);
});
