import { expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import { parseAddressInput } from "./address-input.ts";

const OTHER = "01990000-0000-7000-8000-0000000000c2";
const home = {
  tags: ["intervention"],
  street: "8 allée des Peupliers",
  complement: "",
  zip: "31700",
  city: "Blagnac",
  country: "France",
};

test("an address is tidied, is in France unless said otherwise, and half a position is none", () => {
  const given = {
    ...home,
    street: " 8  allée\u200b des Peupliers",
    country: " ",
    lat: 43.6,
    tags: ["facturation", "facturation"],
  };
  expect(parseAddressInput(given)).toEqual({
    ...home,
    address_id: null,
    tags: ["facturation"],
    lat: null,
    lon: null,
  });
  expect(parseAddressInput({ ...home, address_id: OTHER, lat: 43.6, lon: 1.39 })).toMatchObject({
    address_id: OTHER,
    lat: 43.6,
    lon: 1.39,
  });
  expect(parseAddressInput({ ...home, country: "Belgique" })).toMatchObject({
    country: "Belgique",
  });
});

test("an address that says nothing is refused alone", () => {
  const blank = { ...home, street: " ", zip: "", city: "\u200b" };
  expect(parseAddressInput(blank)).toEqual({
    refused: "bad-input",
    detail: { street: "Indiquez une rue, un code postal ou une ville." },
  });
});

test.each<[string, object, string]>([
  ["for holidays", { tags: ["vacances"] }, "tags.0"],
  ["beyond the pole", { lat: 90.1, lon: 0 }, "lat"],
  ["further than around the earth", { lat: 0, lon: -181 }, "lon"],
  ["of a street without end", { street: "x".repeat(201) }, "street"],
  ["under an id that is none", { address_id: "1" }, "address_id"],
])("an address %s is refused in French on its field", (_, wrong, field) => {
  const parsed = parseAddressInput({ ...home, ...wrong });
  expect(isRefusal(parsed) && parsed.detail[field]).toMatch(/^\p{Lu}.*\.$/u);
});
