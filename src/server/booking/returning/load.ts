/** What the shop has on file of a client who was recognised by a code. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { AskedCode } from "../../../domain/booking/returning/code.ts";
import type { KnownAppliance, KnownClient } from "../../../domain/booking/returning/known.ts";
import type { Client } from "../../../domain/client/client.ts";
import { applianceLabel, type Appliance } from "../../../domain/repair/appliance/appliance.ts";
import { dateOf, formatDate } from "../../../domain/time.ts";
import { clientsReachedBy, loadClients } from "../../client/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import { appliancesOfClients, loadAppliances } from "../../repair/appliance/store.ts";
import { repairsOfAppliances } from "../../repair/store.ts";
import { loadShop } from "../../shop/store.ts";
import { openPass, type Returning } from "./open.ts";

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

/** The latest first; `last`: the day it was last brought or visited, empty when it never was. */
export async function loadKnown(db: ShopDb, client: Client): Promise<Omit<KnownClient, "pass">> {
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

/** The records that right codes opened, as they are now, in the order of the passes; those that do not hold are left out. */
export async function reopenClients(
  services: Services,
  scope: ShopScope,
  passes: readonly string[],
): Promise<KnownClient[]> {
  const held = passes.flatMap((pass) => {
    const opened = openPass(services, scope.shop_id, { returning: pass });
    return opened ? [{ pass, client_id: opened.client_id }] : [];
  });
  if (held.length === 0) return [];
  return services.database.withShop(
    scope,
    async (db) => {
      const rows = await loadClients(
        db,
        held.map(({ client_id }) => client_id),
      );
      const known = held.map(async ({ pass, client_id }) => {
        const client = rows.find(({ id }) => id === client_id);
        return client ? [{ ...(await loadKnown(db, client)), pass }] : [];
      });
      return (await Promise.all(known)).flat();
    },
    "read",
  );
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
