import { expect, test } from "vitest";
import { instant, parties } from "../../../../test/shop/quote.ts";
import { certificateCopy, certificateOf } from "./document.ts";

const input = {
  id: "i",
  repair_id: "r",
  reason: "cost" as const,
  fault: "Tambour cassé",
  note: "Devis de 420 €",
};
const named = {
  parties: { ...parties, more: "never printed" },
  reference: "R2026-00042",
  technician: "Karim Benali",
  at: instant("2026-11-23T11:00:00Z"),
};

test("holds who, what and why, and nothing that is not printed", () => {
  const document = certificateOf(input, named);
  expect(document).toEqual({
    ...parties,
    reference: "R2026-00042",
    reason: "cost",
    fault: "Tambour cassé",
    note: "Devis de 420 €",
    technician: "Karim Benali",
    certified_at: "2026-11-23T11:00:00.000Z",
  });
});

test("the copy of the tracking link says neither who the client is nor the serial number", () => {
  const copy = certificateCopy(certificateOf(input, named));
  const text = JSON.stringify(copy);
  for (const personal of ["Vidal", "Peupliers", "BR-4471-9920"])
    expect(text).not.toContain(personal);
  expect(copy).toMatchObject({
    fault: "Tambour cassé",
    appliance: { model: "WTC1299" },
    client: { name: "Copie de lecture" },
  });
});
