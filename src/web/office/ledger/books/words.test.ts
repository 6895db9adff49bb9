import { expect, test } from "vitest";
import { capital, errorsOf, MONTHS, sizeText, wayText } from "./words.ts";

test.each([
  ["octobre 2026", "Octobre 2026"],
  ["l’exercice 2026", "L’exercice 2026"],
])("%s begins a sentence as « %s »", (text, expected) => {
  expect(capital(text)).toBe(expected);
});

test("an accounting year begins in one of twelve months", () => {
  expect([MONTHS.length, MONTHS[0], MONTHS.at(-1)?.label]).toEqual([
    12,
    { value: "1", label: "Janvier" },
    "Décembre",
  ]);
});

test("the sentences of a refusal are kept by field, whatever came", () => {
  expect(errorsOf({ closing_day: "De 1 à 28.", other: 3 })).toEqual({ closing_day: "De 1 à 28." });
  expect(errorsOf(null)).toEqual({});
});

test("a size and a way are said in words", () => {
  expect(sizeText(12_345)).toBe("12\u00a0ko");
  expect(sizeText(3)).toBe("1\u00a0ko");
  expect(wayText({ way: "mail", recipient: "a@b.fr" })).toBe("E-mail à a@b.fr");
  expect(wayText({ way: "timestamp", recipient: "" })).toBe("Horodatage RFC 3161");
});
