import { expect, test } from "vitest";
import { credit, invoice } from "../../../test/shop/invoice.ts";
import { EXPORT_HEADINGS, exportRow } from "./export.ts";

test("an invoice is a row of numbers, with what was received and what remains", () => {
  const row = exportRow(invoice, { paid: 5_000, remainder: 8_300 });
  expect(row).toHaveLength(EXPORT_HEADINGS.length);
  expect(row.slice(0, 5)).toEqual([
    "F2026-00042",
    "Facture",
    "02/12/2026",
    "02/12/2026",
    invoice.document.client.name,
  ]);
  expect(row.slice(7)).toEqual(["240,00", "133,00", "50,00", "83,00"]);
});

test("a credit note is taken off, and nothing of it is due", () => {
  const row = exportRow(credit, undefined);
  expect([row[1], row[3]]).toEqual(["Avoir", ""]);
  expect(row.slice(7)).toEqual(["-240,00", "-133,00", "", ""]);
});
