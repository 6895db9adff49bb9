/**
 * Atelier Garonne, the imaginary shop all tests talk about, and Répar'Loire, who must never see its
 * affairs. Ids are fixed, so that a story can name them.
 */
import { labelOf, NO_LABEL } from "../../src/domain/shop/bonus/label.ts";
import { randomBytes } from "node:crypto";
import type { TestDatabase } from "../database.ts";

const WORKDAY = [
  { from: 9 * 60, to: 12 * 60 },
  { from: 14 * 60, to: 18 * 60 + 30 },
];
const MORNING = [{ from: 9 * 60, to: 12 * 60 }];

/** Monday to Friday, and Saturday morning. */
export const HOURS = {
  1: WORKDAY,
  2: WORKDAY,
  3: WORKDAY,
  4: WORKDAY,
  5: WORKDAY,
  6: MORNING,
} as const;

export const GARONNE = {
  id: "01990000-0000-7000-8000-000000031000",
  slug: "atelier-garonne",
  zipcode: "31000",
  name: "Atelier Garonne",
  legal_name: "Atelier Garonne SARL",
  legal_form: "SARL",
  capital: "10 000 €",
  siret: "90123456800017",
  vat_number: "FR20901234568",
  register: "RCS Toulouse 901 234 568",
  vat_regime: "normal",
  iban: "FR7630006000011234567890189",
  insurance: "Mutuelle des Ateliers, 2 place de l’Exemple, 31000 Toulouse, France métropolitaine",
  mediator: "Médiation Exemple, 1 rue du Modèle, 75001 Paris, mediation.example",
  email: "contact@atelier-garonne.test",
  phone: "+33561990012",
  street: "14 rue des Essais",
  city: "Toulouse",
  lat: 43.6045,
  lon: 1.444,
  timezone: "Europe/Paris",
  presentation:
    "Réparation d’électroménager, de multimédia et de chauffage à Toulouse et alentour.",
  opening_hours: HOURS,
  booking_rules: {},
  travel_rules: {},
  tariffs: {
    hourly_rate_incl: 7000,
    time_counting: "au quart d’heure commencé",
    travel_incl: 3900,
    diagnosis_incl: 4500,
    diagnosis_deducted: true,
    quote_free: true,
  },
  labels: ["QualiRépar"],
  label: labelOf({
    number: "QR-31-00427",
    valid_from: "2025-06-01",
    valid_until: "2028-06-15",
  }),
  cgv: "Article 1. Les présentes conditions s’appliquent à toute réparation confiée à l’atelier.",
} as const;

export const LOIRE = {
  ...GARONNE,
  id: "01990000-0000-7000-8000-000000044000",
  slug: "repar-loire",
  zipcode: "44000",
  name: "Répar’Loire",
  legal_name: "Répar’Loire EURL",
  legal_form: "EURL",
  siret: "90123457600010",
  email: "contact@repar-loire.test",
  phone: "+33240990012",
  street: "3 quai de l’Exemple",
  city: "Nantes",
  lat: 47.2184,
  lon: -1.5536,
  labels: [],
  label: NO_LABEL,
} as const;

const person = (
  number: number,
  person: Omit<Person, "id" | "working_hours" | "position">,
): Person => ({
  ...person,
  id: `01990000-0000-7000-8000-0000000000${String(number).padStart(2, "0")}`,
  working_hours: HOURS,
  position: number,
});

export type Person = {
  id: string;
  firstname: string;
  lastname: string;
  role: "OWNER" | "FRONT" | "TECHNICIAN";
  color: string;
  skills: readonly string[];
  bookable: boolean;
  working_hours: unknown;
  position: number;
};

export const MARC = person(1, {
  firstname: "Marc",
  lastname: "Delmas",
  role: "OWNER",
  color: "#5e2abb",
  skills: [],
  bookable: false,
});
export const SYLVIE = person(2, {
  firstname: "Sylvie",
  lastname: "Roux",
  role: "FRONT",
  color: "#b0541d",
  skills: [],
  bookable: false,
});
export const KARIM = person(3, {
  firstname: "Karim",
  lastname: "Benali",
  role: "TECHNICIAN",
  color: "#1d7a4f",
  skills: ["gros-electromenager", "petit-electromenager"],
  bookable: true,
});
export const LEA = person(4, {
  firstname: "Léa",
  lastname: "Fontaine",
  role: "TECHNICIAN",
  color: "#1a6fb0",
  skills: ["tv-hifi-electronique", "multimedia-smartphone"],
  bookable: true,
});
export const HUGO = person(5, {
  firstname: "Hugo",
  lastname: "Martin",
  role: "TECHNICIAN",
  color: "#a3234f",
  skills: ["plomberie", "chauffage"],
  bookable: true,
});
export const GARONNE_PEOPLE = [MARC, SYLVIE, KARIM, LEA, HUGO];

export const NADIA = person(44, {
  firstname: "Nadia",
  lastname: "Guérin",
  role: "OWNER",
  color: "#5e2abb",
  skills: ["gros-electromenager"],
  bookable: true,
});

type Shop = { [Key in keyof typeof GARONNE]: unknown };

/** Opens both shops, with their people. */
export async function openShops(database: Pick<TestDatabase, "asOwner">): Promise<void> {
  await insertShop(database, GARONNE, GARONNE_PEOPLE);
  await insertShop(database, LOIRE, [NADIA]);
}

export async function insertShop(
  database: Pick<TestDatabase, "asOwner">,
  shop: Shop & { id: string },
  people: readonly Person[],
): Promise<void> {
  const columns = Object.keys(shop).join(", ");
  // One statement: a shop and its public address refer to each other.
  await database.asOwner(
    `with address as (
      insert into app.shop_address (shop_id, zipcode, slug) select id, zipcode, slug from jsonb_populate_record(null::app.shop, $1))
    insert into app.shop (${columns}) select ${columns} from jsonb_populate_record(null::app.shop, $1)`,
    [JSON.stringify(shop)],
  );
  for (const one of people)
    await insertRow(database, "app.shop_user", { shop_id: shop.id, ...one });
}

/** A repair that no verb opened, with the entry of its link in the directory. */
export async function insertRepair(
  database: Pick<TestDatabase, "asOwner">,
  row: Readonly<Record<string, unknown>> & { shop_id: string },
): Promise<void> {
  const repair = { sheetid: randomBytes(16).toString("base64url"), ...row };
  const { shop_id, sheetid } = repair;
  await insertRow(database, "app.repair_link", { shop_id, sheetid });
  await insertRow(database, "app.repair", repair);
}

/** One row as the owner, objects as JSON; column names come from this folder only. */
export async function insertRow(
  database: Pick<TestDatabase, "asOwner">,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const values = Object.values(row).map((value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? JSON.stringify(value)
      : value,
  );
  const places = values.map((_, index) => `$${index + 1}`);
  await database.asOwner(
    `insert into ${table} (${columns.join(", ")}) values (${places.join(", ")})`,
    values,
  );
}
