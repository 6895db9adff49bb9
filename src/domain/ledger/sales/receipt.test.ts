import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { share, sum } from "../../money.ts";
import { VAT_RATES } from "../../quote/line.ts";
import type { VatGroup } from "../../quote/totals.ts";
import { prorata, receiptVat } from "./receipt.ts";

const group = (vat_rate: VatGroup["vat_rate"], base: number): VatGroup => ({
  vat_rate,
  base,
  vat: share(base, vat_rate),
});
const inclOf = (groups: readonly { base: number; vat: number }[]) =>
  sum(groups.flatMap(({ base, vat }) => [base, vat]));

describe("the VAT of a receipt", () => {
  it("of a whole invoice is the VAT of the invoice", () => {
    const groups = [group(2000, 10_000), group(1000, 5_000)];
    expect(receiptVat(groups, { before: 0, amount: 17_500 })).toEqual(groups);
  });

  it("of a half is a half of each rate", () => {
    expect(
      receiptVat([group(2000, 10_000), group(1000, 5_000)], { before: 0, amount: 8_750 }),
    ).toEqual([
      { vat_rate: 2000, base: 5_000, vat: 1_000 },
      { vat_rate: 1000, base: 2_500, vat: 250 },
    ]);
  });

  it("of three thirds loses no cent", () => {
    const paid = [0, 3_333, 6_666].map((before, turn) =>
      receiptVat([group(2000, 8_333)], { before, amount: turn < 2 ? 3_333 : 3_334 }),
    );
    expect(paid.flat().map(({ vat }) => vat)).toEqual([556, 555, 556]);
    expect(sum(paid.flat().map(({ vat }) => vat))).toBe(1_667);
  });

  it("of a shop without VAT, and of an invoice of nothing, is nothing", () => {
    expect(receiptVat([group(0, 9_900)], { before: 0, amount: 5_000 })).toEqual([
      { vat_rate: 0, base: 5_000, vat: 0 },
    ]);
    expect(receiptVat([group(2000, 0)], { before: 0, amount: 100 })).toEqual([
      { vat_rate: 2000, base: 0, vat: 0 },
    ]);
    expect(prorata(1, 1, 0)).toBe(0);
  });

  const groups = fc.uniqueArray(fc.constantFrom(...VAT_RATES), { minLength: 1 }).chain((rates) =>
    fc
      .array(fc.integer({ min: 1, max: 90_000_000 }), {
        minLength: rates.length,
        maxLength: rates.length,
      })
      .map((bases) => rates.map((rate, place) => group(rate, bases[place] ?? 1))),
  );
  const amounts = fc.array(fc.integer({ min: -50_000_000, max: 50_000_000 }), { maxLength: 8 });

  it("adds up to what was received, payment by payment, and to the invoice's once all is paid", () => {
    fc.assert(
      fc.property(groups, amounts, (invoiced, received) => {
        const rest = inclOf(invoiced) - sum(received);
        const totals = invoiced.map(({ vat_rate }) => ({ vat_rate, base: 0, vat: 0 }));
        let before = 0;
        for (const amount of [...received, rest]) {
          const lines = receiptVat(invoiced, { before, amount });
          expect(inclOf(lines)).toBe(amount);
          before += amount;
          lines.forEach(({ base, vat }, place) => {
            const total = totals[place];
            if (total) Object.assign(total, { base: total.base + base, vat: total.vat + vat });
          });
        }
        expect(totals).toEqual(invoiced);
      }),
    );
  });

  it("of a correction is the opposite of what it corrects, when nothing came between", () => {
    fc.assert(
      fc.property(groups, fc.integer({ min: 1, max: 50_000_000 }), (invoiced, amount) => {
        const wrong = receiptVat(invoiced, { before: 0, amount });
        const back = receiptVat(invoiced, { before: amount, amount: -amount });
        expect(back.map(({ base, vat }) => [base, vat])).toEqual(
          wrong.map(({ base, vat }) => [0 - base, 0 - vat]),
        );
      }),
    );
  });
});
