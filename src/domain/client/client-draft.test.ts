import { expect, test } from "vitest";
import { HOME } from "../../../test/shop/home.ts";
import {
  begunWith,
  changedMeanwhile,
  contentOf,
  differs,
  draftOf,
  editOf,
  emptyDraft,
  faultsOf,
  filed,
  hasFaults,
  similarTo,
  type ClientDraft,
} from "./client-draft.ts";
import { BLANK_TEXTS } from "./fields.ts";
import { phoneRow } from "./phone/row.ts";

const marie = draftOf({
  ...BLANK_TEXTS,
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  phones: [{ name: "Portable", number: "+33639981234" }],
  email: "marie@example.org",
  note: "Sonner deux fois",
});
const SIREN = "732829320";

test.each<[string, Partial<ClientDraft>]>([
  ["a space after a name", { lastname: "DUPONT " }],
  ["capitals in the e-mail", { email: " Marie@Example.org" }],
  [
    "the same phone written otherwise",
    { phones: [{ ...phoneRow(7, "+33639981234"), chosen: true }] },
  ],
  ["a blank line for a second phone", { phones: [...marie.phones, phoneRow(1)] }],
  ["a SIREN left behind by somebody who is no company", { siren: SIREN }],
])("%s changes nothing: Save stays disabled", (_, change) => {
  expect(differs({ ...marie, ...change }, marie)).toBe(false);
});

test.each<[string, Partial<ClientDraft>]>([
  ["another last name", { lastname: "DURAND" }],
  ["a last name in small letters", { lastname: "Dupont" }],
  ["no first name", { firstname: "" }],
  ["a company", { type: "Entreprise" }],
  ["the type of a phone", { phones: [{ ...phoneRow(0, "+33639981234"), name: "Fax" }] }],
  ["a second phone", { phones: [...marie.phones, phoneRow(1, "0199001234")] }],
  ["half a phone", { phones: [...marie.phones, phoneRow(1, "0199")] }],
  ["no phone", { phones: [] }],
  ["another e-mail", { email: "m@example.org" }],
  ["a line in the note", { note: "Sonner deux fois\n" }],
  ["an address", { addresses: [HOME] }],
])("%s is a difference: Save is offered", (_, change) => {
  expect(differs({ ...marie, ...change }, marie)).toBe(true);
});

test("an untouched form has nothing to save", () => {
  expect(differs(marie, marie)).toBe(false);
  expect(differs(emptyDraft(), emptyDraft())).toBe(false);
});

test("names are filed when their field is left, each by its own switch", () => {
  const typed = { ...marie, lastname: " d'Ormesson ", firstname: "JEAN-ÉLIE" };
  expect(filed(typed, marie, {})).toMatchObject({ lastname: "D'ORMESSON", firstname: "Jean-Élie" });
  expect(filed(typed, marie, { upper_lastname: false })).toMatchObject({ lastname: "d'Ormesson" });
  expect(filed(typed, marie, { title_firstname: false })).toMatchObject({ firstname: "JEAN-ÉLIE" });
});

test("a name put on file with other switches is left alone until somebody changes it", () => {
  const vincent = { ...marie, lastname: "van Gogh", firstname: "vincent" };
  expect(filed(vincent, vincent, {})).toEqual(vincent);
  expect(filed({ ...vincent, lastname: " van Gogh " }, vincent, {})).toEqual(vincent);
  expect(filed({ ...vincent, lastname: "van Goghe" }, vincent, {})).toMatchObject({
    lastname: "VAN GOGHE",
    firstname: "vincent",
  });
});

test("what is saved is trimmed, international, and without blanks", () => {
  const typed: ClientDraft = {
    ...emptyDraft(),
    type: "Entreprise",
    lastname: "  LE GALL ",
    firstname: " ",
    phones: [phoneRow(0, "0639981234"), phoneRow(1)],
    email: " Contact@LeGall.example ",
    siren: "732 829 320",
    addresses: [HOME],
  };
  expect(contentOf(typed)).toEqual({
    ...BLANK_TEXTS,
    type: "Entreprise",
    lastname: "LE GALL",
    phones: [{ name: "Portable", number: "+33639981234" }],
    email: "contact@legall.example",
    siren: SIREN,
    addresses: [HOME],
  });
});

test("a form begins with one line for a phone, whoever the client is", () => {
  expect(emptyDraft().phones).toHaveLength(1);
  expect(draftOf({ ...contentOf(marie), phones: [] }).phones).toHaveLength(1);
  expect(draftOf({ ...contentOf(marie), type: "Autre" }).type).toBe("Particulier");
});

test.each<[string, Partial<ReturnType<typeof contentOf>>]>([
  ["Dupont ", { lastname: "Dupont" }],
  ["marie@example.org", { email: "marie@example.org" }],
  ["0639981234", { phones: [{ name: "Portable", number: "+33639981234" }] }],
  ["+32 470 12 34 56", { phones: [{ name: "Portable", number: "+32470123456" }] }],
  ["06 39", { phones: [{ name: "Portable", number: "06 39" }] }],
  ["Garage 24", { lastname: "Garage 24" }],
  ["", { lastname: "" }],
])("« %s » typed in the search begins the right field", (typed, content) => {
  expect(contentOf(begunWith(typed))).toEqual({ ...contentOf(emptyDraft()), ...content });
});

