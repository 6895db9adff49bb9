import { expect, test } from "vitest";
import {
  CREDIT_OF,
  INVOICE_KIND_FR,
  INVOICE_KINDS,
  isCreditKind,
  isSaleKind,
  signedDue,
  soldExcl,
} from "./kind.ts";

test("a list shows an invoice as it is, and a credit note as money given back", () => {
  expect(
    INVOICE_KINDS.map((kind) => [INVOICE_KIND_FR[kind], signedDue({ kind, due: 19_000 })]),
  ).toEqual([
    ["Facture", 19_000],
    ["Facture rectificative", 19_000],
    ["Facture d’acompte", 19_000],
    ["Avoir", -19_000],
    ["Avoir sur acompte", -19_000],
  ]);
});

test("each kind that bills has the kind that takes it back", () => {
  expect([CREDIT_OF[380], CREDIT_OF[384], CREDIT_OF[386]].every(isCreditKind)).toBe(true);
  expect([380, 384, 386].some(isCreditKind)).toBe(false);
});

test("what sells is an invoice or the one in its place, which counts less what it cancels", () => {
  expect(INVOICE_KINDS.filter(isSaleKind)).toEqual([380, 384]);
  expect(INVOICE_KINDS.map((kind) => soldExcl(kind, 10_000, { total_excl: 8_000 }))).toEqual([
    10_000, 2_000, 10_000, -10_000, -10_000,
  ]);
  expect(soldExcl(384, 10_000, null)).toBe(10_000);
});

test("a credit note of nothing is zero, not minus zero", () => {
  expect(Object.is(signedDue({ kind: 381, due: 0 }), 0)).toBe(true);
});
