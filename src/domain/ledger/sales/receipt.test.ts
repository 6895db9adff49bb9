import fc from "fast-check";
import { expect, it } from "vitest";
import { sum } from "../../money.ts";
import { VAT_RATES } from "../../quote/line.ts";
import { rateAmounts } from "./receipt.ts";

it("puts goods and services of a rate together, the highest rate first", () => {
  expect(
    rateAmounts([
      { vat_rate: 1000, incl: 1_100, vat: 100 },
      { vat_rate: 2000, incl: 2_400, vat: 400 },
      { vat_rate: 2000, incl: 1_200, vat: 200 },
    ]),
  ).toEqual([
    { vat_rate: 2000, base: 3_000, vat: 600 },
    { vat_rate: 1000, base: 1_000, vat: 100 },
  ]);
});

it("of money given back is negative, of nothing is nothing", () => {
  expect(rateAmounts([{ vat_rate: 0, incl: -5_000, vat: 0 }])).toEqual([
    { vat_rate: 0, base: -5_000, vat: 0 },
  ]);
  expect(rateAmounts([])).toEqual([]);
});

it("loses no cent, whatever the shares", () => {
  const drawn = fc.record({
    vat_rate: fc.constantFrom(...VAT_RATES),
    incl: fc.integer({ min: -90_000_000, max: 90_000_000 }),
    vat: fc.integer({ min: -9_000_000, max: 9_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(drawn), (shares) => {
      const rates = rateAmounts(shares);
      expect(sum(rates.map(({ base, vat }) => base + vat))).toBe(
        sum(shares.map(({ incl }) => incl)),
      );
      expect(new Set(rates.map(({ vat_rate }) => vat_rate)).size).toBe(rates.length);
    }),
  );
});
