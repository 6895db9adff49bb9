/** Clients as rows, for the stories of who is who; and where one of them is still named. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
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

/** Kept as they were given: the law asks for ten years of them (Code de commerce, L123-22). */
export const SEALED = new Set([
  "invoice.document",
  "quote.document",
  "quote_version.document",
  "quote_answer.signature",
  "quote_answer.signer",
  "quote_answer.name",
  "ledger_entry.payload",
]);

/** Each column of text, of texts or of JSON where one of these words stands, in lower case, in the shop's rows. */
export async function tracesIn(
  database: Pick<TestDatabase, "asSuperuser">,
  shop_id: string,
  words: readonly string[],
): Promise<string[]> {
  const columns = await database.asSuperuser<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'app' and t.table_type = 'BASE TABLE'
       and c.data_type in ('text', 'ARRAY', 'jsonb', 'json', 'character varying')
       and exists (select from information_schema.columns s where s.table_schema = 'app' and s.table_name = c.table_name and s.column_name = 'shop_id')`,
  );
  expect(columns.length).toBeGreaterThan(150);
  const places = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}' as place where exists (
         select from app.${table} r where r.shop_id = $1 and lower(r."${column}"::text) like any ($2))`,
  );
  const found = await database.asSuperuser<{ place: string }>(places.join(" union all "), [
    shop_id,
    words.map((word) => `%${word}%`),
  ]);
  return found.map(({ place }) => place);
}