test.each<[string, Partial<ClientDraft>, object]>([
  ["a client with only a last name", { lastname: "X" }, {}],
  ["no last name", { lastname: "  " }, { lastname: "lastname-missing" }],
  ["a last name without end", { lastname: "N".repeat(201) }, { lastname: "name-too-long" }],
  ["a first name without end", { firstname: "n".repeat(201) }, { firstname: "name-too-long" }],
  ["half an e-mail", { email: "marie@" }, { email: "email-malformed" }],
  ["a note without end", { note: "n".repeat(10_001) }, { note: "note-too-long" }],
  ["the longest note", { note: "n".repeat(10_000) }, {}],
  ["a wrong SIREN", { type: "Entreprise", siren: "123456789" }, { siren: "siren-wrong" }],
  ["a right SIREN", { type: "Entreprise", siren: "732 829 320" }, {}],
  ["a wrong SIREN nobody sees", { siren: "123456789" }, {}],
  [
    "a wrong number of VAT",
    { type: "Entreprise", vat_number: "FR00732829320" },
    { vat_number: "vat-number-wrong" },
  ],
  ["a right number of VAT", { type: "Entreprise", vat_number: "fr 44 732829320" }, {}],
  ["a number of VAT that nobody sees", { vat_number: "12" }, {}],
  ["hostile names", { lastname: "<script>alert(1)</script>", firstname: "'; drop table --" }, {}],
  ["emoji and right-to-left text", { lastname: "🔧 مريم", firstname: "‏שרה" }, {}],
])("%s: said field by field", (_, change, faults) => {
  const found = faultsOf({ ...marie, ...change });
  expect(found).toEqual({ phones: new Map(), ...faults });
  expect(hasFaults(found)).toBe(Object.keys(faults).length > 0);
});

test("a phone that cannot be one is pointed at by its line", () => {
  const found = faultsOf({ ...marie, phones: [...marie.phones, phoneRow(5, "06 39")] });
  expect([...found.phones]).toEqual([[5, "phone-wrong"]]);
  expect(hasFaults(found)).toBe(true);
});

test("who is typed is looked for by what is whole of him", () => {
  const typed: ClientDraft = {
    ...emptyDraft(),
    lastname: " Dupont",
    email: "marie@",
    phones: [phoneRow(0, "0639981234"), phoneRow(1, "0199")],
  };
  expect(similarTo(typed)).toEqual({
    lastname: "Dupont",
    firstname: "",
    email: "",
    phones: ["+33639981234"],
  });
});

test.each<[string, Partial<ClientDraft>, boolean]>([
  ["nothing", {}, false],
  ["one letter", { lastname: "D" }, false],
  ["a first name alone", { firstname: "Marie" }, false],
  ["half a phone", { phones: [phoneRow(0, "06 39")] }, false],
  ["two letters", { lastname: "Du" }, true],
  ["a phone", { phones: [phoneRow(0, "0639981234")] }, true],
  ["an e-mail", { email: "marie@example.org" }, true],
])("%s is enough to look for a known client: %#", (_, change, isEnough) => {
  expect(similarTo({ ...emptyDraft(), ...change }) !== undefined).toBe(isEnough);
});

const OPENED = {
  ...BLANK_TEXTS,
  type: "Particulier",
  lastname: "DUPONT",
  email: "Marie@Example.org",
  // As a server of before the rules of today may have it.
  phones: [{ name: "Portable", number: "+33639981234", __typename: "Phone" }],
};

test("saving sends only what was changed, and what the form was opened with", () => {
  const draft = { ...draftOf(OPENED), note: "Chien" };
  expect(editOf(draft, OPENED)).toEqual({
    changed: { note: "Chien" },
    base: { note: "", lastname: "DUPONT" },
  });
  const mobile = { ...draftOf(OPENED), phones: [phoneRow(0, "06 39 98 43 21")] };
  expect(editOf(mobile, OPENED)).toEqual({
    changed: { phones: [{ name: "Portable", number: "+33639984321" }] },
    base: { phones: [{ name: "Portable", number: "+33639981234" }], lastname: "DUPONT" },
  });
});

test("what another person changed meanwhile is told, not what was just saved", () => {
  const saved = { ...OPENED, note: "Chien", firstname: "Marie", phones: [] };
  const edit = editOf({ ...draftOf(OPENED), note: "Chien" }, OPENED);
  expect(changedMeanwhile(OPENED, saved, edit)).toEqual(["firstname", "phones"]);
  const same = { ...OPENED, phones: OPENED.phones.map(({ name, number }) => ({ number, name })) };
  expect(changedMeanwhile(OPENED, same, edit)).toEqual([]);
});
