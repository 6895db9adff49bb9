import { expect, test } from "vitest";
import { lines } from "../../../../test/shop/quote.ts";
import type { BonusCase } from "../../shop/bonus/eligible.ts";
import { labelOf } from "../../shop/bonus/label.ts";
import type { LocalDate } from "../../time.ts";
import { checkBonus } from "./check.ts";

const label = labelOf({ number: "QR-1", valid_from: "2025-01-01", valid_until: "2027-12-31" });
const washer: BonusCase = {
  shop: { labels: ["QualiRépar"], label },
  day: "2026-11-24" as LocalDate,
  client_type: "Particulier",
  appliance: { kind_id: "lave-linge", underwarranty: false },
};
/** 240 € incl. VAT, 50 € of which are the bonus. */
const quote = { lines, discount: 0 };

test("a bonus of the grid is promised to a private owner", () => {
  expect(checkBonus(quote, washer)).toBeUndefined();
});

test("a quote without a bonus asks for nothing", () => {
  const plain = { lines: lines.filter(({ kind }) => kind !== "bonus"), discount: 0 };
  expect(checkBonus(plain, { ...washer, client_type: "Entreprise" })).toBeUndefined();
});

test.each([
  ["to a company", quote, { client_type: "Entreprise" as const }, "bonus-company"],
  ["by a shop without the label", quote, { shop: { labels: [], label } }, "bonus-no-label"],
  [
    "for another appliance",
    quote,
    { appliance: { kind_id: "micro-ondes", underwarranty: false } },
    "bonus-amount",
  ],
  [
    "for a repair that the discount makes cheaper",
    { lines, discount: 9_900 },
    {},
    "bonus-threshold",
  ],
])("none is promised %s", (_, offered, facts, refused) => {
  expect(checkBonus(offered, { ...washer, ...facts })).toEqual({ refused });
});
