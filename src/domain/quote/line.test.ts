import { describe, expect, it, test } from "vitest";
import { excludingVat, share } from "../money.ts";
import { tariffsOf } from "../shop/tariffs.ts";
import {
  checkLines,
  linesUnder,
  startingPrice,
  type LineKind,
  type QuoteLine,
  type VatRate,
} from "./line.ts";

const sound: QuoteLine = {
  id: "l1",
  kind: "labour",
  label: "Remplacement de la pompe",
  quantity: 15_000,
  unit: "h",
  unit_price: 5_500,
  vat_rate: 2000,
  discount: 0,
};

describe("the lines of a quote", () => {
  it("pass when each can be printed and counted", () => {
    expect(checkLines([sound])).toEqual([sound]);
  });

  it.each([
    ["an empty label", { label: "  " }, "line-label"],
    ["a label of 501 letters", { label: "x".repeat(501) }, "line-label"],
    ["a null character", { label: "Pompe\u0000" }, "line-label"],
    ["no quantity", { quantity: 0 }, "line-quantity"],
    ["a quantity finer than a ten-thousandth", { quantity: 0.5 }, "line-quantity"],
    ["a negative price", { unit_price: -1 }, "line-price"],
    ["half a cent", { unit_price: 10.5 }, "line-price"],
    ["a discount above the price", { discount: 10_001 }, "line-discount"],
  ] as const)("are refused with %s, naming the line", (_, facts, word) => {
    expect(checkLines([{ ...sound, ...facts }])).toEqual({ refused: word, detail: { id: "l1" } });
  });

  it("are refused beyond two hundred", () => {
    expect(checkLines(Array.from({ length: 201 }, () => sound))).toEqual({
      refused: "too-many-lines",
    });
  });

  it("may say something without a price", () => {
    expect(checkLines([{ ...sound, kind: "text", quantity: 0, unit: "" }])).toHaveLength(1);
  });

  it("carry no VAT in a shop under the exemption", () => {
    expect(linesUnder("franchise", [sound])[0]?.vat_rate).toBe(0);
    expect(linesUnder("normal", [sound])[0]?.vat_rate).toBe(2000);
  });
});

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
