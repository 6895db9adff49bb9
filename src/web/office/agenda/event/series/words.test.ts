import { expect, test } from "vitest";
import { datesFrom, type LocalDate } from "../../../../../domain/time.ts";
import { countText, followingText, repeatedText, seriesText } from "./words.ts";

const MONDAY = "2026-12-07" as LocalDate;
const series = { every: "week", until: "2027-06-28" as LocalDate, skipped: [], following: 12 };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test.each([
  [12, "Toutes les semaines jusqu’au 28 juin 2027, encore 12 fois"],
  [1, "Toutes les semaines jusqu’au 28 juin 2027, encore 1 fois"],
  [0, "Toutes les semaines jusqu’au 28 juin 2027, c’est la dernière fois"],
])("with %i more to come", (following, text) => {
  expect(seriesText({ ...series, following })).toBe(text);
});

test("a rule of another version still says its end", () => {
  expect(seriesText({ ...series, every: "year" })).toContain("Jusqu’au 28 juin 2027");
});

test.each<[number, string]>([
  [0, "Répété 12 fois jusqu’au 28 juin 2027."],
  [1, "Répété 12 fois jusqu’au 28 juin 2027. Sauf lundi 7 décembre : quelqu’un y est déjà pris."],
  [
    5,
    "Répété 12 fois jusqu’au 28 juin 2027. Sauf lundi 7 décembre, mardi 8 décembre, mercredi 9 décembre, jeudi 10 décembre et un autre jour : quelqu’un y est déjà pris.",
  ],
  [7, "et 3 autres jours : quelqu’un y est déjà pris."],
])("what was made, but for %i days", (count, text) => {
  expect(plain(repeatedText({ ...series, skipped: datesFrom(MONDAY, count) }))).toContain(text);
});

test("how many times, before and after", () => {
  expect(countText(datesFrom(MONDAY, 2))).toBe("3 fois, la dernière le mardi 8 décembre");
  expect(countText([])).toBe("");
  expect([1, 12].map(followingText)).toEqual([
    "Celui-ci et le suivant",
    "Celui-ci et les 12 suivants",
  ]);
});
