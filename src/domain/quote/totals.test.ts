import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../money.ts";
import { LINE_KINDS, LINE_LIMITS, VAT_RATES, type QuoteLine } from "./line.ts";
import { lineTotalOf, totalsOf } from "./totals.ts";

const line = (facts: Partial<QuoteLine>): QuoteLine => ({
  id: "l1",
  kind: "part",
  label: "Pompe de vidange",
  quantity: 10_000,
  unit: "u",
  unit_price: 5_000,
  vat_rate: 2000,
  discount: 0,
  ...facts,
});

const anyLine = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...LINE_KINDS),
  label: fc.constant("Ligne"),
  quantity: fc.integer({ min: 1, max: LINE_LIMITS.quantity }),
  unit: fc.constant("u"),
  unit_price: fc.integer({ min: 0, max: LINE_LIMITS.unit_price }),
  vat_rate: fc.constantFrom(...VAT_RATES),
  discount: fc.integer({ min: 0, max: 10_000 }),
});
const anyLines = fc.array(anyLine, { maxLength: 30 });
const anyRate = fc.integer({ min: 0, max: 10_000 });

describe("a line's total", () => {
  it.each([
    [
      "one hour and a half at 58,33 €",
      { quantity: 15_000, unit_price: 5_833 },
      { gross: 8_750, allowance: 0, net: 8_750 },
    ],
    [
      "a third of an hour at 50 €",
      { quantity: 3_333, unit_price: 5_000 },
      { gross: 1_667, allowance: 0, net: 1_667 },
    ],
    [
      "10 % off 8,45 €, half a cent rounded up",
      { unit_price: 845, discount: 1_000 },
      { gross: 845, allowance: 85, net: 760 },
    ],
    ["a text line", { kind: "text" }, { gross: 0, allowance: 0, net: 0 }],
    ["a bonus line", { kind: "bonus" }, { gross: 0, allowance: 0, net: 0 }],
  ] as const)("rounds %s to the cent", (_, facts, total) => {
    expect(lineTotalOf(line(facts))).toEqual(total);
  });
});

describe("a document's totals", () => {
  it("rounds the VAT once per rate, not once per line", () => {
    const lines = [1, 2, 3].map((id) => line({ id: `l${id}`, unit_price: 333 }));
    expect(totalsOf(lines)).toMatchObject({ total_excl: 999, total_vat: 200, total_incl: 1_199 });
  });

  it("gives the discount away over the rates without losing a cent", () => {
    const lines = [line({ unit_price: 10_000 }), line({ unit_price: 5_001, vat_rate: 1000 })];
    expect(totalsOf(lines, 333)).toEqual({
      lines_net: 15_001,
      allowance: 500,
      total_excl: 14_501,
      vat_groups: [
        { vat_rate: 2000, base: 9_666, vat: 1_933 },
        { vat_rate: 1000, base: 4_835, vat: 484 },
      ],
      total_vat: 2_417,
      total_incl: 16_918,
      bonus: 0,
      prepaid: 0,
      due: 16_918,
    });
  });

  it("deducts the repair bonus and the deposit after the VAT, whose base stays whole", () => {
    const lines = [
      line({ unit_price: 10_000 }),
      line({ kind: "bonus", unit_price: 5_000, vat_rate: 0 }),
    ];
    expect(totalsOf(lines, 0, 2_000)).toMatchObject({
      total_excl: 10_000,
      total_vat: 2_000,
      total_incl: 12_000,
      bonus: 5_000,
      due: 5_000,
    });
  });

  it("of no line at all are zero", () => {
    expect(totalsOf([])).toMatchObject({ total_incl: 0, vat_groups: [], due: 0 });
  });

  it("always add up exactly", () => {
    fc.assert(
      fc.property(anyLines, anyRate, fc.nat(1_000_000), (lines, discount, prepaid) => {
        const totals = totalsOf(lines, discount, prepaid);
        expect(totals.lines_net).toBe(sum(lines.map((each) => lineTotalOf(each).net)));
        expect(totals.total_excl).toBe(totals.lines_net - totals.allowance);
        expect(sum(totals.vat_groups.map((group) => group.base))).toBe(totals.total_excl);
        expect(sum(totals.vat_groups.map((group) => group.vat))).toBe(totals.total_vat);
        expect(totals.total_incl).toBe(totals.total_excl + totals.total_vat);
        expect(totals.due).toBe(totals.total_incl - totals.bonus - totals.prepaid);
      }),
    );
  });

  it("never depend on the order of the lines", () => {
    const shuffled = anyLines.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, anyRate, ([lines, others], discount) => {
        expect(totalsOf(others, discount)).toEqual(totalsOf(lines, discount));
      }),
    );
  });

  it("never leave a rate with a negative base", () => {
    fc.assert(
      fc.property(anyLines, anyRate, (lines, discount) => {
        for (const group of totalsOf(lines, discount).vat_groups)
          expect(group.base).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
