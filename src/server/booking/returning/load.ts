/** What the shop has on file of a client who was recognised by a code. */
import type { AskedCode } from "../../../domain/booking/returning/code.ts";
import type { Client } from "../../../domain/client/client.ts";
import { applianceLabel, type Appliance } from "../../../domain/repair/appliance/appliance.ts";
import { dateOf, formatDate } from "../../../domain/time.ts";
import { clientsReachedBy, loadClients } from "../../client/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appliancesOfClients, loadAppliances } from "../../repair/appliance/store.ts";
import { repairsOfAppliances } from "../../repair/store.ts";
import { loadShop } from "../../shop/store.ts";
import type { Returning } from "./open.ts";

/** Those whose record has this very contact now. */
export async function reachedBy(
  db: ShopDb,
  { email, phone }: Pick<AskedCode, "email" | "phone">,
): Promise<Client[]> {
  const found = await clientsReachedBy(db, { email, phones: phone ? [phone] : [] });
  return found.filter(
    (client) =>
      (email !== "" && client.email.toLowerCase() === email.toLowerCase()) ||
      client.phones.some(({ number }) => number === phone),
  );
}

export type KnownAppliance = Pick<Appliance, "id" | "kind_id" | "brand" | "model"> & {
  label: string;
  last: string;
};

/** The latest first; `last`: the day it was last brought or visited, empty when it never was. */
export async function loadKnown(db: ShopDb, client: Client) {
  const rows = await appliancesOfClients(db, [client.id]);
  const ids = rows.map(({ id }) => id);
  const [shop, repairs] = await Promise.all([
    loadShop(db, client.shop_id),
    repairsOfAppliances(db, ids),
  ]);
  const appliances = rows.map((row): KnownAppliance => {
    const latest = repairs.find(({ appliance_id }) => appliance_id === row.id);
    return {
      id: row.id,
      kind_id: row.kind_id,
      brand: row.brand,
      model: row.model,
      label: applianceLabel(row),
      last: latest && shop ? formatDate(dateOf(latest.created_at, shop.timezone)) : "",
    };
  });
  const { lastname, firstname, email, phones, addresses } = client;
  return {
    lastname,
    firstname,
    email,
    phones: phones.map(({ number }) => number),
    addresses: addresses.map(({ street, complement, zip, city }) => ({
      street,
      complement,
      zip,
      city,
    })),
    appliances,
  };
}

export type ReturningClient = { client: Client; appliances: (Appliance | null)[] };

/** The client and, when they are theirs and of the kinds that are booked, the appliances. */
export async function loadReturning(
  db: ShopDb,
  { client_id, appliance_ids }: Returning,
  kind_ids: readonly (string | undefined)[],
): Promise<ReturningClient | undefined> {
  const [[client], rows] = await Promise.all([
    loadClients(db, [client_id]),
    loadAppliances(
      db,
      appliance_ids.flatMap((id) => id ?? []),
    ),
  ]);
  if (!client) return undefined;
  const appliances = kind_ids.map((kind_id, index) => {
    const row = rows.find(({ id }) => id === appliance_ids[index]);
    if (row?.client_id !== client.id || row.kind_id !== kind_id) return null;
    const { client_id: _owner, purchased_on: _bought, ...appliance } = row;
    return appliance;
  });
  return { client, appliances };
}
