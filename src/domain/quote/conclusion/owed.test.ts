import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { line, sent } from "../../../../test/shop/quote.ts";
import type { LocalDate } from "../../time.ts";
import {
  hoursOf,
  refundOf,
  owedBack,
  owedBackTexts,
  stillOwed,
  type WithdrawalFacts,
} from "./owed.ts";

/** 1,5 h of labour at 58,33 € excl. VAT: 105,00 € incl. VAT. */
const agreed = sent.document;
const DAY = "2026-12-15" as LocalDate;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const NOTHING: WithdrawalFacts = { early_start: false, worked: 0, received: 0 };

describe("what a client who withdraws owes and gets back", () => {
  it.each<[string, Partial<WithdrawalFacts>, owed: number, back: number, left: number]>([
    ["nothing was paid", {}, 0, 0, 0],
    ["a deposit was paid", { received: 5_700 }, 0, 5_700, 0],
    ["asked to begin, but nothing was done", { early_start: true, received: 5_700 }, 0, 5_700, 0],
    ["half an hour was worked on request", { early_start: true, worked: 5_000 }, 3_500, 0, 3_500],
    [
      "half an hour was worked on request, and a deposit covers it",
      { early_start: true, worked: 5_000, received: 5_700 },
      3_500,
      2_200,
      0,
    ],
    [
      "more hours than agreed never cost more than agreed",
      { early_start: true, worked: 40_000, received: 5_700 },
      10_500,
      0,
      4_800,
    ],
    [
      "work begun without a request is never paid, even when it is finished",
      { worked: 15_000, received: 19_000 },
      0,
      19_000,
      0,
    ],
  ])("%s", (_, facts, owed, back, left) => {
    const settled = owedBack(agreed, { ...NOTHING, ...facts });
    expect([settled.owed, refundOf(settled), stillOwed(settled)]).toEqual([owed, back, left]);
  });

  it("owes nothing for a diagnosis: neither travel nor parts are work begun", () => {
    const lines = agreed.lines.filter(({ kind }) => kind !== "labour");
    const facts = { early_start: true, worked: 0, received: 3_900 };
    expect(owedBack({ ...agreed, lines }, facts)).toEqual({ ...facts, owed: 0 });
  });

  it("is counted by the shop when the labour is a flat price", () => {
    const lines = [line("l", { kind: "labour", unit: "forfait", unit_price: 9_000 })];
    const flat = {
      ...agreed,
      lines: lines.map((one) => ({ ...one, gross: 0, allowance: 0, net: 0 })),
    };
    const settled = owedBack(flat, { early_start: true, worked: 5_000, received: 5_700 });
    expect(settled.owed).toBeNull();
    expect(owedBackTexts(settled, DAY).map(plain)).toEqual([
      expect.stringContaining(
        "(57,00 €) vous est remboursé au plus tard le 15 décembre 2026, moins la part",
      ),
    ]);
  });

  it("never gives back more than was paid, nor asks for more than was agreed", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.boolean(), cents, cents, (early_start, worked, received) => {
        const settled = owedBack(agreed, { early_start, worked, received });
        expect(received - refundOf(settled) + stillOwed(settled)).toBe(settled.owed);
        expect(settled.owed).toBeLessThanOrEqual(10_500);
      }),
    );
  });
});

it.each<[WithdrawalFacts, string]>([
  [NOTHING, "Vous ne devez rien. Vous n’aviez rien payé : il n’y a rien à rembourser."],
  [
    { ...NOTHING, received: 5_700 },
    "Vous ne devez rien. Vous aviez payé 57,00 € : 57,00 € vous sont remboursés au plus tard le 15 décembre 2026, par le moyen de paiement que vous avez utilisé.",
  ],
  [
    { early_start: true, worked: 0, received: 0 },
    "Le travail n’avait pas commencé : vous ne devez rien. Vous n’aviez rien payé : il n’y a rien à rembourser.",
  ],
  [
    { early_start: true, worked: 5_000, received: 0 },
    "Temps passé à votre demande expresse : 30 min. La part due est de 35,00 € TTC, en proportion du prix convenu. Il reste 35,00 € à régler.",
  ],
])("%o is told in plain words", (facts, text) => {
  expect(plain(owedBackTexts(owedBack(agreed, facts), DAY).join(" "))).toBe(text);
});

it("ninety minutes are an hour and a half", () => {
  expect(hoursOf(90)).toBe(15_000);
});
