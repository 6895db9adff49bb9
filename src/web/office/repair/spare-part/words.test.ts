import { expect, test } from "vitest";
import type { LocalDate } from "../../../../domain/time.ts";
import { draftOfPart, emptyPart, inputOfPart, isComplete, PART_EDIT } from "./draft.ts";
import { factsText, stateText } from "./words.ts";

const pump = {
  description: "Pompe",
  quantity: 2,
  supplier: "Spareka",
  price: 4_200,
  expected_on: "2026-12-01" as LocalDate,
  ordered: true,
};

test("a part says its supplier, its price, its day and what came in", () => {
  const plain = (received: number) =>
    factsText({ ...pump, received }).replaceAll(/[\u00a0\u202f]/g, " ");
  expect(plain(0)).toBe("Spareka · 42,00 € HT · attendue le 01/12/2026");
  expect(plain(1)).toBe("Spareka · 42,00 € HT · attendue le 01/12/2026 · 1 reçue sur 2");
  expect(plain(2)).toBe("Spareka · 42,00 € HT");
});

test("a draft is read back as it was, blanks without their spaces", () => {
  expect(inputOfPart(draftOfPart(pump))).toEqual(pump);
  expect(inputOfPart({ ...emptyPart(), description: " Pompe " })).toMatchObject({
    description: "Pompe",
    expected_on: null,
  });
});

test.each([
  [{ description: "Pompe" }, true],
  [{ description: " " }, false],
  [{ description: "Pompe", quantity: 1.5 }, false],
  [{ description: "Pompe", expected_on: "2026-13-01" }, false],
])("the draft %j can be saved: %s", (typed, complete) => {
  expect(isComplete({ ...emptyPart(), ...typed })).toBe(complete);
});

test("a stored value that takes the place of the draft's may be empty", () => {
  const draft = draftOfPart(pump);
  expect(PART_EDIT.withStored(draft, "price", null).price).toBeNull();
  expect(PART_EDIT.withStored(draft, "expected_on", null).expected_on).toBe("");
  expect(PART_EDIT.withStored(draft, "supplier", "PEM").supplier).toBe("PEM");
});

test("a paper says in words where a part is, and nothing of a state that it does not know", () => {
  expect(["ordered", "received", "elsewhere"].map(stateText)).toEqual(["Commandée", "Reçue", ""]);
});
