/** The clients of a demonstration shop: plausible, invented, each with a telephone that never rings. */
import type { ClientType } from "../../domain/client/client.ts";
import { idOf, inTurn, numberOf, pick } from "./chance.ts";
import { COMPANIES, COMPLEMENTS, FIRSTNAMES, LASTNAMES, NOTES, STREETS } from "./people.ts";
import type { DemoShop } from "./shops.ts";

export type DemoClient = {
  id: string;
  type: ClientType;
  lastname: string;
  firstname: string;
  phone: string;
  email: string;
  note: string;
  siren: string;
  vat_number: string;
  address: {
    street: string;
    complement: string;
    zip: string;
    city: string;
    lat: number;
    lon: number;
  };
};

export const clientsOf = (shop: DemoShop): DemoClient[] =>
  Array.from({ length: shop.clients }, (_, rank) => clientAt(shop, rank));

/** Who called again from another telephone: a second record of the same person, for the list of duplicates. */
const SECOND_RECORDS: ReadonlyMap<number, number> = new Map([
  [33, 3],
  [41, 11],
]);

function clientAt(shop: DemoShop, rank: number): DemoClient {
  const label = `${shop.slug} client ${rank}`;
  const person = `${shop.slug} client ${SECOND_RECORDS.get(rank) ?? rank}`;
  const company = rank % 15 === 7 ? inTurn(COMPANIES, Math.floor(rank / 15)) : undefined;
  const firstname = company ? "" : pick(FIRSTNAMES, `${person} firstname`);
  const lastname = company ?? inTurn(LASTNAMES, rank);
  return {
    id: idOf(label),
    type: company ? "Entreprise" : "Particulier",
    lastname,
    firstname,
    phone: fictionPhone(rank),
    // One in nine gave a telephone and nothing else.
    email: rank % 9 === 4 ? "" : emailOf(firstname || "contact", lastname, rank),
    note: pick(NOTES, `${label} note`),
    siren: company ? "900000001" : "",
    vat_number: company ? "FR68900000001" : "",
    address: addressOf(shop, person),
  };
}

/** The range 06 39 98 is reserved for fiction by the French regulator (Arcep): these numbers are never assigned. */
const fictionPhone = (rank: number): string => `+3363998${String(1_000 + rank * 37).slice(-4)}`;

function emailOf(firstname: string, lastname: string, rank: number): string {
  const plain = `${firstname}.${lastname}`
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z.]+/g, "-");
  return `${plain}${rank}@example.org`;
}

function addressOf(shop: DemoShop, label: string): DemoClient["address"] {
  const town = pick(shop.towns, `${label} town`);
  const near = (axis: string): number => (numberOf(`${label} ${axis}`, 100) - 50) / 4_000;
  return {
    street: `${1 + numberOf(`${label} number`, 120)} ${pick(STREETS, `${label} street`)}`,
    complement: pick(COMPLEMENTS, `${label} complement`),
    zip: town.zip,
    city: town.city,
    lat: town.lat + near("lat"),
    lon: town.lon + near("lon"),
  };
}
