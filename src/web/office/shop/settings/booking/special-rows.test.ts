import { expect, test } from "vitest";
import { APPLIANCE_KINDS } from "../../../../../domain/catalogue/kinds.ts";
import { DEFAULT_BOOKING_RULES, ONLINE } from "../../../../../domain/shop/booking-rules.ts";
import type { SpecialDuration } from "../../../../../domain/shop/duration/duration.ts";
import { ABOUT_CHOICES, aboutText, typesFor, withAdded } from "./special-rows.ts";

const rules = (special_durations: readonly SpecialDuration[] = []) => ({
  ...DEFAULT_BOOKING_RULES,
  special_durations,
});

test("a length is added for an appliance, or for a category, with the usual one to begin with", () => {
  const [washer] = withAdded(rules(), "lave-linge");
  expect(washer).toEqual({
    kind: "Diagnostic / Devis",
    category_id: "",
    kind_id: "lave-linge",
    minutes: 60,
  });
  const [big] = withAdded(rules(), "category gros-electromenager");
  expect(big).toMatchObject({ category_id: "gros-electromenager", kind_id: "" });
  expect([washer, big].map((one) => one && aboutText(one))).toEqual([
    "Lave-linge",
    "Gros électroménager, tous les appareils",
  ]);
});

test("each next one for the same appliance is about another type, until none is left", () => {
  let specials: readonly SpecialDuration[] = [];
  for (let times = 0; times < ONLINE.length + 2; times++)
    specials = withAdded(rules(specials), "four");
  expect(specials.map(({ kind }) => kind)).toEqual(ONLINE);
  expect(typesFor({ category_id: "", kind_id: "four" }, specials)).toEqual([]);
  expect(typesFor({ category_id: "", kind_id: "lave-linge" }, specials)).toEqual(ONLINE);
});

test("every appliance of the catalogue can be chosen, once", () => {
  const [, ...trades] = ABOUT_CHOICES;
  const values = trades.flatMap(({ items }) => items.map(({ value }) => value));
  expect(values.toSorted()).toEqual(APPLIANCE_KINDS.map(({ id }) => id).toSorted());
});
