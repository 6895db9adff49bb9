/** Finds the rows of every table that are about one client: along the foreign keys, and where a table names them otherwise. */
import { sql } from "kysely";
import { LEFT_OUT, NOT_OF_A_CLIENT } from "../../../domain/client/copy/contents.ts";
import {
  readLinks,
  readShopTables,
  type Link,
  type ShopTable,
} from "../../platform/archive/catalogue.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/** Rows of `table` whose `column` is one of `ids`. */
type Ids = Map<string, Set<string>>;
export type ClientTable = ShopTable & { ids: Ids };

/** The client and those merged into it, then what is theirs; undefined for no such client. */
export async function findClientRows(
  db: ShopDb,
  client_id: string,
): Promise<ClientTable[] | undefined> {
  const family = await familyOf(db, client_id);
  if (family.length === 0) return undefined;
  const tables = (await readShopTables(db))
    .filter(({ schema, name }) => schema === "app" && !NOT_OF_A_CLIENT[name])
    .map((table): ClientTable => ({
      ...table,
      columns: table.columns.filter((column) => !LEFT_OUT[column]),
      ids: new Map(),
    }));
  const found = { db, tables: new Map(tables.map((table) => [table.name, table])) };
  add(found.tables.get("client"), "id", family);
  for (const id of await looseMessages(db, family)) add(found.tables.get("message"), "id", [id]);
  for (const id of await looseReplies(db, family)) add(found.tables.get("reply"), "id", [id]);
  await follow(found, (await readLinks(db)).filter(isOwn));
  add(found.tables.get("accepted_terms"), "id", await acceptedTerms(found));
  await followNamed(found);
  return tables.filter(({ ids }) => ids.size > 0);
}

/** A return, a credit note or a correction names its first: that of another client is another client's. */
const isOwn = ({ table, parent }: Link): boolean => table !== parent;

async function familyOf(db: ShopDb, client_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive family (id) as (
      select c.id from app.client c where c.shop_id = ${SHOP_ID} and c.id = ${client_id} and c.merged_into is null
      union select c.id from app.client c join family f on c.shop_id = ${SHOP_ID} and c.merged_into = f.id)
    select id from family`.execute(db);
  return rows.map(({ id }) => id);
}

type Found = { db: ShopDb; tables: ReadonlyMap<string, ClientTable> };

/** True when there is a new one. */
function add(table: ClientTable | undefined, column: string, ids: readonly string[]): boolean {
  if (!table || ids.length === 0) return false;
  const known = table.ids.get(column) ?? new Set<string>();
  const before = known.size;
  for (const id of ids) known.add(id);
  table.ids.set(column, known);
  return known.size > before;
}

/** Until nothing more is found: an invoice is found by its client, then by its repair and by its quote. */
async function follow(found: Found, links: readonly Link[]): Promise<void> {
  const waiting = [...found.tables.values()].filter(({ ids }) => ids.size > 0);
  for (let parent = waiting.shift(); parent; parent = waiting.shift())
    for (const link of links.filter((one) => one.parent === parent?.name)) {
      const child = found.tables.get(link.table);
      // A merged record keeps its own id, which its unmerged one no longer repeats.
      const column = link.parent_column === "unmerged_id" ? "id" : link.parent_column;
      if (child && add(child, link.column, await valuesOf(found.db, parent, column)))
        waiting.push(child);
    }
}

/** The texts that their bookings accepted, which journals name. */
async function acceptedTerms({ db, tables }: Found): Promise<string[]> {
  const repairs = tables.get("repair");
  if (!repairs || repairs.ids.size === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct i.payload->>'terms_id' as id from app.repair_item i
    where i.shop_id = ${SHOP_ID} and i.type = 'TermsAccepted' and i.repair_id = any(${await valuesOf(db, repairs, "id")}::uuid[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Columns that name a record of another table, which no foreign key says. */
const NAMED: readonly (readonly [string, string])[] = [
  ["file", "recipientID"],
  ["field_change", "record_id"],
  ["import_row", "row_id"],
  ["webhook_delivery", "repair_id"],
  ["paper", "ref_id"],
];

async function followNamed({ db, tables }: Found): Promise<void> {
  const ids: string[] = [];
  for (const table of tables.values())
    if (table.ids.size > 0 && table.columns.includes("id"))
      ids.push(...(await valuesOf(db, table, "id")));
  for (const [name, column] of NAMED) {
    const table = tables.get(name);
    if (table && (await isNamed(db, { table, column, ids }))) add(table, column, ids);
  }
}

type Naming = { table: ClientTable; column: string; ids: readonly string[] };

async function isNamed(db: ShopDb, { table, column, ids }: Naming): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(`app.${table.name}`)} t
    where t.shop_id = ${SHOP_ID} and ${sql.ref(`t.${column}`)} = any(${[...ids]}::uuid[]) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** What chooses the rows of the table that are the client's. */
export const condition = ({ ids }: ClientTable) =>
  sql.join(
    [...ids].map(([column, set]) => sql`${sql.ref(`t.${column}`)} = any(${[...set]}::uuid[])`),
    sql` or `,
  );

async function valuesOf(db: ShopDb, table: ClientTable, column: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct ${sql.ref(`t.${column}`)} as value from ${sql.table(`app.${table.name}`)} t
    where t.shop_id = ${SHOP_ID} and (${condition(table)})`.execute(db);
  return rows.map(({ value }) => value);
}

/** Letters of no repair, by the address or the telephone that they went to. */
async function looseMessages(db: ShopDb, family: readonly string[]): Promise<string[]> {
  return looseIds(db, { table: "message", column: "recipient", family });
}

async function looseReplies(db: ShopDb, family: readonly string[]): Promise<string[]> {
  return looseIds(db, { table: "reply", column: "sender", family });
}

type Loose = { table: "message" | "reply"; column: string; family: readonly string[] };

async function looseIds(db: ShopDb, { table, column, family }: Loose): Promise<string[]> {
  const contact = sql.ref(`t.${column}`);
  const { rows } = await sql<{ id: string }>`
    select t.id from ${sql.table(`app.${table}`)} t
    where t.shop_id = ${SHOP_ID} and t.repair_id is null and (
      lower(${contact}) in (select lower(c.email) from app.client c
        where c.shop_id = ${SHOP_ID} and c.id = any(${[...family]}::uuid[]) and c.email <> '')
      or right(regexp_replace(${contact}, '\\D', '', 'g'), 9) in (
        select right(regexp_replace(p.number, '\\D', '', 'g'), 9) from app.client_phone p
        where p.shop_id = ${SHOP_ID} and p.client_id = any(${[...family]}::uuid[])))`.execute(db);
  return rows.map(({ id }) => id);
}
