import { expect, test } from "vitest";
import { phoneText } from "./phone-link.tsx";

test.each([
  ["+33639981234", "06 39 98 12 34"],
  ["+262692123456", "0692 12 34 56"],
  ["+32470123456", "+32470123456"],
  ["", ""],
])("%s is written « %s »", (number, text) => {
  expect(phoneText(number)).toBe(text);
});
