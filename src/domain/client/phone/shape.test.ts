import { expect, test } from "vitest";
import { plausiblePhone } from "./shape.ts";
import { parsePhone } from "./phone.ts";

test.each([
  "06 39 98 12 34",
  "06.39.98.12.34",
  "+33 (0)6 39 98 12 34",
  "0033 6 39 98 12 34",
  "01-99-00-12-34",
  "+32 470 12 34 56",
])("« %s » is read on the page as it will be by the server", (typed) => {
  expect(plausiblePhone(typed)).toBeDefined();
  expect(plausiblePhone(typed)).toBe(parsePhone(typed));
});

test.each(["", "06 39 98", "00 39", "abc", "06 39 98 12 345", "+0612345678", "1".repeat(50)])(
  "« %s » is not a phone",
  (typed) => {
    expect(plausiblePhone(typed)).toBeUndefined();
  },
);
