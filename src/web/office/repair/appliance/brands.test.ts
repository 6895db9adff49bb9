import { expect, test } from "vitest";
import { brandsOf } from "./brands.ts";

test("the names are read in the order of the answer, each once", () => {
  const answer = [{ name: "Miele" }, { name: " Bosch ", used: 3 }, { name: "Miele" }, { name: "" }];
  expect(brandsOf(answer)).toEqual(["Miele", "Bosch"]);
});

test.each([[undefined], [[]], [{ refused: "not-signed-in" }], [[{ label: "Miele" }]], ["Miele"]])(
  "%j is no list of brands",
  (answer) => {
    expect(brandsOf(answer)).toBeUndefined();
  },
);
