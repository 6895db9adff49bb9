import { expect, test } from "vitest";
import { claimOf } from "./claim.ts";

const invoice = { reference: "F2026-00012", quote_id: "q1", remainder: 14_000 };
const quote = { id: "q1", reference: "D2026-00007", status: "Accepté" as const, due: 19_000 };

test("an invoice counts for what it still owes, and its quote is not counted twice", () => {
  expect(claimOf([invoice], [quote])).toEqual({
    lines: [{ label: "Facture F2026-00012, reste à payer", amount: 14_000 }],
    total: 14_000,
  });
});

test("an accepted quote that nothing charges yet is claimed beside it", () => {
  const { lines, total } = claimOf([invoice], [quote, { ...quote, id: "q2", due: 6_000 }]);
  expect([lines.length, total]).toEqual([2, 20_000]);
});

test.each([
  ["a refused quote", [], [{ ...quote, status: "Refusé" as const }]],
  ["a quote without an answer", [], [{ ...quote, status: "Envoyé" as const }]],
  ["a paid invoice", [{ ...invoice, remainder: 0 }], [quote]],
  ["an invoice that was paid twice", [{ ...invoice, remainder: -500 }], []],
  ["nothing", [], []],
])("%s claims nothing", (_, invoices, quotes) => {
  expect(claimOf(invoices, quotes)).toEqual({ lines: [], total: 0 });
});
