import { describe, expect, test } from "vitest";
import { parseLocalDate, toInstant } from "../../time.ts";
import {
  categoryChoices,
  draftFaults,
  draftOf,
  emptyDraft,
  hasPlate,
  tidyDraft,
  toAppliance,
  withKind,
  type ApplianceDraft,
  withFoundKind,
} from "./draft.ts";

const NOON = toInstant(Date.UTC(2026, 2, 14, 11));
const day = (text: string) => {
  const date = parseLocalDate(text);
  if (!date) throw new Error(text);
  return date;
};
const washer: ApplianceDraft = {
  ...emptyDraft("a1"),
  kind_id: "lave-linge",
  category_id: "gros-electromenager",
  brand: "Bosch",
  model: "WAX32",
};

test("an empty form is not under warranty and asks first what the appliance is", () => {
  expect(emptyDraft("a1").underwarranty).toBe(false);
  expect(draftFaults(emptyDraft("a1"), day("2026-03-14"))).toEqual({ kind_id: "kind-missing" });
});

describe("the trades proposed", () => {
  const names = (kind_id: string, skills: readonly string[]) =>
    categoryChoices(kind_id, skills).map(({ id }) => id);

  test.each([
    [
      "a microwave in a shop of both trades: the main one first",
      "micro-ondes",
      ["gros-electromenager", "petit-electromenager"],
      ["petit-electromenager", "gros-electromenager"],
    ],
    [
      "a microwave where only large appliances are repaired",
      "micro-ondes",
      ["gros-electromenager", "plomberie"],
      ["gros-electromenager"],
    ],
    [
      "a microwave where no user repairs any: its own trades",
      "micro-ondes",
      ["plomberie"],
      ["petit-electromenager", "gros-electromenager"],
    ],
    [
      "an appliance that the catalogue does not know: the shop's trades",
      "inconnu",
      ["plomberie", "gros-electromenager"],
      ["gros-electromenager", "plomberie"],
    ],
  ])("%s", (_, kind_id, skills, expected) => {
    expect(names(kind_id, skills)).toEqual(expected);
  });

  test("an unknown appliance in a shop without trades may be filed under any of the fourteen", () => {
    expect(names("inconnu", [])).toHaveLength(14);
  });
});

test("choosing a kind files it under its first possible trade and keeps what was typed", () => {
  const typed = { ...emptyDraft("a1"), brand: "Moulinex", serial: "S1" };
  expect(withKind(typed, "micro-ondes", ["gros-electromenager"])).toEqual({
    ...typed,
    kind_id: "micro-ondes",
    category_id: "gros-electromenager",
  });
});

test.each([
  ["a shop of two trades has to say which", ["plomberie", "chauffage"], ""],
  ["a shop of one trade does not", ["plomberie"], "plomberie"],
])("for an unknown kind, %s", (_, skills, category_id) => {
  expect(withKind(washer, "inconnu", skills).category_id).toBe(category_id);
});

test("spaces, invisible signs and endless words are put right", () => {
  const typed = {
    ...washer,
    brand: "  De   Dietrich ",
    serial: "FD 9912\u200b\t0042",
    model: "x".repeat(10_000),
    purchased_on: "2026-1",
  };
  expect(tidyDraft(typed)).toEqual({
    ...washer,
    brand: "De Dietrich",
    serial: "FD 9912 0042",
    model: "x".repeat(80),
    purchased_on: "",
  });
});

test.each([
  ["", undefined],
  ["2026-03-14", undefined],
  ["2026-03-15", "purchase-date-later"],
  ["2999-01-01", "purchase-date-later"],
  ["2026-02-30", "purchase-date-wrong"],
  ["hier", "purchase-date-wrong"],
])("bought on « %s », seen on 14 March: %s", (purchased_on, fault) => {
  expect(draftFaults({ ...washer, purchased_on }, day("2026-03-14")).purchased_on).toBe(fault);
});

test("the appliance kept has the catalogue's words and the day it was bought", () => {
  const draft = { ...washer, serial: " S1 ", purchased_on: "2025-11-02" };
  expect(toAppliance(draft, NOON)).toEqual({
    id: "a1",
    created_at: NOON,
    kind_id: "lave-linge",
    kind: "Lave-linge",
    type: "lave-linge",
    category_id: "gros-electromenager",
    category: "Gros électroménager",
    name: "",
    brand: "Bosch",
    gtin: "",
    model: "WAX32",
    serial: "S1",
    underwarranty: false,
    purchased_on: "2025-11-02",
  });
});

test("without a trade chosen, the kind's main trade is kept; an unknown appliance has none", () => {
  expect(toAppliance({ ...washer, category_id: "" }, NOON).category_id).toBe("gros-electromenager");
  expect(toAppliance({ ...emptyDraft("a2"), kind_id: "inconnu" }, NOON)).toMatchObject({
    kind: "Inconnu",
    category: "",
    purchased_on: null,
  });
});

test("a known appliance comes back into the form as it was kept", () => {
  const kept = toAppliance({ ...washer, purchased_on: "2025-11-02" }, NOON);
  expect(draftOf(kept)).toEqual({ ...washer, purchased_on: "2025-11-02" });
  expect(draftOf({ ...kept, purchased_on: null }).purchased_on).toBe("");
});

test("what the catalogue does not know keeps the words it was looked for by, unless it has a name", () => {
  const named = (kind_id: string, name = "") =>
    withFoundKind({ ...emptyDraft("a"), name }, { kind_id, words: " yaourtière  1970 " }, []).name;
  expect(named("inconnu")).toBe("yaourtière 1970");
  expect(named("autre-electromenager")).toBe("yaourtière 1970");
  expect(named("lave-linge")).toBe("");
  expect(named("inconnu", "Celle de mamie")).toBe("Celle de mamie");
});

test.each([
  ["a machine", "lave-linge", {}, true],
  ["a kind that the catalogue does not know", "inconnu", {}, true],
  ["a survey", "diagnostic-performance-energetique", {}, false],
  ["a roof", "toiture", {}, false],
  ["a slammed door", "porte-serrure", {}, false],
  ["a window of which the brand is noted", "vitre", { brand: "Velux" }, true],
  ["works under guarantee", "toiture", { underwarranty: true }, true],
])("the plate and the guarantee are asked of %s or not", (_, kind_id, noted, isAsked) => {
  expect(hasPlate({ ...emptyDraft("a"), kind_id, ...noted })).toBe(isAsked);
});
