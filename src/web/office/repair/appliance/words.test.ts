import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { emptyDraft } from "../../../../domain/repair/appliance/draft.ts";
import { DEFAULT_ZONE } from "../../../../domain/time.ts";
import { editChoices } from "../../client/conflict-words.ts";
import { APPLIANCE_EDIT, knownText, serialToAsk } from "./words.ts";

test.each([
  ["", ""],
  ["FD9", ""],
  ["  F  ", ""],
  ["FD99", "FD99"],
  [" FD 99  0042 ", "FD 99 0042"],
])("with « %s » typed, the server is asked about « %s »", (typed, asked) => {
  expect(serialToAsk(typed)).toBe(asked);
});

const washer = { kind: "Lave-linge", name: "", brand: "Bosch", model: "WAX32" };

test.each([
  [0, "Déjà connu\u00a0: Lave-linge Bosch WAX32, aucune réparation"],
  [1, "Déjà connu\u00a0: Lave-linge Bosch WAX32, 1 réparation"],
  [2, "Déjà connu\u00a0: Lave-linge Bosch WAX32, 2 réparations"],
])("a machine that came %i times is told so", (count, text) => {
  expect(knownText({ ...washer, repairs: Array.from({ length: count }) })).toBe(text);
});

test("both values of what a colleague changed of an appliance are read in words", () => {
  const mine = { ...emptyDraft(randomUUID()), kind_id: "lave-linge", purchased_on: "2025-03-04" };
  const naming = { zone: DEFAULT_ZONE, nameOf: () => "Karim Haddad" };
  const read = (field: string, theirs: unknown) =>
    editChoices(
      [{ field, theirs, account_id: "karim", at: undefined }],
      { mine, words: APPLIANCE_EDIT },
      naming,
    ).map((choice) => [choice.label, choice.mine, choice.theirs]);
  expect(read("brand", "Miele")).toEqual([["Marque", "", "Miele"]]);
  const oven = { kind_id: "four", category_id: "gros-electromenager" };
  expect(read("machine", oven)).toEqual([["Appareil", "Lave-linge", "Four, Gros électroménager"]]);
  expect(read("underwarranty", true)).toEqual([["Garantie", "Hors garantie", "Sous garantie"]]);
  expect(read("purchased_on", null)).toEqual([["Date d’achat", "4 mars 2025", ""]]);
  expect(read("weather", "sun")).toEqual([]);
});
