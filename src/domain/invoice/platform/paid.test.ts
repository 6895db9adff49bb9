import { expect, test } from "vitest";
import { paidAtRates, paidTotal } from "./paid.ts";

test.each([
  ["nothing", [], []],
  [
    "parts and labour of one rate",
    [
      { vat_rate: 2000, incl: 4_000 },
      { vat_rate: 2000, incl: 8_000 },
    ],
    [{ vat_rate: 2000, amount: 12_000 }],
  ],
  [
    "two rates, the highest first",
    [
      { vat_rate: 1000, incl: 1_100 },
      { vat_rate: 2000, incl: 2_400 },
    ],
    [
      { vat_rate: 2000, amount: 2_400 },
      { vat_rate: 1000, amount: 1_100 },
    ],
  ],
  ["a sum given back", [{ vat_rate: 0, incl: -5_000 }], [{ vat_rate: 0, amount: -5_000 }]],
  [
    "what a correction takes off and adds at one rate",
    [
      { vat_rate: 2000, incl: 5_000 },
      { vat_rate: 2000, incl: -5_000 },
    ],
    [],
  ],
])("%s", (_, shares, paid) => {
  expect(paidAtRates(shares)).toEqual(paid);
  expect(paidTotal(paid)).toBe(shares.reduce((total, { incl }) => total + incl, 0));
});
