import { expect, test } from "vitest";
import { keysOf } from "../../../../../domain/record.ts";
import { SETTING_FR } from "../../../../../domain/shop/settings/words.ts";
import type { SettingsParts } from "./query.ts";
import { SETTINGS_EDIT } from "./setting-words.ts";
import { settingsOf } from "./settings.ts";

const PARTS: SettingsParts = {
  __typename: "ShopSettings",
  id: "s",
  name: "Atelier Garonne",
  slug: "atelier-garonne",
  legal_name: "Atelier Garonne SARL",
  legal_form: "SARL",
  capital: "",
  siret: "",
  vat_number: "",
  register: "",
  iban: "",
  insurance: "",
  mediator: "",
  email: "",
  phone: "",
  presentation: "",
  cgv: "x".repeat(1_000),
  vat_regime: "franchise",
  signature_code: false,
  offline_hours: 24,
  timezone: "Europe/Paris",
  labels: ["QualiRépar"],
  label: { number: "QR-1", valid_from: "2025-01-15", valid_until: "2028-01-14" },
  address: {
    street: "14 rue des Essais",
    complement: "",
    zipcode: "31000",
    city: "Toulouse",
    lat: null,
    lon: null,
  },
  opening_hours: { 2: [{ from: 540, to: 720 }], 6: [{ from: 600, to: 750 }] },
  booking_rules: "spoilt",
  travel_rules: { radius_km: 40 },
  tariffs: { travel_incl: 3_900, quote_free: true },
  closures: [],
};
const settings = settingsOf(PARTS);
const textOf = (field: string) => SETTINGS_EDIT.fields[field]?.text(settings);

test.each([
  ["opening_hours", "mar. 9\u202fh – 12\u202fh\u202f; sam. 10\u202fh – 12\u202fh\u202f30"],
  ["tariffs", "Déplacement 39,00\u00a0€ TTC, Devis gratuit"],
  ["address", "14 rue des Essais, 31000 Toulouse"],
  ["timezone", "France métropolitaine"],
  ["vat_regime", "Franchise en base"],
  ["travel_rules", "40\u00a0km, 35\u00a0km/h, 10\u00a0min"],
  ["labels", "QualiRépar"],
  ["label", "QR-1, du 15/01/2025 au 14/01/2028"],
  ["name", "Atelier Garonne"],
])("%s is said « %s »", (field, text) => {
  expect(textOf(field)).toBe(text);
});

test("every setting can be said, and a long text is cut", () => {
  expect(Object.keys(SETTINGS_EDIT.fields)).toEqual(keysOf(SETTING_FR));
  expect(textOf("cgv")).toHaveLength(300);
});

test("the value of the other person takes its place in the record", () => {
  expect(SETTINGS_EDIT.withStored(settings, "name", "Autre").name).toBe("Autre");
});
