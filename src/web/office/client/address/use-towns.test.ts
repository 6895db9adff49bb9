import { expect, test } from "vitest";
import { townsOf } from "./use-towns.ts";

test("the towns of a postal code are proposed once each", () => {
  const blagnac = { zip: "31700", city: "Blagnac" };
  const beauzelle = { zip: "31700", city: "Beauzelle" };
  const street = { ...blagnac, street: "12 Rue des Essais", label: "12 Rue des Essais Blagnac" };
  expect(townsOf([blagnac, street, beauzelle, { zip: "", city: "France" }])).toEqual([
    blagnac,
    beauzelle,
  ]);
});
