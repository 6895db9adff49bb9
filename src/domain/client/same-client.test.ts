import { expect, test } from "vitest";
import type { Phone } from "./phone/phone.ts";
import { compatibleNames, recognise, type Contact } from "./same-client.ts";

const mobile = (number: string): Phone => ({ name: "Portable", number });
const MARIE = "+33639981234";
const HOME = "+33199001234";

const person = (
  lastname: string,
  firstname: string,
  email = "",
  ...numbers: string[]
): Contact => ({
  lastname,
  firstname,
  email,
  phones: numbers.map(mobile),
});
const filed = (id: string, contact: Contact) => ({ id, ...contact });
const marie = filed("marie", person("DUPONT", "Marie", "marie@example.org", MARIE, HOME));
const paul = filed("paul", person("DUPONT", "Paul", "", HOME));

test.each([
  [
    "same e-mail and name",
    person("Dupont", "Marie", "marie@example.org"),
    { found: "same", client_id: "marie" },
  ],
  [
    "same phone and name, another e-mail",
    person("dupont", "marie", "m2@example.org", MARIE),
    { found: "same", client_id: "marie" },
  ],
  [
    "only an initial for the first name",
    person("DUPONT", "M", "", MARIE),
    { found: "same", client_id: "marie" },
  ],
  [
    "no first name at all, on Marie's own phone",
    person("DUPONT", "", "", MARIE),
    { found: "same", client_id: "marie" },
  ],
  [
    "the husband on the family phone",
    person("DUPONT", "Paul", "", HOME),
    { found: "same", client_id: "paul" },
  ],
  [
    "a daughter on the family phone",
    person("DUPONT", "Zoé", "", HOME),
    { found: "namesake", related: ["marie", "paul"] },
  ],
  [
    "a neighbour on Marie's phone",
    person("MARTIN", "Jean", "", MARIE),
    { found: "namesake", related: ["marie"] },
  ],
  [
    "no first name, on the family phone",
    person("DUPONT", "", "", HOME),
    { found: "ambiguous", related: ["marie", "paul"] },
  ],
  [
    "no first name, family phone, Marie's e-mail",
    person("DUPONT", "", "marie@example.org", HOME),
    { found: "same", client_id: "marie" },
  ],
  [
    "the same name alone says nothing",
    person("DUPONT", "Marie", "other@example.org", "+33600000000"),
    { found: "none", related: [] },
  ],
  [
    "two clients without an e-mail do not share one",
    person("DUPONT", "Paul", ""),
    { found: "none", related: [] },
  ],
])("%s", (_, contact, expected) => {
  expect(recognise(contact, [marie, paul])).toEqual(expected);
});

test.each([
  ["anne.leroy@example.org", { found: "same", client_id: "anne" }],
  ["anne.other@example.org", { found: "none", related: [] }],
])("after a merge, the e-mail of either record is hers: %s", (email, expected) => {
  const anne = filed("anne", person("LEROY", "Anne", "anne@example.org"));
  const merged = { ...anne, former_emails: ["Anne.Leroy@example.org"] };
  expect(recognise(person("LEROY", "Anne", email, "+33600000000"), [merged])).toEqual(expected);
});

test("the order of the candidates changes nothing to who is found", () => {
  const contact = person("DUPONT", "Marie", "marie@example.org", HOME);
  expect(recognise(contact, [paul, marie])).toEqual(recognise(contact, [marie, paul]));
});

test("an old duplicate of Marie makes the case ambiguous: the shop decides", () => {
  const twin = filed("twin", person("DUPONT", "Marie", "", MARIE));
  expect(recognise(person("DUPONT", "Marie", "", MARIE), [marie, twin])).toEqual({
    found: "ambiguous",
    related: ["marie", "twin"],
  });
});

test.each([
  ["Le Gall", "Yann", "LE-GALL", "YANN", true],
  ["Lefèvre", "É.", "LEFEVRE", "Élise", true],
  ["Dupont", "Jean", "Dupond", "Jean", false],
  ["Dupont", "Jean", "Dupont", "Jeanne", false],
  ["Dupont", "Paul", "Dupont", "Pierre", false],
])(
  "%s %s and %s %s may be one person: %s",
  (lastname, firstname, otherLast, otherFirst, expected) => {
    expect(
      compatibleNames({ lastname, firstname }, { lastname: otherLast, firstname: otherFirst }),
    ).toBe(expected);
  },
);
