import { expect, test } from "vitest";
import { isFaulty } from "../../client/import/import.ts";
import { guessMapping } from "../../client/import/mapping.ts";
import { APPLIANCE_COLUMNS, readApplianceLine, type ApplianceColumn } from "./import.ts";

type Values = Partial<Record<ApplianceColumn, string>>;
const read = (values: Values) =>
  readApplianceLine({ line: 3, values: { lastname: "Dupont", kind: "lave linge", ...values } });
const good = (values: Values) => {
  const line = read(values);
  if (isFaulty(line)) throw new Error(JSON.stringify(line));
  return line;
};

test.each([
  [
    "Client;Téléphone;Appareil;Marque;Modèle;Réf;N° série;Garantie;Date d’achat",
    "lastname;phone;kind;brand;model;gtin;serial;underwarranty;purchased_on",
  ],
  ["Nom;Prénom;E-mail;Type d’appareil", "lastname;firstname;email;kind"],
  ["Propriétaire;Équipement;Numéro de série", "lastname;kind;serial"],
  [
    APPLIANCE_COLUMNS.map(({ label }) => label).join(";"),
    APPLIANCE_COLUMNS.map(({ key }) => key).join(";"),
  ],
])("« %s » is understood as %s", (headings, mapping) => {
  expect(guessMapping(headings.split(";"), APPLIANCE_COLUMNS).join(";")).toBe(mapping);
});

test("a full line says whose it is and what it is", () => {
  expect(
    good({
      firstname: "marie",
      phone: "06 39 98 12 34",
      brand: " Brandt ",
      model: "WTC1299",
      gtin: "3660767",
      serial: "BR-4471",
      underwarranty: "Oui",
      purchased_on: "31/12/2024",
    }),
  ).toMatchObject({
    owner: { lastname: "DUPONT", firstname: "Marie", phones: [{ number: "+33639981234" }] },
    kind_id: "lave-linge",
    name: "",
    brand: "Brandt",
    model: "WTC1299",
    gtin: "3660767",
    serial: "BR-4471",
    underwarranty: true,
    purchased_on: "2024-12-31",
  });
});

test.each([
  ["frigo", "refrigerateur", ""],
  ["Machine à laver", "lave-linge", ""],
  ["Tondeuse thermique", "autre-electromenager", "Tondeuse thermique"],
  ["Vélo électrique", "autre-multimedia", "Vélo électrique"],
  ["Distillateur de vortex", "inconnu", "Distillateur de vortex"],
])("the appliance « %s » is filed under %s and named « %s »", (kind, kind_id, name) => {
  expect(good({ kind })).toMatchObject({ kind_id, name });
});

test.each([
  ["1/2/24", "2024-02-01"],
  ["2024-02-01", "2024-02-01"],
  ["01.02.2024", "2024-02-01"],
  ["", null],
])("bought on « %s » is %s", (purchased_on, date) => {
  expect(good({ purchased_on }).purchased_on).toBe(date);
});

test.each<[Values, string, string]>([
  [{ lastname: "" }, "lastname", "Le nom manque"],
  [{ kind: "" }, "kind", "L’appareil manque"],
  [{ kind: "x".repeat(200) }, "kind", "trop long"],
])("%j is refused at its column, and says what to do", (values, column, said) => {
  expect(read(values)).toContainEqual({
    line: 3,
    column,
    message: expect.stringContaining(said),
  });
});

test.each<[Values, string, string, object]>([
  [{ underwarranty: "peut-être" }, "underwarranty", "oui ou non", { underwarranty: false }],
  [{ purchased_on: "31/02/2024" }, "purchased_on", "pas une date", { purchased_on: null }],
  [{ purchased_on: "45231" }, "purchased_on", "pas une date", { purchased_on: null }],
  [{ phone: "12" }, "phone", "pas un numéro", { owner: { phones: [] } }],
  [{ email: "marie@" }, "email", "pas une adresse", { owner: { email: "" } }],
  [{ serial: "x".repeat(200) }, "serial", "trop long", { serial: "" }],
])(
  "%j is left out and listed, and the rest of the line is imported",
  (values, column, said, kept) => {
    const line = good({ brand: "Bosch", ...values });
    expect(line).toMatchObject({ kind_id: "lave-linge", brand: "Bosch", ...kept });
    expect(line.aside).toEqual([
      { line: 3, column, message: expect.stringContaining(said), aside: true },
    ]);
  },
);

test("every fault of a line without an owner is listed at once", () => {
  const faults = read({ lastname: "", kind: "" });
  expect(isFaulty(faults) && faults.map(({ column }) => column)).toEqual(["lastname", "kind"]);
});
