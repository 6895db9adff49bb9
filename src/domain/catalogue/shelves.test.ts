import { expect, test } from "vitest";
import { CATEGORIES } from "./categories.ts";
import { kindsFor, shelvesFor } from "./shelves.ts";

test("the trades of the shop's people come first, in the catalogue's order, then all the others", () => {
  const { own, others } = shelvesFor(["plomberie", "gros-electromenager", "plomberie", "magie"]);
  expect(own.map(({ id }) => id)).toEqual(["gros-electromenager", "plomberie"]);
  expect([...own, ...others]).toHaveLength(CATEGORIES.length);
  expect(others.map(({ id }) => id)).not.toContain("plomberie");
});

test("a shop whose people have no skill sees the whole catalogue", () => {
  expect(shelvesFor([])).toEqual({ own: [], others: CATEGORIES });
});

test.each([
  ["machine a laver", "lave-linge"],
  ["FRIGO", "refrigerateur"],
  ["lave vaiselle", "lave-vaisselle"],
])("« %s » finds %s first in a household shop", (text, id) => {
  expect(kindsFor(text, ["gros-electromenager"])[0]?.id).toBe(id);
});

test("what the shop repairs comes before what it does not, and nothing found is lost", () => {
  const first = (skills: readonly string[]) => kindsFor("machine", skills)[0]?.category_ids;
  expect(first(["petit-electromenager"])).toContain("petit-electromenager");
  expect(first(["gros-electromenager"])).toContain("gros-electromenager");
  expect(new Set(kindsFor("machine", ["plomberie"]))).toEqual(new Set(kindsFor("machine", [])));
});

test("nothing typed finds nothing", () => {
  expect(kindsFor("  ", ["plomberie"])).toEqual([]);
});
