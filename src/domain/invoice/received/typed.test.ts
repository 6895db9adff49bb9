import { expect, test } from "vitest";
import { typedFacts } from "./typed.ts";

const typed = {
  supplier_name: " Quincaillerie  du Pont ",
  reference: "2026/77",
  issued_on: "2026-11-20",
  due_on: "2026-12-20",
  total_incl: "87,00",
  total_vat: "14,50",
};

test("what was typed makes an invoice to pay", () => {
  expect(typedFacts(typed)).toMatchObject({
    supplier_name: "Quincaillerie du Pont",
    reference: "2026/77",
    total_excl: 7_250,
    total_vat: 1_450,
    total_incl: 8_700,
    due: 8_700,
    lines: [],
  });
  expect(typedFacts({ ...typed, due_on: "", total_vat: "" })).toMatchObject({
    due_on: null,
    total_excl: 8_700,
  });
});

test("nothing typed is nothing, and what is missing or wrong is refused", () => {
  expect(typedFacts({})).toBeUndefined();
  for (const wrong of [
    { supplier_name: "" },
    { reference: "" },
    { issued_on: "hier" },
    { due_on: "demain" },
    { total_incl: "cher" },
    { total_vat: "90" },
    { total_vat: "x" },
  ])
    expect(typedFacts({ ...typed, ...wrong })).toEqual({ refused: "supplier-invoice-typed" });
});
