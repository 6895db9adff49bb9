import { expect, test } from "vitest";
import { INVOICE_KIND_FR, INVOICE_KINDS, signedDue } from "./kind.ts";

test("a list shows an invoice as it is, and a credit note as money given back", () => {
  expect(
    INVOICE_KINDS.map((kind) => [INVOICE_KIND_FR[kind], signedDue({ kind, due: 19_000 })]),
  ).toEqual([
    ["Facture", 19_000],
    ["Avoir", -19_000],
  ]);
});

test("a credit note of nothing is zero, not minus zero", () => {
  expect(Object.is(signedDue({ kind: 381, due: 0 }), 0)).toBe(true);
});
