import { expect, test } from "vitest";
import { invoice } from "../../../test/shop/invoice.ts";
import { readingCopy } from "./reading.ts";

test("the copy says what was invoiced, not to whom nor where", () => {
  const { document } = invoice;
  const copy = readingCopy(document);
  expect(JSON.stringify(document)).toMatch(/Vidal.*Peupliers.*Blagnac.*BR-4471/);
  expect(JSON.stringify(copy)).not.toMatch(/Vidal|Peupliers|Blagnac|BR-4471/);
  expect(copy).toMatchObject({ reference: document.reference, totals: document.totals });
  expect([copy.lines, copy.client.name]).toEqual([document.lines, "Copie de lecture"]);
});
