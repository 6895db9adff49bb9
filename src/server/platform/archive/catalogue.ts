/** The tables of a shop as PostgreSQL lists them: what is copied from this list forgets no new table or column. */
import { sql } from "kysely";
import type { ShopDb } from "../database/scope.ts";

export type ShopTable = {
  schema: string;
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
  /** The primary key. */
  key: string[];
};

/** Every table with a shop_id, by name. */
export async function readShopTables(db: ShopDb): Promise<ShopTable[]> {
  const { rows } = await sql<ShopTable>`
    select n.nspname::text as schema, c.relname::text as name,
      array(select a.attname::text from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select a.attname::text from pg_catalog.pg_index i cross join lateral unnest(i.indkey::int[]) with ordinality as part (no, turn)
        join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = part.no
        where i.indrelid = c.oid and i.indisprimary order by part.turn) as key
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('app', 'auth') and exists (
      select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped)
    order by 1, 2`.execute(db);
  return rows;
}

/** A column of `table` that names a row of `parent`. */
export type Link = { table: string; column: string; parent: string; parent_column: string };

/** The foreign keys between tables of shops, by their columns that are ids. */
export async function readLinks(db: ShopDb): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select c.relname::text as "table", a.attname::text as "column", p.relname::text as parent, b.attname::text as parent_column
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_class p on p.oid = k.confrelid
    cross join lateral unnest(k.conkey, k.confkey) as pair (own, other)
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
    join pg_catalog.pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other
    where k.contype = 'f' and n.nspname = 'app' and a.attname <> 'shop_id' and a.atttypid = 'uuid'::regtype
    order by 1, 2`.execute(db);
  return rows;
}
