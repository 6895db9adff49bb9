import { describe, expect, test } from "vitest";
import { TYPED_HOME } from "../../../test/shop/home.ts";
import { isRefusal } from "../decision.ts";
import { parseAddressChange, parseAddressInput } from "./address-input.ts";

const OTHER = "01990000-0000-7000-8000-0000000000c2";
test("an address is tidied, is in France unless said otherwise, and half a position is none", () => {
  const given = {
    ...TYPED_HOME,
    street: " 8  allée\u200b des Peupliers",
    country: " ",
    lat: 43.6,
    tags: ["facturation", "facturation"],
  };
  expect(parseAddressInput(given)).toEqual({
    ...TYPED_HOME,
    address_id: null,
    tags: ["facturation"],
    lat: null,
    lon: null,
  });
  expect(
    parseAddressInput({ ...TYPED_HOME, address_id: OTHER, lat: 43.6, lon: 1.39 }),
  ).toMatchObject({
    address_id: OTHER,
    lat: 43.6,
    lon: 1.39,
  });
  expect(parseAddressInput({ ...TYPED_HOME, country: "Belgique" })).toMatchObject({
    country: "Belgique",
  });
});

test("an address needs neither tags, complement nor country", () => {
  expect(parseAddressInput({ street: "8 allée des Peupliers", zip: "31700" })).toEqual({
    ...TYPED_HOME,
    city: "",
    address_id: null,
    lat: null,
    lon: null,
  });
});

describe("a known address that is changed", () => {
  const known = {
    ...TYPED_HOME,
    address_id: OTHER,
    tags: ["facturation"] as const,
    lat: 43.6,
    lon: 1.39,
  };

  test.each<[string, object, object]>([
    ["nothing that is sent changes nothing", {}, known],
    [
      "a floor keeps its position",
      { complement: "2e étage" },
      { ...known, complement: "2e étage" },
    ],
    ["a text that is null stays", { street: null, tags: null }, known],
    [
      "another street takes its position away",
      { street: "1 rue X" },
      { ...known, street: "1 rue X", lat: null, lon: null },
    ],
    [
      "a position that is sent is kept",
      { street: "1 rue X", lat: 44, lon: 2 },
      { ...known, street: "1 rue X", lat: 44, lon: 2 },
    ],
    ["a position that is null is taken away", { lat: null }, { ...known, lat: null, lon: null }],
  ])("%s", (_, sent, expected) => {
    expect(parseAddressChange(known, sent)).toEqual(expected);
  });

  test("is refused once nothing says where it is", () => {
    expect(isRefusal(parseAddressChange(known, { street: "", zip: "", city: "" }))).toBe(true);
  });
});

test("an address that says nothing is refused alone", () => {
  const blank = { ...TYPED_HOME, street: " ", zip: "", city: "\u200b" };
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
  const parsed = parseAddressInput({ ...TYPED_HOME, ...wrong });
  expect(isRefusal(parsed) && parsed.detail[field]).toMatch(/^\p{Lu}.*\.$/u);
});
