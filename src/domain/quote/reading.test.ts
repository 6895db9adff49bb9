import { expect, test } from "vitest";
import { readingCopy } from "./reading.ts";
import type { QuoteDocument } from "./document.ts";

test("who follows a repair reads what is done and for how much, never who and where", () => {
  const document = {
    reference: "D2026-00042",
    client: {
      name: "Hélène VIDAL",
      address: ["8 allée des Peupliers"],
      type: "Particulier",
      siren: "",
    },
    place: ["8 allée des Peupliers", "31700 Blagnac"],
    appliance: { kind: "Lave-linge", brand: "Brandt", model: "W1", serial: "BR-4471" },
    lines: [{ label: "Pompe" }],
  } as unknown as QuoteDocument;
  const copy = readingCopy(document);
  expect(JSON.stringify(copy)).not.toMatch(/VIDAL|Peupliers|Blagnac|BR-4471/);
  expect([copy.reference, copy.lines, copy.client.type]).toEqual([
    "D2026-00042",
    document.lines,
    "Particulier",
  ]);
});
