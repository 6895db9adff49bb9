import { expect, test } from "vitest";
import { senderOf } from "./sender.ts";

const garonne = {
  name: "Atelier Garonne",
  phone: "+33561990012",
  email: "contact@atelier-garonne.test",
  street: "14 rue des Essais",
  complement: "Cour B",
  zipcode: "31000",
  city: "Toulouse",
};

test("a shop signs with the number one dials and its address on one line", () => {
  expect(senderOf(garonne)).toEqual({
    name: "Atelier Garonne",
    phone: "05 61 99 00 12",
    email: "contact@atelier-garonne.test",
    address: "14 rue des Essais, Cour B, 31000 Toulouse",
  });
});

test("a shop without a phone signs without one", () => {
  expect(senderOf({ ...garonne, phone: "" }).phone).toBe("");
});
