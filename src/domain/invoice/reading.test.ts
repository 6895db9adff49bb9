import { expect, test } from "vitest";
import type { InvoiceDocument } from "./document.ts";
import { readingCopy } from "./reading.ts";

test("the copy says what was invoiced, not to whom nor where", () => {
  const document = {
    reference: "F2026-00042",
    client: {
      name: "Hélène VIDAL",
      address: ["8 allée des Peupliers"],
      type: "Particulier",
      siren: "",
    },
    place: ["8 allée des Peupliers", "31700 Blagnac"],
    appliance: { kind: "Lave-linge", brand: "Brandt", model: "W1", serial: "BR-4471" },
    lines: [{ label: "Pompe" }],
  } as unknown as InvoiceDocument;
  const copy = readingCopy(document);
  expect(JSON.stringify(copy)).not.toMatch(/VIDAL|Peupliers|Blagnac|BR-4471/);
  expect([copy.reference, copy.lines, copy.client.name]).toEqual([
    "F2026-00042",
    document.lines,
    "Copie de lecture",
  ]);
});
