import { expect, test } from "vitest";
import type { Address } from "../address.ts";
import { knownAs, openDirectory, type Entry } from "./directory.ts";

const HOME = "+33561990012";
const entry = (
  id: string,
  name: string,
  facts: { email?: string; phone?: string; zip?: string; street?: string } = {},
): Entry => {
  const [lastname = "", firstname = ""] = name.split(" ");
  const address: Address = {
    address_id: id,
    tags: [],
    complement: "",
    city: "Blagnac",
    country: "France",
    street: facts.street ?? "",
    zip: facts.zip ?? "",
    lat: null,
    lon: null,
  };
  return {
    id,
    lastname,
    firstname,
    email: facts.email ?? "",
    phones: facts.phone ? [{ name: "Fix", number: facts.phone }] : [],
    addresses: facts.zip ? [address] : [],
  };
};

const marie = entry("marie", "DUPONT Marie", {
  email: "m@example.org",
  phone: HOME,
  zip: "31700",
  street: "1 rue A",
});
const paul = entry("paul", "DUPONT Paul", { phone: HOME });
const jean = entry("jean", "MARTIN Jean");

test.each<[string, Entry, string | undefined]>([
  ["by her e-mail", entry("", "Dupont Marie", { email: "m@example.org" }), "marie"],
  ["by the family's telephone, the wife", entry("", "DUPONT Marie", { phone: HOME }), "marie"],
  ["by the family's telephone, the husband", entry("", "DUPONT Paul", { phone: HOME }), "paul"],
  ["by the family's telephone, nobody knows whom", entry("", "DUPONT", { phone: HOME }), "several"],
  ["by a name alone that nothing contradicts", entry("", "MARTIN Jean", { zip: "31000" }), "jean"],
  [
    "a homonym with another e-mail and telephone",
    entry("", "DUPONT Marie", { email: "x@example.org", phone: "+331" }),
    undefined,
  ],
  [
    "the same name at the same door, even with another telephone",
    entry("", "DUPONT Marie", { phone: "+331", zip: "31700", street: "1, RUE A" }),
    "marie",
  ],
  ["a homonym elsewhere", entry("", "DUPONT Marie", { zip: "59000" }), undefined],
  ["the daughter on the family's telephone", entry("", "DUPONT Zoé", { phone: HOME }), undefined],
])("known %s", (_, described, expected) => {
  const found = knownAs(described, [marie, paul, jean]);
  expect(typeof found === "object" ? found.id : found).toBe(expected);
});

test("a directory finds without being read through, and knows what it was told last", () => {
  const directory = openDirectory([marie, jean]);
  expect(directory.find(entry("", "MARTIN Jean"))).toBe(jean);
  const richer = { ...jean, email: "jean@example.org" };
  directory.put(richer);
  expect(directory.get("jean")).toBe(richer);
  expect(directory.find(entry("", "MARTIN J", { email: "jean@example.org" }))).toBe(richer);
  expect(directory.find(entry("", "LEROY Anne"))).toBeUndefined();
});

const crowd = Array.from({ length: 300 }, (_, turn) =>
  entry(`passer-${turn}`, "PASSAGE Client", { email: `passer${turn}@example.org`, phone: HOME }),
);

test.each<[string, Entry, string | undefined]>([
  [
    "by the name and the e-mail together",
    entry("", "PASSAGE Client", { email: "passer200@example.org" }),
    "passer-200",
  ],
  [
    "as somebody new under an e-mail that none of them has",
    entry("", "PASSAGE Client", { email: "neuf@example.org" }),
    undefined,
  ],
  ["by nobody, when the name is all that is said", entry("", "PASSAGE Client"), "several"],
  [
    "by nobody else, when the switchboard's telephone is shared",
    entry("", "LEROY Anne", { phone: HOME }),
    undefined,
  ],
])("somebody of a crowd is known %s", (_, described, expected) => {
  const found = openDirectory(crowd).find(described);
  expect(typeof found === "object" ? found.id : found).toBe(expected);
});
