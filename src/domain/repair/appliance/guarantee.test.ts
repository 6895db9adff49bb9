import { expect, test } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { legalGuaranteeUntil } from "./guarantee.ts";

test.each([
  ["2024-11-02", "2026-11-02"],
  ["2024-02-29", "2026-02-28"],
  ["2026-02-28", "2028-02-28"],
  ["2199-12-31", undefined],
])("bought new on %s, the legal guarantee lasts until %s", (bought, until) => {
  expect(legalGuaranteeUntil(date(bought))).toBe(until);
});
