import { expect, test } from "vitest";
import { excludingVat, share } from "../money.ts";
import { tariffsOf } from "../shop/tariffs.ts";
import type { LineKind, VatRate } from "./line.ts";
import { startingPrice } from "./starting-price.ts";

const tariffs = tariffsOf({ hourly_rate_incl: 6_500, travel_incl: 3_900 });

test.each<[LineKind, VatRate, number]>([
  ["labour", 2000, 5_417],
  ["labour", 1000, 5_909],
  ["travel", 2000, 3_250],
  ["travel", 0, 3_900],
  ["part", 2000, 0],
  ["bonus", 0, 0],
  ["text", 0, 0],
])("a line of %s at %d begins at %d cents excl. VAT", (kind, vat_rate, cents) => {
  expect(startingPrice(kind, tariffs, vat_rate)).toBe(cents);
});

test("a price that the shop has not given is nothing, and one hour costs what is shown", () => {
  expect(startingPrice("labour", tariffsOf({}), 2000)).toBe(0);
  for (let incl = 1; incl < 20_000; incl += 7) {
    const excl = excludingVat(incl, 2000);
    expect(Math.abs(excl + share(excl, 2000) - incl)).toBeLessThanOrEqual(1);
  }
});
