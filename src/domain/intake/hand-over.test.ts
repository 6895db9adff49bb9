import { describe, expect, test } from "vitest";
import { statusAfter } from "../repair/status.ts";
import { handOverDevice, handOverEvent, handOverItem, missingAccessories } from "./hand-over.ts";
import { parseHandOver, type HandOverInput } from "./input.ts";

const given: HandOverInput = {
  intake_id: "00000000-0000-7000-8000-000000000001",
  returned: ["Chargeur"],
  note: "",
  name: "Hélène Vidal",
  signature: { kind: "drawn", strokes: "M10 10L20 20" },
};
const held = { accessories: ["Chargeur", "Housse"], returned_at: null };

describe("the client takes the appliance back", () => {
  test("with a name and a signature", () => {
    const { name, signature } = given;
    expect(handOverDevice(given, held)).toEqual({ name, signature });
  });
  test.each([
    ["it was taken back already", {}, { ...held, returned_at: "2026" }, "already-returned"],
    ["an accessory was never left", { returned: ["Vélo"] }, held, "accessory-unknown"],
    ["nothing is signed", { signature: null }, held, "signature-missing"],
    ["no name is given", { name: "" }, held, "name-missing"],
  ] as const)("never when %s", (_, change, intake, refused) => {
    const changed = {
      ...given,
      ...change,
      returned: [...(("returned" in change && change.returned) || given.returned)],
    };
    expect(handOverDevice(changed, intake)).toEqual({ refused });
  });
  test("what is not ticked stays noted as left behind", () => {
    const missing = missingAccessories(held.accessories, given.returned);
    expect(missing).toEqual(["Housse"]);
    const to = { name: "Hélène Vidal", missing, lent: [] };
    expect(handOverItem({ note: "À revoir" }, to)).toEqual({
      type: "DeviceReturned",
      payload: { note: "remis à Hélène Vidal ; reste à l’atelier : Housse ; À revoir" },
    });
    const all = { name: "Léa", missing: [], lent: [] };
    expect(handOverItem({ note: "" }, all).payload).toEqual({ note: "remis à Léa" });
  });

  test("what the client still has of the shop is noted too", () => {
    const to = { name: "Léa", missing: [], lent: ["Samsung A14"] };
    expect(handOverItem({ note: "" }, to).payload).toEqual({
      note: "remis à Léa ; prêt encore chez le client : Samsung A14",
    });
  });
});

test.each([
  ["nothing was charged yet", "Réparé", [], "Attente de réglement"],
  ["an invoice waits for money", "Réparé", [4_000, 0], "Attente de réglement"],
  ["everything is paid", "Réparé", [0], "Terminer/Archivé"],
  [
    "everything is paid, after a credit note",
    "Attente de réglement",
    [0, -500],
    "Terminer/Archivé",
  ],
  ["the quote was refused", "Devis refusé", [], "Terminer/Archivé"],
  ["it still waits for its invoice", "Attente de réglement", [4_000], "Attente de réglement"],
  ["the work goes on", "Attente de pièces", [], "Attente de pièces"],
] as const)("when %s, %s with %j left becomes what follows", (_, status, remainders, after) => {
  expect(statusAfter(handOverEvent(status, remainders), status)).toBe(after);
});

test("a hand-over as it is sent", () => {
  expect(parseHandOver(given)).toEqual(given);
  expect(parseHandOver({ ...given, note: "x".repeat(1_001) })).toMatchObject({
    refused: "bad-input",
  });
});
