import { expect, test } from "vitest";
import { kindsIn } from "../../domain/catalogue/kinds.ts";
import { BREAKDOWNS } from "./breakdowns.ts";
import { PHOTOGRAPHED_MODELS } from "./photos.ts";
import { DEMO_SHOPS } from "./shops.ts";

test("each breakdown is of an appliance of the catalogue, in its own trade", () => {
  for (const { kind_id, category_id } of BREAKDOWNS)
    expect(kindsIn(category_id).map(({ id }) => id)).toContain(kind_id);
});

test("each says what the client sees and what the technician finds, in sentences", () => {
  for (const { symptom, finding, brand, model } of BREAKDOWNS) {
    expect([symptom, finding].every((text) => /^\p{Lu}.*\.$/u.test(text))).toBe(true);
    expect([brand, model]).not.toContain("");
  }
});

test("prices are whole cents, hours come by quarters, the bonus of QualiRépar in whole euros", () => {
  for (const { part, labour, bonus } of BREAKDOWNS) {
    if (part) expect([Number.isInteger(part.price), part.price > 0]).toEqual([true, true]);
    expect(labour % 2_500).toBe(0);
    expect(bonus % 100).toBe(0);
  }
});

test("every technician has breakdowns of his trade to repair", () => {
  for (const { users } of DEMO_SHOPS)
    for (const { bookable, skills } of users) {
      const own = BREAKDOWNS.filter(({ category_id }) => skills.includes(category_id));
      expect(own.length > 3).toBe(bookable);
    }
});

test("what is photographed is a breakdown of the list", () => {
  const models = BREAKDOWNS.map(({ model }) => model);
  for (const model of PHOTOGRAPHED_MODELS) expect(models).toContain(model);
});
