import { expect, test } from "vitest";
import { isWholeOwed, searchTerms } from "./search.ts";
import type { LocalDate } from "../time.ts";

const DAY = "2026-11-29" as LocalDate;

const word = (text: string) => ({ text, from: null, to: null });

test.each([
  ["", []],
  ["  Vidal  Hélène ", [word("Vidal"), word("Hélène")]],
  ["F2026-00042", [word("F2026-00042")]],
  ["124", [{ text: "124", from: 12_400, to: 12_499 }]],
  ["123,89", [{ text: "123,89", from: 12_389, to: 12_389 }]],
  ["123.8", [{ text: "123.8", from: 12_380, to: 12_389 }]],
  ["1 234,50 €", [{ text: "1234,50", from: 123_450, to: 123_450 }]],
  ["1\u202f234\u00a0€", [{ text: "1234", from: 123_400, to: 123_499 }]],
  ["42 124", [{ text: "42124", from: 4_212_400, to: 4_212_499 }]],
  ["12,345", [word("12,345")]],
  ["06.39", [{ text: "06.39", from: 639, to: 639 }]],
])("« %s » is %j", (text, terms) => {
  expect(searchTerms(text)).toEqual(terms);
});

test("a text without end asks for six words at most, each of them cut", () => {
  const terms = searchTerms(`${"x".repeat(500)} `.repeat(50));
  expect([terms.length, terms[0]?.text.length]).toEqual([6, 60]);
});

test("all that is unpaid, or late, is what nothing narrows", () => {
  const whole = { show: "unpaid", text: " ", from: null, to: null, today: DAY } as const;
  expect(isWholeOwed(whole)).toBe(true);
  expect(isWholeOwed({ ...whole, show: "late" })).toBe(true);
  for (const change of [
    { show: "all" },
    { text: "vidal" },
    { from: DAY },
    { to: DAY },
    { ids: [] },
  ] as const)
    expect(isWholeOwed({ ...whole, ...change }), JSON.stringify(change)).toBe(false);
});
