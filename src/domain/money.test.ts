import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allocate,
  divideRounded,
  formatEuros,
  parseDecimal,
  parseEuros,
  share,
  sum,
  times,
} from "./money.ts";

describe("rounding", () => {
  test.each([
    [5n, 10n, 1],
    [4n, 10n, 0],
    [-5n, 10n, -1],
    [15n, 10n, 2],
    [25n, 10n, 3],
    [-25n, 10n, -3],
  ])("%d / %d is %d: halves go away from zero", (top, bottom, expected) => {
    expect(divideRounded(top, bottom)).toBe(expected);
  });

  test.each([
    [12_990, 2_000, 2_598],
    [1_833, 2_000, 367],
    [948, 550, 52],
    [0, 2_000, 0],
  ])("%d cents at %d basis points is %d cents of VAT", (amount, rate, vat) => {
    expect(share(amount, rate)).toBe(vat);
  });

  test("two and a half hours at 58,33 € is 145,83 €", () => {
    expect(times(5_833, 25_000)).toBe(14_583);
  });
});

test("an amount split by weights is never lost or made", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(fc.integer({ min: 0, max: 1e5 }), { minLength: 1, maxLength: 12 }),
      (amount, weights) => sum(allocate(amount, weights)) === amount,
    ),
  );
});

test("an amount beyond what a floating point holds exactly is still split to the cent", () => {
  const weights = [256_204_998_157, 41_677_140_967_103];
  expect(allocate(sum(weights), weights)).toEqual(weights);
});

test.each([
  ["1 234,50 €", 123_450],
  ["12", 1_200],
  ["0.5", 50],
  ["-3,10", -310],
  ["1,234", undefined],
  ["douze", undefined],
  ["", undefined],
  ["9999999999", undefined],
])("« %s » reads as %s cents", (text, expected) => {
  expect(parseEuros(text)).toBe(expected);
});

test("a quantity keeps four decimals", () => {
  expect(parseDecimal("1,5", 4)).toBe(15_000);
  expect(parseDecimal("0,12345", 4)).toBeUndefined();
});

test("money reads the French way, with narrow spaces", () => {
  expect(formatEuros(123_450)).toBe("1\u202f234,50\u00a0€");
});
