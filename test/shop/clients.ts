/** Clients as rows, for the stories of who is who. */
import { randomUUID } from "node:crypto";
import { REMEMBER_NAMES, searchText } from "../../src/server/client/store.ts";
import type { TestDatabase } from "../database.ts";
import { GARONNE, insertRepair, insertRow } from "./garonne.ts";

type Owner = Pick<TestDatabase, "asOwner">;
type Facts = {
  id?: string;
  type?: "Particulier" | "Entreprise";
  email?: string;
  note?: string;
  siren?: string;
  phones?: readonly string[];
  streets?: readonly string[];
  shop_id?: string;
};

/** « DUPONT Marie » at Blagnac, with these telephones and streets. Answers the id. */
export async function knownClient(
  database: Owner,
  name: string,
  { id = randomUUID(), phones = [], streets = [], shop_id = GARONNE.id, ...facts }: Facts = {},
): Promise<string> {
  const [lastname = "", firstname = ""] = name.split(" ");
  await insertRow(database, "app.client", { shop_id, id, lastname, firstname, ...facts });
  for (const [position, number] of phones.entries())
    await insertRow(database, "app.client_phone", {
      shop_id,
      client_id: id,
      position,
      number,
      name: "Portable",
    });
  for (const street of streets)
    await insertRow(database, "app.client_address", {
      shop_id,
      client_id: id,
      street,
      tags: ["intervention"],
      zip: "31700",
      city: "Blagnac",
    });
  await writeSearch(database, id);
  return id;
}

/** What the store does at each change: fixtures write rows. */
export async function writeSearch(database: Owner, client_id: string): Promise<void> {
  await database.asOwner(
    `with written as (
      update app.client c set search = ${searchText("c")} where c.id = $1 returning c.shop_id, c.names)
    ${REMEMBER_NAMES}`,
    [client_id],
  );
}

export async function repairOf(database: Owner, client_id: string): Promise<string> {
  const [id, appliance_id] = [randomUUID(), randomUUID()];
  const shop_id = GARONNE.id;
  await insertRow(database, "app.appliance", {
    shop_id,
    client_id,
    id: appliance_id,
    kind_id: "lave-linge",
    kind: "Lave-linge",
  });
  await insertRepair(database, {
    shop_id,
    id,
    client_id,
    appliance_id,
    reference: `R${id.slice(0, 8).toUpperCase()}`,
    intervention_type: "Réparation",
  });
  return id;
}

/** Every row of the shop by table, without the date of a repair's last entry. */
export async function everyRow(
  database: Owner,
  without: readonly string[],
): Promise<Record<string, unknown>> {
  const tables = await database.asOwner<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'app' and column_name = 'shop_id' and table_name <> all($1::text[]) order by 1`,
    [[...without]],
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables) {
    const rows = await database.asOwner<{ row: unknown }>(
      `select to_jsonb(t) - array['lastUpdateAt', 'updated_at'] as row from app.${name} t where shop_id = $1 order by to_jsonb(t)::text`,
      [GARONNE.id],
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}
