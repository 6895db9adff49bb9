import { expect, test } from "vitest";
import { isSupplierCredit, SUPPLIER_FORMAT_FR, SUPPLIER_FORMATS } from "./supplier-invoice.ts";

test("a supplier owes what its credit notes say", () => {
  expect([380, 381, 384, 386, 396, 503].filter((kind) => isSupplierCredit({ kind }))).toEqual([
    381, 396, 503,
  ]);
});

test("every format has its words", () => {
  for (const format of SUPPLIER_FORMATS) expect(SUPPLIER_FORMAT_FR[format]).not.toBe("");
});
