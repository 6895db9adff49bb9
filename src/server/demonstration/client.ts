/** The clients of a demonstration shop: plausible, invented, each with a telephone that never rings. */
import type { Address } from "../../domain/client/address.ts";
import type { Client } from "../../domain/client/client.ts";
import type { Instant } from "../../domain/time.ts";
import { idOf, type Chance } from "./chance.ts";
import { COMPANIES, COMPLEMENTS, FIRSTNAMES, LASTNAMES, NOTES, STREETS } from "./people.ts";
import type { DemoShop } from "./shops.ts";

export type DemoClient = Client & { address: Address & { lat: number; lon: number } };

type Making = { shop: DemoShop; count: number; created_at: Instant; chance: Chance };

export function makeClients({ shop, count, created_at, chance }: Making): DemoClient[] {
  return Array.from({ length: count }, (_, rank) => {
    const id = idOf(`${shop.slug} client ${rank}`);
    const company =
      rank % 15 === 7 ? COMPANIES[Math.floor(rank / 15) % COMPANIES.length] : undefined;
    const firstname = company ? "" : chance.pick(FIRSTNAMES);
    const lastname = company ?? LASTNAMES[rank % LASTNAMES.length] ?? "MARTIN";
    const address = makeAddress({ shop, id, chance });
    return {
      id,
      type: company ? "Entreprise" : "Particulier",
      lastname,
      firstname,
      phones: [{ name: "Portable", number: fictionPhone(rank) }],
      // One in nine gave a telephone and nothing else.
      email: rank % 9 === 4 ? "" : emailOf(firstname || "contact", lastname, rank),
      addresses: [address],
      note: chance.pick(NOTES),
      siren: company ? "900000001" : "",
      shop_id: shop.id,
      created_at,
      address,
    };
  });
}

/** 06 39 98 is kept for fiction: nobody is ever rung by mistake. */
const fictionPhone = (rank: number): string => `+3363998${String(1_000 + rank * 37).slice(-4)}`;

function emailOf(firstname: string, lastname: string, rank: number): string {
  const plain = `${firstname}.${lastname}`
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z.]+/g, "-");
  return `${plain}${rank}@example.org`;
}

function makeAddress({
  shop,
  id,
  chance,
}: {
  shop: DemoShop;
  id: string;
  chance: Chance;
}): DemoClient["address"] {
  const town = chance.pick(shop.towns);
  const nearby = () => (chance.upTo(100) - 50) / 4_000;
  return {
    address_id: idOf(`address ${id}`),
    tags: ["facturation", "intervention"],
    street: `${1 + chance.upTo(120)} ${chance.pick(STREETS)}`,
    complement: chance.pick(COMPLEMENTS),
    zip: town.zip,
    city: town.city,
    country: "France",
    lat: town.lat + nearby(),
    lon: town.lon + nearby(),
  };
}
