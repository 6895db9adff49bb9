import { describe, expect, test } from "vitest";
import { frenchNumber, nationalDigits, overseasNumber } from "./french.ts";
import { formatPhone, parsePhone, phoneNameOf, spacedPhone } from "./phone.ts";
import { plausiblePhone } from "./shape.ts";

test.each([
  ["0692123456", "FR", "0692 12 34 56"],
  ["06 92 12 34 56", "FR", "0692 12 34 56"],
  ["0692", "FR", "06 92"],
  ["0508411234", "FR", "05 08 41 12 34"],
  ["0639981234", "FR", "06 39 98 12 34"],
])("« %s » typed for %s reads « %s »", (typed, country, shown) => {
  expect(spacedPhone(typed, country)).toBe(shown);
});

test("under Belgium, ten digits are no number of La Réunion, what begins with +33 is", () => {
  expect(parsePhone("0692 12 34 56", "BE")).toBeUndefined();
  expect(parsePhone("+33 692 12 34 56", "BE")).toBe("+262692123456");
});

describe.each([
  ["Réunion", "0262 20 12 34", "+262262201234", "Fix"],
  ["Réunion", "0263 12 34 56", "+262263123456", "Fix"],
  ["Réunion", "0692 12 34 56", "+262692123456", "Portable"],
  ["Réunion", "0693 20 12 34", "+262693201234", "Portable"],
  ["Mayotte", "0269 61 12 34", "+262269611234", "Fix"],
  ["Mayotte", "0639 20 12 34", "+262639201234", "Portable"],
  ["Guadeloupe", "0590 20 12 34", "+590590201234", "Fix"],
  ["Guadeloupe", "0690 20 12 34", "+590690201234", "Portable"],
  ["Guadeloupe", "0691 22 12 34", "+590691221234", "Portable"],
  ["Guyane", "0594 20 12 34", "+594594201234", "Fix"],
  ["Guyane", "0694 20 12 34", "+594694201234", "Portable"],
  ["Martinique", "0596 50 12 34", "+596596501234", "Fix"],
  ["Martinique", "0696 20 12 34", "+596696201234", "Portable"],
  ["Martinique", "0697 20 12 34", "+596697201234", "Portable"],
])("a number of %s, « %s »", (_, typed, stored, name) => {
  test("is stored under its own country code, however it is written", () => {
    const digits = typed.replaceAll(" ", "");
    for (const text of [
      typed,
      digits,
      `+33 ${digits.slice(1)}`,
      `+33 (0)${digits.slice(1)}`,
      stored,
    ])
      expect([text, parsePhone(text), plausiblePhone(text)]).toEqual([text, stored, stored]);
  });

  test("is shown as it is dialled at home, and filed as what it is", () => {
    expect(formatPhone(stored)).toBe(typed);
    expect(phoneNameOf(stored)).toBe(name);
    expect(nationalDigits(stored)).toBe(typed.replaceAll(" ", ""));
  });
});

test.each([
  ["06 39 98 12 34", "+33639981234"],
  ["06 95 12 34 56", "+33695123456"],
  ["06 98 12 34 56", "+33698123456"],
  ["02 61 12 34 56", "+33261123456"],
  ["05 91 12 34 56", "+33591123456"],
  ["07 08 12 34 56", "+33708123456"],
])("« %s » is of metropolitan France", (typed, stored) => {
  expect([parsePhone(typed), plausiblePhone(typed)]).toEqual([stored, stored]);
  expect(frenchNumber(stored)).toBe(typed);
});

test("a number of Saint-Pierre-et-Miquelon keeps its six digits", () => {
  expect([parsePhone("0508 41 12 34"), plausiblePhone("0508 41 12 34")]).toEqual([
    "+508411234",
    "+508411234",
  ]);
});

test.each(["", "0692", "+32470123456", "069212345678", "+262692123456", "+33 692 12"])(
  "« %s » is no number dialled from metropolitan France to overseas",
  (plain) => {
    expect(overseasNumber(plain)).toBeUndefined();
  },
);

test.each(["+32470123456", "+508411234", "inconnu"])("%s has no ten digits", (number) => {
  expect([frenchNumber(number), nationalDigits(number)]).toEqual([undefined, undefined]);
});
