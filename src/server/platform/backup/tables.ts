/** The tables that a backup holds. */
import type pg from "pg";

export type Table = {
  /** With its schema: « app.repair ». */
  name: string;
  /** Quoted; without those that PostgreSQL computes. */
  columns: string[];
};

const SCHEMAS = ["app", "auth"];

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum)::text[] as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any($1)
  order by 1`;

/** Read from the catalogue, so that a new table is never forgotten. */
export const readTables = async (client: pg.Client): Promise<Table[]> =>
  (await client.query<Table>(TABLES, [SCHEMAS])).rows;

type ForeignKey = { table: string; name: string; definition: string };

const FOREIGN_KEYS = `
  select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and n.nspname = any($1)`;

/**
 * Runs `fill` without foreign keys, then puts them back, which checks every row: a shop and its address name
 * each other, so no order of the tables would do. The caller holds a transaction.
 */
export async function withoutForeignKeys(
  client: pg.Client,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<ForeignKey>(FOREIGN_KEYS, [SCHEMAS]);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`);
  await fill();
  for (const { table, name, definition } of rows)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}
