import { expect, test } from "vitest";
import { buyerOf, isAbroad, vatDueOf, type Buyer } from "./buyer.ts";

test.each<[string, Parameters<typeof buyerOf>[0], Buyer]>([
  ["a person", { is_company: false, siren: "", vat_ground: null }, "consumer"],
  ["a company", { is_company: true, siren: "732829320", vat_ground: null }, "french-company"],
  ["one without a SIREN", { is_company: true, siren: "", vat_ground: null }, "unknown-company"],
  ["one outside Europe", { is_company: true, siren: "", vat_ground: "export" }, "foreign-company"],
  [
    "one of Europe",
    { is_company: true, siren: "", vat_ground: "intra-community" },
    "foreign-company",
  ],
])("%s is told to the State as what it is", (_, billed, buyer) =>
  expect(buyerOf(billed)).toBe(buyer),
);

test.each([
  ["normal", false, "receipt"],
  ["normal", true, "issue"],
  ["franchise", false, "never"],
  ["franchise", true, "never"],
] as const)("of a %s document (debits: %s) owes its VAT by %s", (vat_regime, on_debits, due) =>
  expect(vatDueOf({ vat_regime, on_debits })).toBe(due),
);

test("a sale is abroad by the ground on which it bears no VAT", () => {
  expect(["export", "intra-community"].every(isAbroad)).toBe(true);
  expect(["reverse-charge", "disbursement", null].some(isAbroad)).toBe(false);
});
