import { expect, test } from "vitest";
import { CATEGORIES, SUB_CATEGORIES } from "./categories.ts";
import { APPLIANCE_KINDS, isKindId, kindOf, kindsIn, mainCategoryOf } from "./kinds.ts";

test("the catalogue knows about sixty appliances, each once, and every trade repairs something", () => {
  const ids = APPLIANCE_KINDS.map((kind) => kind.id);
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ids).size).toBe(ids.length);
  for (const category of CATEGORIES) expect(kindsIn(category.id), category.name).not.toEqual([]);
});

test("a finer shelf belongs to one of the appliance's trades", () => {
  for (const kind of APPLIANCE_KINDS) {
    const shelf = SUB_CATEGORIES.find((sub) => sub.id === kind.sub_category_id);
    if (shelf) expect(kind.category_ids, kind.name).toContain(shelf.category_id);
  }
});

test("an unknown appliance is « Inconnu » and has no trade", () => {
  expect(kindOf("fusee").name).toBe("Inconnu");
  expect(kindOf(null).name).toBe("Inconnu");
  expect(mainCategoryOf("fusee")).toBeUndefined();
  expect(mainCategoryOf("micro-ondes")?.name).toBe("Petit électroménager");
  expect([isKindId("lave-linge"), isKindId("inconnu")]).toEqual([true, false]);
});
