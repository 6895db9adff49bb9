import { expect, test } from "vitest";
import { formatPhone, parsePhone, phoneNameOf } from "./phone.ts";

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
])("%s is filed as %s", (number, name) => {
  expect(phoneNameOf(number)).toBe(name);
});
