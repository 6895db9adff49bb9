import { describe, expect, it } from "vitest";
import { checkLines, type QuoteLine } from "./line.ts";

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

  it.each([
    ["two hundred", 200, {}],
    ["a hundred and fifty with prices incl. VAT", 150, { unit_price_incl: 6_600 }],
  ])("are refused beyond %s", (_, most, price) => {
    const lines = Array.from({ length: most }, () => ({ ...sound, ...price }));
    expect(checkLines(lines)).toHaveLength(most);
    expect(checkLines([...lines, ...lines.slice(0, 1)])).toEqual({ refused: "too-many-lines" });
  });

  it("may say something without a price", () => {
    expect(checkLines([{ ...sound, kind: "text", quantity: 0, unit: "" }])).toHaveLength(1);
  });
});
