import { expect, test } from "vitest";
import {
  addressAt,
  addressFor,
  blankAddress,
  formatAddress,
  isBlankAddress,
  isLocated,
  isSameAddress,
  locatedBy,
  retyped,
  searchedText,
  tidyAddress,
  type Address,
  type AddressTag,
} from "./address.ts";

const home = {
  street: "12 rue des Essais",
  complement: "",
  zip: "31700",
  city: "Blagnac",
  country: "France",
};

test("an address reads on one line, France unsaid", () => {
  expect(formatAddress(home)).toBe("12 rue des Essais, 31700 Blagnac");
  expect(formatAddress({ ...home, complement: "Bât. B", country: "Belgique" })).toBe(
    "12 rue des Essais, Bât. B, 31700 Blagnac, Belgique",
  );
});

test("one place spelt twice is one place, another door is another place", () => {
  expect(isSameAddress(home, { ...home, street: "12, RUE DES ESSAIS", city: "BLAGNAC" })).toBe(
    true,
  );
  expect(isSameAddress(home, { ...home, complement: "Bât. B" })).toBe(false);
  expect(isSameAddress(home, { ...home, street: "2 rue des Essais" })).toBe(false);
});

test("the tagged address serves, else the first", () => {
  const tagged = (id: string, ...tags: AddressTag[]) => ({ id, tags });
  const both = [tagged("a", "facturation"), tagged("b", "intervention")];
  expect(addressFor(both, "intervention")?.id).toBe("b");
  expect(addressFor([tagged("c")], "facturation")?.id).toBe("c");
  expect(addressFor([], "facturation")).toBeUndefined();
});

const located: Address = { ...blankAddress("a"), ...home, lat: 43.6371, lon: 1.3912 };

test("a new address is in France, and one goes there", () => {
  expect(blankAddress("a")).toMatchObject({ country: "France", tags: ["intervention"], lat: null });
  expect(isBlankAddress(blankAddress("a"))).toBe(true);
  expect(isBlankAddress({ ...blankAddress("a"), city: "Blagnac" })).toBe(false);
  expect(isBlankAddress({ ...blankAddress("a"), street: "  " })).toBe(true);
});

test.each<[string, Partial<Address>, number | null]>([
  ["another street", { street: "14 rue des Essais" }, null],
  ["another city", { city: "Colomiers" }, null],
  ["another country", { country: "Belgique" }, null],
  ["a space at the end", { street: "12 rue des Essais " }, 43.6371],
  ["a floor", { complement: "2e étage" }, 43.6371],
  ["a tag", { tags: ["facturation"] }, 43.6371],
  ["a place found in a list", { street: "1 rue X", lat: 44, lon: 2 }, 44],
  ["coordinates typed by an administrator", { lat: 44 }, 44],
])("%s leaves the right coordinates", (_, change, lat) => {
  expect(retyped(located, change).lat).toBe(lat);
});

test("an address is stored without spaces around, in France when no country is given", () => {
  expect(tidyAddress({ ...located, street: " 12 rue des Essais ", country: " " })).toEqual(located);
});

test.each([
  ["12 r", undefined],
  ["    12 r    ", undefined],
  [" 12 ru ", "12 ru"],
  ["31700", "31700"],
])("« %s » asks the address search for %s", (typed, searched) => {
  expect(searchedText(typed)).toBe(searched);
});

test("coordinates are looked up from street, postal code and city", () => {
  expect(locatedBy({ ...home, complement: "Bât. B" })).toBe("12 rue des Essais 31700 Blagnac");
  expect(locatedBy({ ...home, street: "", zip: "", city: "Pau" })).toBeUndefined();
});

test.each<[string, number | null, number | null, boolean]>([
  ["both", 43.6, 1.39, true],
  ["the equator at Greenwich", 0, 0, true],
  ["no longitude", 43.6, null, false],
  ["no latitude", null, 1.39, false],
  ["neither", null, null, false],
])("an address is located by both its coordinates: %s", (_, lat, lon, located) => {
  expect(isLocated({ lat, lon })).toBe(located);
});

test("an appointment is at the address of its position, else at the one to visit", () => {
  const home = { id: "a", tags: ["intervention"], lat: 43.6, lon: 1.4 };
  const cellar = { id: "b", tags: [], lat: 43.7, lon: 1.5 };
  const unknown = { id: "c", tags: [], lat: null, lon: null };
  const idAt = (lat: number | null, lon: number | null) =>
    addressAt([unknown, cellar, home], { lat, lon })?.id;
  expect([idAt(43.7, 1.5), idAt(43.7, 1.4), idAt(null, null)]).toEqual(["b", "a", "a"]);
  expect(addressAt([], { lat: 43.7, lon: 1.5 })).toBeUndefined();
});
