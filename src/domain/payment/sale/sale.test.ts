import { expect, test } from "vitest";
import { line } from "../../../../test/shop/quote.ts";
import { NOTE_FROM, saleFault, saleTotal } from "./sale.ts";

const passing = { is_passing: true, name_refused: false, total_incl: 1_200, is_paid: true };

test.each<[string, Partial<typeof passing>, string | undefined]>([
  ["a filter of 12 € paid at once, to nobody by name", {}, undefined],
  ["just below 25 €", { total_incl: NOTE_FROM - 1 }, undefined],
  ["25 €, and the name was not asked", { total_incl: NOTE_FROM }, "sale-name"],
  [
    "25 €, and the client would rather not say",
    { total_incl: NOTE_FROM, name_refused: true },
    undefined,
  ],
  ["a debt of nobody", { is_paid: false }, "sale-unpaid"],
  ["a gift", { is_paid: false, total_incl: 0 }, undefined],
  [
    "a client on file, who pays later",
    { is_passing: false, is_paid: false, total_incl: 90_000 },
    undefined,
  ],
])("%s", (_what, changes, refused) => {
  expect(saleFault({ ...passing, ...changes })?.refused).toBe(refused);
});

test("a sale comes to what the shop’s regime makes of it", () => {
  const sold = { lines: [line("l1", { unit_price: 2_000, vat_rate: 2000 })], discount: 0 };
  expect([saleTotal("normal", sold), saleTotal("franchise", sold)]).toEqual([2_400, 2_000]);
});
