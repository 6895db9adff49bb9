import fc from "fast-check";
import { expect, it, test } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { amountText, dateText, quantityText, rateText, unitPriceText } from "./decimal.ts";

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [-5, "-0.05"],
  [123_456, "1234.56"],
  [-100, "-1.00"],
  [9_007_199_254_740_991, "90071992547409.91"],
])("%i cents are %s euros", (amount, text) => expect(amountText(amount)).toBe(text));

test.each([
  [10_000, "1"],
  [15_000, "1.5"],
  [1, "0.0001"],
  [100_000, "10"],
  [12_340, "1.234"],
])("a quantity of %i ten-thousandths is %s", (quantity, text) =>
  expect(quantityText(quantity)).toBe(text),
);

test.each([
  [2_000, "20.00"],
  [550, "5.50"],
  [210, "2.10"],
  [0, "0.00"],
])("a rate of %i basis points is %s", (rate, text) => expect(rateText(rate)).toBe(text));

test.each([
  [{ unit_price: 5_833, vat_rate: 2000 }, "58.33"],
  [{ unit_price: 5_833, unit_price_incl: 7_000, vat_rate: 2000 }, "58.333333"],
  [{ unit_price: 6_635, unit_price_incl: 7_000, vat_rate: 550 }, "66.350711"],
] as const)("the unit price of %o is %s", (price, text) => expect(unitPriceText(price)).toBe(text));

it("loses no cent, whatever the amount", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      expect(amountText(amount)).toMatch(/^-?\d+\.\d\d$/);
      expect(BigInt(amountText(amount).replace(".", ""))).toBe(BigInt(amount));
    }),
  );
});

test("a date has no hyphens", () => expect(dateText(date("2026-12-02"))).toBe("20261202"));
