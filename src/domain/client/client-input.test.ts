import { expect, test } from "vitest";
import { TYPED_HOME } from "../../../test/shop/home.ts";
import { isRefusal } from "../decision.ts";
import { recordOf } from "../record.ts";
import { parseClientInput } from "./client-input.ts";
import { OPTIONAL_TEXTS } from "./fields.ts";
import { parsePhone } from "./phone/phone.ts";

const ID = "01990000-0000-7000-8000-0000000000c1";
const vidal = {
  type: "Particulier",
  lastname: "VIDAL",
  firstname: "Hélène",
  phones: [{ name: "Portable", number: "06 39 98 12 34" }],
  email: "helene.vidal@example.org",
  note: "",
};
const parse = (change: object) => parseClientInput({ ...vidal, ...change }, parsePhone);
const stored = (change: object = {}) => {
  const parsed = parse(change);
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed;
};

test("a client without an id or addresses is a new one that has none yet", () => {
  expect(stored()).toEqual({
    ...recordOf(OPTIONAL_TEXTS, () => null),
    ...vidal,
    phones: [{ name: "Portable", number: "+33639981234" }],
    id: null,
    shop_id: null,
    addresses: [],
    base: {},
  });
});

test("of a client, only the last name has to be sent; what is left out stays", () => {
  expect(parseClientInput({ lastname: "Vidal" }, parsePhone)).toEqual({
    ...recordOf(OPTIONAL_TEXTS, () => null),
    lastname: "Vidal",
    id: null,
    shop_id: null,
    type: null,
    phones: null,
    addresses: [],
    base: {},
  });
});

test.each([
  [{ lastname: "  Le  Gall " }, { lastname: "Le Gall" }],
  [
    { lastname: "d'Ormesson", firstname: "jean-élie" },
    { lastname: "d'Ormesson", firstname: "jean-élie" },
  ],
  [{ lastname: "VI\u200bDAL\u202e" }, { lastname: "VIDAL" }],
  [{ lastname: "Vi\u0000dal\u0007" }, { lastname: "Vidal" }],
  [{ firstname: "He\u0301le\u0300ne" }, { firstname: "Hélène" }],
  [{ email: " Helene.Vidal@Example.org " }, { email: "Helene.Vidal@Example.org" }],
  [{ email: "  " }, { email: "" }],
  [{ note: " Sonner\r\ndeux fois. " }, { note: "Sonner\ndeux fois." }],
  [{ note: "😀".repeat(100) }, { note: "😀".repeat(100) }],
  [{ lastname: "محمد" }, { lastname: "محمد" }],
  [
    { type: "Entreprise", siren: "732 829 320" },
    { type: "Entreprise", siren: "732829320" },
  ],
  [{ siren: "" }, { siren: "" }],
  [
    { type: "Entreprise", vat_number: "be 0403.170.701" },
    { type: "Entreprise", vat_number: "BE0403170701" },
  ],
  [{ id: ID.toUpperCase() }, { id: ID }],
])("%j is stored as %j", (given, expected) => {
  expect(stored(given)).toMatchObject(expected);
});

test.each([
  ["06 39 98 12 34", "+33639981234"],
  ["06.39.98.12.34", "+33639981234"],
  ["0033 6 39 98 12 34", "+33639981234"],
  ["+33 (0)6 39 98 12 34", "+33639981234"],
  ["+32 470 12 34 56", "+32470123456"],
  ["+352 621 123 456", "+352621123456"],
  ["+41 79 123 45 67", "+41791234567"],
])("the telephone « %s » is stored %s", (number, expected) => {
  expect(stored({ phones: [{ name: "Fix", number }] }).phones).toEqual([
    { name: "Fix", number: expected },
  ]);
});

test.each<[string, object, string]>([
  ["no last name", { lastname: " \u200b " }, "lastname"],
  ["a last name of 201 signs", { lastname: "x".repeat(201) }, "lastname"],
  ["a third type", { type: "Robot" }, "type"],
  ["half an e-mail", { email: "vidal@" }, "email"],
  ["a short telephone", { phones: [{ name: "Fix", number: "12" }] }, "phones.0.number"],
  [
    "the second telephone",
    { phones: [vidal.phones[0], { name: "Fix", number: "bonjour" }] },
    "phones.1.number",
  ],
  ["a pager", { phones: [{ name: "Pager", number: "0561990012" }] }, "phones.0.name"],
  ["21 telephones", { phones: Array(21).fill(vidal.phones[0]) }, "phones"],
  ["10,001 signs of note", { note: "x".repeat(10_001) }, "note"],
  ["a SIREN that is none", { siren: "732829321" }, "siren"],
  ["a SIREN of letters", { siren: "abc" }, "siren"],
  ["a number of VAT with a wrong key", { vat_number: "FR00732829320" }, "vat_number"],
  ["a SIREN in place of a number of VAT", { vat_number: "732829320" }, "vat_number"],
  ["an id that is none", { id: "1" }, "id"],
  [
    "an address for holidays",
    { addresses: [{ ...TYPED_HOME, tags: ["vacances"] }] },
    "addresses.0.tags.0",
  ],
  [
    "an address beyond the pole",
    { addresses: [{ ...TYPED_HOME, lat: 90.1, lon: 0 }] },
    "addresses.0.lat",
  ],
  [
    "an address in a circle",
    { addresses: [{ ...TYPED_HOME, lat: 0, lon: -181 }] },
    "addresses.0.lon",
  ],
  [
    "one address twice",
    {
      addresses: [
        { ...TYPED_HOME, address_id: ID },
        { ...TYPED_HOME, address_id: ID },
      ],
    },
    "addresses",
  ],
  ["51 addresses", { addresses: Array(51).fill(TYPED_HOME) }, "addresses"],
])("%s is refused in French on its field", (_, change, field) => {
  const parsed = parse(change);
  expect(isRefusal(parsed) && parsed.detail[field]).toMatch(/^\p{Lu}.*\.$/u);
});

test.each([undefined, null, [], "texte", 42])("%j is no client", (value) => {
  expect(isRefusal(parseClientInput(value, parsePhone))).toBe(true);
});

test("several faults are told at once, each on its field", () => {
  const parsed = parse({ lastname: "", email: "x", phones: [{ name: "Fix", number: "1" }] });
  expect(isRefusal(parsed) && Object.keys(parsed.detail).sort()).toEqual([
    "email",
    "lastname",
    "phones.0.number",
  ]);
});

test("an address that says nothing is left out of a form", () => {
  const blank = { ...TYPED_HOME, street: " ", zip: "", city: "\u200b" };
  expect(stored({ addresses: [blank, TYPED_HOME] }).addresses).toMatchObject([{ city: "Blagnac" }]);
});
