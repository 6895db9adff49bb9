import { expect, test } from "vitest";
import {
  callingCodes,
  formatPhone,
  parsePhone,
  phoneCountryOf,
  phoneNameOf,
  spacedPhone,
} from "./phone.ts";

test.each([
  ["06 39 98 12 34", "+33639981234"],
  ["0639981234", "+33639981234"],
  ["06.39.98.12.34", "+33639981234"],
  ["+33 (0)6 39 98 12 34", "+33639981234"],
  ["0033 6 39 98 12 34", "+33639981234"],
  ["01 99 00 12 34", "+33199001234"],
  ["+32 470 12 34 56", "+32470123456"],
  ["+41 79 123 45 67", "+41791234567"],
])("« %s » is stored %s", (typed, stored) => {
  expect(parsePhone(typed)).toBe(stored);
});

test.each(["", "06", "abc", "06 39 98 12 34 56 78", "1".repeat(41), "<script>"])(
  "« %s » is no number",
  (typed) => {
    expect(parsePhone(typed)).toBeUndefined();
  },
);

test.each([
  ["+33639981234", "06 39 98 12 34"],
  ["+33800123456", "0 800 12 34 56"],
  ["+33940123456", "09 40 12 34 56"],
  ["+32470123456", "+32 470 12 34 56"],
  ["inconnu", "inconnu"],
])("%s is shown « %s »", (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});

test.each([
  ["+33639981234", "Portable"],
  ["+33799001234", "Portable"],
  ["+33561000000", "Fix"],
  ["+33939000000", "Fix"],
  ["+32470123456", "Portable"],
  ["+3222345678", "Fix"],
  ["+352621123456", "Portable"],
  ["+35226123456", "Fix"],
  ["+41791234567", "Portable"],
  ["+41441234567", "Fix"],
  ["+4915112345678", "Portable"],
])("%s is filed as %s", (number, name) => {
  expect(phoneNameOf(number)).toBe(name);
});

test.each([
  ["0470 12 34 56", "BE", "+32470123456"],
  ["079 123 45 67", "CH", "+41791234567"],
  ["621 123 456", "LU", "+352621123456"],
  ["+33 6 39 98 12 34", "BE", "+33639981234"],
  ["0470 12", "BE", undefined],
  ["06 39 98 12 34", "ZZ", "+33639981234"],
])("« %s » dialled from %s is %s", (typed, country, stored) => {
  expect(parsePhone(typed, country)).toBe(stored);
});

test.each([
  ["0639", "FR", "06 39"],
  ["0639981234", "FR", "06 39 98 12 34"],
  ["+33639981234", "BE", "+33 6 39 98 12 34"],
  ["0033639981234", "FR", "+33 6 39 98 12 34"],
  ["0470123456", "BE", "0470 12 34 56"],
  ["poste 12", "FR", "poste 12"],
  ["06+39", "FR", "06+39"],
  ["+33+612", "FR", "+33+612"],
  ["", "FR", ""],
  ["1".repeat(60), "FR", "1".repeat(60)],
])("« %s » typed for %s reads « %s »", (typed, country, shown) => {
  expect(spacedPhone(typed, country)).toBe(shown);
});

test.each([
  ["+32470", "FR", "BE"],
  ["0032470", "FR", "BE"],
  ["+352 621 123 456", "FR", "LU"],
  ["06 39", "CH", "CH"],
  ["+", "CH", "CH"],
])("« %s » begun for %s belongs to %s", (typed, chosen, country) => {
  expect(phoneCountryOf(typed, chosen)).toBe(country);
});

test("every country that has telephones is dialled by its code", () => {
  const codes = new Map(callingCodes().map(({ country, code }) => [country, code]));
  expect(codes.size).toBeGreaterThan(200);
  expect(["FR", "BE", "LU", "CH"].map((country) => codes.get(country))).toEqual([
    "33",
    "32",
    "352",
    "41",
  ]);
});
