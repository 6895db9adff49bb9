import { expect, test } from "vitest";
import { averageBasket, changeOf, changeText, conversionOf, daysToPayment } from "./figures.ts";

test.each([
  [{ count: 3, excl: 10_000 }, 3_333],
  [{ count: 0, excl: 0 }, null],
  [{ count: 1, excl: 0 }, 0],
])("the average basket of %o is %s", (issued, expected) => {
  expect(averageBasket(issued)).toBe(expected);
});

test("quotes are converted in percent of those sent, and invoices paid in days", () => {
  expect(conversionOf({ sent: 8, accepted: 6 })).toBe(75);
  expect(conversionOf({ sent: 0, accepted: 0 })).toBeNull();
  expect(daysToPayment({ count: 4, days: 10 })).toBe(2.5);
  expect(daysToPayment({ count: 0, days: 0 })).toBeNull();
});

test.each([
  [120, 100, "+20 %"],
  [80, 100, "-20 %"],
  [100, 100, "0 %"],
  [0, 100, "-100 %"],
])("%i after %i is said « %s »", (now, before, text) => {
  expect(changeText(changeOf(now, before) ?? NaN).replace(/\s/g, " ")).toBe(text);
});

test("nothing, or less than nothing, compares with nothing", () => {
  expect([changeOf(5, 0), changeOf(5, -10), changeOf(null, 5), changeOf(5, null)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
