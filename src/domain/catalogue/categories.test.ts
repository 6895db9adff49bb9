import { expect, test } from "vitest";
import { CATEGORIES, categoryOf, isCategoryId, SUB_CATEGORIES } from "./categories.ts";

test("the trades are the fourteen of the specification, to the letter", () => {
  expect(CATEGORIES.map((category) => category.name).join(", ")).toBe(
    "Gros électroménager, Petit électroménager, TV/Hifi/Electronique, Multimedia/Smartphone, " +
      "Alarme/Videosurveillance, Antenne/Internet, Electricite, Plomberie, Chauffage, Vitrerie, Couverture, " +
      "Peinture, Sol, Diagnostic immobilier",
  );
  expect(SUB_CATEGORIES.map((sub) => sub.name)).toEqual([
    "Nettoyage des sols",
    "Boissons",
    "Ordinateur",
    "Internet",
  ]);
});

test("a category is found by its id, and nothing else", () => {
  expect(categoryOf("plomberie")?.name).toBe("Plomberie");
  expect([categoryOf("toString"), categoryOf(null)]).toEqual([undefined, undefined]);
  expect([isCategoryId("sol"), isCategoryId("soleil")]).toEqual([true, false]);
});
