import { expect, test } from "vitest";
import { BLANK_TEXTS } from "../fields.ts";
import { isFaulty, readClientLine } from "./import.ts";
import type { ClientColumn } from "./columns.ts";

const read = (values: Partial<Record<ClientColumn, string>>) =>
  readClientLine({ line: 7, values: { lastname: "dupont", ...values } });
const good = (values: Partial<Record<ClientColumn, string>>) => {
  const line = read(values);
  if (isFaulty(line)) throw new Error(JSON.stringify(line));
  return line;
};

test("a full line becomes a record, filed as the shop files", () => {
  expect(
    good({
      firstname: "jean-élie",
      email: " Jean@Example.org ",
      mobile: "06.39.98.12.34",
      landline: "05 61 99 00 12",
      street: "8 allée des  Peupliers",
      zip: "31700",
      city: "Blagnac",
      tags: "facturation, intervention",
      note: "Chien.\nSonner.",
    }),
  ).toEqual({
    ...BLANK_TEXTS,
    type: "Particulier",
    lastname: "DUPONT",
    firstname: "Jean-Élie",
    email: "jean@example.org",
    phones: [
      { name: "Portable", number: "+33639981234" },
      { name: "Fix", number: "+33561990012" },
    ],
    addresses: [
      {
        address_id: "",
        tags: ["facturation", "intervention"],
        street: "8 allée des Peupliers",
        complement: "",
        zip: "31700",
        city: "Blagnac",
        country: "France",
        lat: null,
        lon: null,
      },
    ],
    note: "Chien.\nSonner.",
    ref: "",
    aside: [],
  });
});

test.each([
  ["05 61 99 00 12 / 06 39 98 12 34", ["+33561990012", "+33639981234"]],
  ["05 61 99 00 12 ou 06 39 98 12 34", ["+33561990012", "+33639981234"]],
  ["05 61 99 00 12\n05.61.99.00.12", ["+33561990012"]],
  ["639981234", ["+33639981234"]],
  ["'+32 470 12 34 56", ["+32470123456"]],
  ["", []],
])("the telephones of « %s » are %j", (phone, numbers) => {
  expect(good({ phone }).phones.map(({ number }) => number)).toEqual(numbers);
});

test("a telephone whose column does not say what it is is told by its number", () => {
  expect(good({ phone: "06 39 98 12 34/05 61 99 00 12" }).phones.map(({ name }) => name)).toEqual([
    "Portable",
    "Fix",
  ]);
});

test.each([
  ["", "", "Particulier"],
  ["Mme", "", "Particulier"],
  ["Société", "", "Entreprise"],
  ["", "732 829 320", "Entreprise"],
])("the type « %s » with the SIREN « %s » is a %s", (type, siren, expected) => {
  expect(good({ type, siren }).type).toBe(expected);
});

test("a SIRET gives its SIREN, and a postal code the zero that a spreadsheet ate", () => {
  expect(good({ siren: "73282932000074" }).siren).toBe("732829320");
  expect(good({ zip: "1000", city: "Bourg-en-Bresse" }).addresses[0]?.zip).toBe("01000");
  expect(good({ zip: "1000", city: "Bruxelles", country: "Belgique" }).addresses[0]?.zip).toBe(
    "1000",
  );
});

test.each<[Partial<Record<ClientColumn, string>>, string, string]>([
  [{ lastname: "" }, "lastname", "Le nom manque"],
  [{ lastname: " - " }, "lastname", "Le nom manque"],
  [{ lastname: "x".repeat(201) }, "lastname", "trop long"],
  [{ note: "n".repeat(1_000_000) }, "note", "trop long"],
  [{ firstname: "x".repeat(20_000) }, "note", "trop long"],
])("%j leaves no client: the line is refused, and says what to do", (values, column, said) => {
  expect(read(values)).toContainEqual({ line: 7, column, message: expect.stringContaining(said) });
});

test.each<[Partial<Record<ClientColumn, string>>, string, string, string]>([
  [{ email: "jean(at)example.org" }, "email", "pas une adresse e-mail", "E-mail"],
  [{ phone: "12 34" }, "phone", "pas un numéro de téléphone", "Téléphone"],
  [{ mobile: "6,39981E+08" }, "mobile", "pas un numéro de téléphone", "Portable"],
  [{ phone: "06 39 98 12 34 Marie" }, "phone", "Marie", "Téléphone"],
  [{ siren: "123456789" }, "siren", "pas un SIREN", "SIREN"],
  [{ vat_number: "20 %" }, "vat_number", "pas valable", "Numéro de TVA"],
  [{ type: "VIP" }, "type", "Particulier ou Entreprise", "Type"],
  [{ tags: "vacances" }, "tags", "facturation", "Usage de l’adresse"],
  [{ zip: "ABC", city: "Foix" }, "zip", "code postal", "Code postal"],
  [{ lat: "nord" }, "lat", "degrés", "Latitude"],
  [{ firstname: "x".repeat(201) }, "firstname", "trop long", "Prénom"],
])("%j is kept in the note, and the client comes in", (values, column, said, label) => {
  const { note, aside, lastname } = good({ note: "Chien.", ...values });
  const [cell = ""] = Object.values(values);
  expect(note).toBe(`Chien.\nÀ vérifier (import)\u00a0: ${label} «\u202f${cell}\u202f»`);
  expect(aside).toEqual([{ line: 7, column, message: expect.stringContaining(said), aside: true }]);
  expect(lastname).toBe("DUPONT");
});

test("a company is known by its number of VAT alone, as its field stores it", () => {
  expect(good({ vat_number: "BE 0403.170.701" })).toMatchObject({
    type: "Entreprise",
    vat_number: "BE0403170701",
  });
});

test("what could be read of a cell is read: one number of two, a client of an unknown type", () => {
  expect(good({ phone: "06 39 98 12 34 / 12" }).phones).toEqual([
    { name: "Portable", number: "+33639981234" },
  ]);
  expect(good({ type: "VIP" }).type).toBe("Particulier");
  expect(good({ phone: "06/39/98/12/34" })).toMatchObject({
    phones: [{ number: "+33639981234" }],
    aside: [],
  });
});

test("every fault of a line is told at once", () => {
  expect(read({ lastname: "", email: "x", phone: "y" })).toHaveLength(3);
});

test.each([
  ["null\u0000byte", "NULLBYTE"],
  ["\u202eevil", "EVIL"],
  ["דוד", "דוד"],
  ["🧺 Laverie", "🧺 LAVERIE"],
  ["=cmd|' /C calc'!A0", "=CMD|' /C CALC'!A0"],
  ["'=1+1", "=1+1"],
])("a hostile name is a name: %j", (lastname, filed) => {
  expect(good({ lastname }).lastname).toBe(filed);
});

test("a cell of thousands of telephones is one fault", () => {
  const columnsOf = (phone: string) => {
    const read = readClientLine({ line: 2, values: { lastname: "Martin", phone } });
    return [...new Set((isFaulty(read) ? read : read.aside).map(({ column }) => column))];
  };
  expect(columnsOf("1/".repeat(9_000))).toEqual(["phone", "note"]);
  const sound = Array.from({ length: 1_500 }, (_, turn) => `06 39 98 ${1000 + turn}`);
  expect(columnsOf(sound.join("/"))).toEqual(["phone", "note"]);
  expect(columnsOf(sound.slice(0, 30).join("/"))).toEqual(["phone"]);
});
