import { expect, test } from "vitest";
import { shopAddress } from "./shop.ts";

test("an address leaves out what is missing", () => {
  const garonne = {
    street: "12 rue des Essais",
    complement: "",
    zipcode: "31000",
    city: "Toulouse",
  };
  expect(shopAddress(garonne)).toBe("12 rue des Essais, 31000 Toulouse");
  expect(shopAddress({ ...garonne, street: "", complement: "Cour B" })).toBe(
    "Cour B, 31000 Toulouse",
  );
});
