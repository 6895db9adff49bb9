import { expect, test } from "vitest";
import { isDuplicate, nearNames, rankSimilar, resemblance, type Comparable } from "./duplicate.ts";

type Facts = { email?: string; phones?: string[]; street?: string; zip?: string; city?: string };

const client = (lastname: string, firstname: string, facts: Facts = {}): Comparable => ({
  lastname,
  firstname,
  email: facts.email ?? "",
  phones: (facts.phones ?? []).map((number) => ({ number })),
  addresses: facts.city
    ? [{ street: facts.street ?? "", zip: facts.zip ?? "31000", city: facts.city }]
    : [],
});

const HOME = "+33561990012";
const MOBILE = "+33639981234";
const marie = client("DUPONT", "Marie", {
  email: "marie@example.org",
  phones: [MOBILE, HOME],
  street: "8 allée des Peupliers",
  zip: "31700",
  city: "Blagnac",
});

test.each<[string, Comparable, string, string]>([
  [
    "the same person entered twice by her mobile",
    client("DUPONT", "Marie", { phones: [MOBILE] }),
    "sure",
    "same-phone same-name",
  ],
  [
    "the same e-mail in capitals",
    client("Dupont", "marie", { email: "MARIE@example.org" }),
    "sure",
    "same-email same-name",
  ],
  [
    "an initial for the first name, on the landline",
    client("DUPONT", "M.", { phones: [HOME] }),
    "sure",
    "same-phone same-name",
  ],
  [
    "the husband on the family landline: a hint, not a duplicate",
    client("DUPONT", "Paul", { phones: [HOME] }),
    "weak",
    "same-phone",
  ],
  [
    "the husband at home: another person at one address",
    client("DUPONT", "Paul", { street: "8, allée des peupliers", zip: "31700", city: "Blagnac" }),
    "none",
    "same-street",
  ],
  [
    "the tenant who took over the number",
    client("MARTIN", "Jean", { phones: [HOME] }),
    "weak",
    "same-phone",
  ],
  [
    "another name on both her e-mail and her mobile",
    client("LEROY", "Marie", { email: "marie@example.org", phones: [MOBILE] }),
    "likely",
    "same-email same-phone",
  ],
  [
    "one letter mistyped, the same telephone",
    client("DUPOND", "Marie", { phones: [MOBILE] }),
    "likely",
    "same-phone near-name",
  ],
  [
    "one letter mistyped, the same street",
    client("DUPOMT", "Marie", { street: "8 ALLEE DES PEUPLIERS", zip: "31700", city: "BLAGNAC" }),
    "likely",
    "near-name same-street",
  ],
  [
    "first and last name exchanged, the same telephone",
    client("MARIE", "Dupont", { phones: [MOBILE] }),
    "likely",
    "same-phone near-name",
  ],
  [
    "the same name in the same town",
    client("DUPONT", "Marie", { street: "2 rue Neuve", zip: "31700", city: "Blagnac" }),
    "likely",
    "same-name same-town",
  ],
  ["a homonym somewhere else", client("DUPONT", "Marie", { city: "Lille" }), "weak", "same-name"],
  [
    "one letter mistyped, only the town in common",
    client("DUPOND", "Marie", { zip: "31700", city: "Blagnac" }),
    "weak",
    "near-name same-town",
  ],
  ["one letter mistyped and nothing else", client("DUPOND", "Marie"), "none", "near-name"],
  ["somebody else", client("MARTIN", "Jean", { city: "Lille" }), "none", ""],
])("%s", (_, other, strength, why) => {
  expect(resemblance(marie, other)).toEqual({ strength, why: why.split(" ").filter(Boolean) });
  expect(resemblance(other, marie).strength).toBe(strength);
});

test("two records without e-mail, telephone nor address do not share a blank", () => {
  expect(resemblance(client("A", ""), client("B", ""))).toEqual({ strength: "none", why: [] });
});

test.each([
  ["DUPONT", "Jean", "DUPOND", "Jean", true],
  ["LE GALL", "Yann", "LEGAL", "Yann", true],
  ["DUPONT", "Jean", "DUPONT", "Jaen", true],
  ["DUPONT", "Jean", "DUPONT", "Jeanne", false],
  ["DUPONT", "Michel", "DUPONT", "Michèle", false],
  ["DUPONT", "Paul", "DUPOND", "Pierre", false],
  ["ROY", "Anne", "RAY", "Anne", false],
  ["BEAUCHAMPS", "Anne", "BOCHAMPS", "Anne", false],
  ["MONTGOLFIER", "Anne", "MONTGOLFIÉE", "Anne", true],
  ["DUPONT", "Jean", "DUPONT", "Jean", false],
])("%s %s and %s %s are near spellings: %s", (lastname, firstname, last, first, near) => {
  expect(nearNames({ lastname, firstname }, { lastname: last, firstname: first })).toBe(near);
});

test("two endless names of unequal length are not compared letter by letter", () => {
  const endless = (length: number) => ({ lastname: "T".repeat(length), firstname: "Marie" });
  // Letter by letter these would be sixty thousand million comparisons: this test would never end.
  expect(nearNames(endless(300_000), endless(200_000))).toBe(false);
});

test("while typing, the likeliest comes first and strangers are left out", () => {
  const typed = client("Dupont", "Marie", { phones: [HOME] });
  const paul = client("DUPONT", "Paul", { phones: [HOME] });
  const stranger = client("MARTIN", "Zoé");
  expect(rankSimilar(typed, [stranger, paul, marie]).map((found) => found.client)).toEqual([
    marie,
    paul,
  ]);
});

test("only what is sure or likely is called a duplicate", () => {
  expect(
    (["sure", "likely", "weak", "none"] as const).filter((strength) =>
      isDuplicate({ why: [], strength }),
    ),
  ).toEqual(["sure", "likely"]);
});

test.each<[string, string, boolean]>([
  ["Adrien", "Le Gall", true],
  ["legal adrien", "", true],
  ["adrien legal", "", true],
  ["legale", "adrein", true],
  ["le gall", "adrienne", false],
  ["le gall", "marie", false],
  ["legal", "", true],
  ["adam", "", false],
])(
  "while « %s %s » is typed, LE GALL Adrien is proposed: %s",
  (lastname, firstname, isProposed) => {
    const known = client("LE GALL", "Adrien");
    expect(rankSimilar(client(lastname, firstname), [known])).toHaveLength(isProposed ? 1 : 0);
  },
);
