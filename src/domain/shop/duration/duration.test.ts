import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { CATEGORIES } from "../../catalogue/categories.ts";
import { INTERVENTION_TYPES } from "../../catalogue/interventions.ts";
import { APPLIANCE_KINDS } from "../../catalogue/kinds.ts";
import { DEFAULT_BOOKING_RULES } from "../booking-rules.ts";
import {
  DURATION_LIMITS,
  isAboutOne,
  MOST_SPECIAL_DURATIONS,
  specialDurationsOf,
  specialKey,
  visitMinutes,
  type SpecialDuration,
} from "./duration.ts";

const BIG = "gros-electromenager";
const special = (facts: Partial<SpecialDuration>): SpecialDuration => ({
  kind: "Réparation",
  category_id: "",
  kind_id: "",
  minutes: 90,
  ...facts,
});
const rules = {
  durations: DEFAULT_BOOKING_RULES.durations,
  special_durations: [
    special({ category_id: BIG, minutes: 100 }),
    special({ kind_id: "lave-linge", minutes: 120 }),
    special({ kind_id: "televiseur", kind: "Diagnostic / Devis", minutes: 40 }),
  ],
};

describe("a visit lasts", () => {
  test.each([
    ["as long as its appliance", "Réparation", "lave-linge", BIG, 120],
    [
      "as long as its category when its kind has no length",
      "Réparation",
      "refrigerateur",
      BIG,
      100,
    ],
    ["as long as its category when the kind is not known", "Réparation", "", BIG, 100],
    ["as its main category when none is given", "Réparation", "refrigerateur", null, 100],
    ["the usual time for another category", "Réparation", "televiseur", null, 75],
    ["the usual time for another type", "Diagnostic / Devis", "lave-linge", BIG, 60],
    ["its own time for that type", "Diagnostic / Devis", "televiseur", null, 40],
    ["the usual time for an unknown appliance", "Réparation", "inconnu", null, 75],
    ["the usual time without an appliance", "Réparation", null, null, 75],
  ] as const)("%s", (_, kind, kind_id, category_id, minutes) => {
    expect(visitMinutes(rules, { kind, kind_id, category_id })).toBe(minutes);
  });

  it("the usual time, whatever the appliance, without rules of its own", () => {
    const usual = { ...rules, special_durations: [] };
    for (const { id } of APPLIANCE_KINDS)
      expect(visitMinutes(usual, { kind: "Réparation", kind_id: id, category_id: null })).toBe(75);
  });
});

test.each([
  [{ category_id: BIG, kind_id: "" }, true],
  [{ category_id: "", kind_id: "lave-linge" }, true],
  [{ category_id: BIG, kind_id: "lave-linge" }, false],
  [{ category_id: "", kind_id: "" }, false],
  [{ category_id: "", kind_id: "soucoupe" }, false],
] as const)("%j is about one thing: %s", (about, isOne) => {
  expect(isAboutOne(about)).toBe(isOne);
});

describe("what is stored", () => {
  it("is left out where it was spoilt", () => {
    const sound = special({ category_id: BIG });
    const spoilt = [null, "text", { ...sound, kind: "Sieste" }, { ...sound, minutes: 0 }];
    expect(specialDurationsOf([...spoilt, { ...sound, category_id: "x" }, sound])).toEqual([sound]);
    for (const none of [undefined, null, {}, "text"]) expect(specialDurationsOf(none)).toEqual([]);
  });

  it("keeps the last of two rules about the same, and a hundred at most", () => {
    const twice = [special({ category_id: BIG }), special({ category_id: BIG, minutes: 30 })];
    expect(specialDurationsOf(twice)).toEqual([special({ category_id: BIG, minutes: 30 })]);
    const all = INTERVENTION_TYPES.flatMap(({ name }) =>
      APPLIANCE_KINDS.map(({ id }) => special({ kind: name, kind_id: id })),
    );
    expect(specialDurationsOf(all)).toHaveLength(MOST_SPECIAL_DURATIONS);
  });

  it("decides every visit: the last rule about its kind, else about its category", () => {
    const anyRule = fc.record({
      kind: fc.constantFrom(...INTERVENTION_TYPES.map(({ name }) => name)),
      category_id: fc.constantFrom("" as const, ...CATEGORIES.map(({ id }) => id)),
      kind_id: fc.constantFrom("", "lave-linge", "four", "televiseur"),
      minutes: fc.integer({ min: DURATION_LIMITS[0], max: DURATION_LIMITS[1] }),
    });
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 12 }), (stored) => {
        const special_durations = specialDurationsOf(stored);
        const keys = special_durations.map(specialKey);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { kind, category_id, kind_id, minutes } of special_durations) {
          const visited = { kind, kind_id, category_id: category_id || null };
          expect(visitMinutes({ ...rules, special_durations }, visited)).toBe(minutes);
        }
      }),
    );
  });
});
