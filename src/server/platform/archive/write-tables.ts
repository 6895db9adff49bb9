/** Every table of a shop as lines of JSON, then its files and the list of all: as they were at one instant. */
import { Readable } from "node:stream";
import { sql } from "kysely";
import type { ShopDb } from "../database/scope.ts";
import { SHOP_ID } from "../database/shop-id.ts";
import { openBytes, type Place } from "../storage.ts";
import { readShopTables, type ShopTable } from "./catalogue.ts";
import { MANIFEST, sealed, type Facts } from "./manifest.ts";
import { measured, type Entry } from "./write-zip.ts";

export type Archiving = {
  /** Of one "snapshot" transaction, open until the last entry is written. */
  db: ShopDb;
  place: Place;
  key: Buffer;
  shop: { shop_id: string; name: string; made_at: string };
  readme: string;
  /** « app.table », or « app.table.column ». */
  leftOut: ReadonlySet<string>;
  onProgress: (step: { done: number; of: number }) => void;
};

/** Rows that one statement fetches. */
const FETCHED = 500;

export async function* archiveEntries(archiving: Archiving): AsyncGenerator<Entry> {
  const { db, shop, key, readme } = archiving;
  // Instants are written as the session's zone has them.
  await sql`set local timezone to 'UTC'`.execute(db);
  const tables = (await readShopTables(db)).flatMap((table) => kept(table, archiving.leftOut));
  const files = await filesIn(db);
  const facts: Pick<Facts, "tables" | "files"> = { tables: [], files: [] };
  const step = () =>
    archiving.onProgress({
      done: facts.tables.length + facts.files.length,
      of: tables.length + files.length,
    });
  yield { path: "LISEZ-MOI.txt", read: () => Readable.from([readme]) };
  for (const table of tables) {
    yield tableEntry(db, table, facts);
    step();
  }
  for (const file of files) {
    const entry = await fileEntry(archiving.place, file, facts);
    if (entry) yield entry;
    step();
  }
  const manifest = sealed({ ...shop, ...facts }, key);
  yield { path: MANIFEST, read: () => Readable.from([`${JSON.stringify(manifest, null, 1)}\n`]) };
}

export const kept = (table: ShopTable, leftOut: ReadonlySet<string>): ShopTable[] => {
  const name = `${table.schema}.${table.name}`;
  const columns = table.columns.filter((column) => !leftOut.has(`${name}.${column}`));
  return leftOut.has(name) ? [] : [{ ...table, columns }];
};

function tableEntry(db: ShopDb, table: ShopTable, { tables }: Pick<Facts, "tables">): Entry {
  const name = `${table.schema}.${table.name}`;
  const path = `tables/${name}.ndjson`;
  const counted = { rows: 0 };
  const read = () =>
    measured(path, Readable.from(linesOf(db, table, counted)), (written) =>
      tables.push({ ...written, name, columns: table.columns, rows: counted.rows }),
    );
  return { path, read };
}

/** In the order of the primary key, so that the same rows are the same bytes. */
async function* linesOf(
  db: ShopDb,
  table: ShopTable,
  counted: { rows: number },
): AsyncGenerator<string> {
  await sql`declare archived no scroll cursor for ${rowsOf(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(FETCHED)} from archived`.execute(
      db,
    );
    counted.rows += rows.length;
    if (rows.length > 0) yield rows.map(({ line }) => `${line}\n`).join("");
    if (rows.length < FETCHED) break;
  }
  await sql`close archived`.execute(db);
}

/** No login reads accounts: a function answers those of the shop, without their passwords. */
function rowsOf({ schema, name, columns, key }: ShopTable) {
  const table = `${schema}.${name}`;
  if (table === "auth.account") return sql`select line from app.archive_accounts() line`;
  if (schema === "auth") throw new Error(`nothing reads ${table}: leave it out, and say why`);
  return sql`select row_to_json(picked)::text as line from (
    select ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))} from ${sql.table(table)} t
    where t.shop_id = ${SHOP_ID} order by ${sql.join(key.map((column) => sql.ref(`t.${column}`)))}) picked`;
}

type StoredFile = { stored_as: string; extension: string };

async function filesIn(db: ShopDb): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select f.stored_as, coalesce(substring(lower(f.filename) from '\\.([a-z0-9]{1,5})$'), 'bin') as extension
    from ${sql.table("app.file")} f where f.shop_id = ${SHOP_ID}
    union all select p.stored_as, 'pdf' from ${sql.table("app.paper")} p where p.shop_id = ${SHOP_ID}
    union all select a.id, 'zip' from ${sql.table("app.archive")} a where a.shop_id = ${SHOP_ID}
    order by stored_as`.execute(db);
  return rows;
}

/** Undefined for bytes that are gone: their row stays, without a file. */
async function fileEntry(
  place: Place,
  { stored_as, extension }: StoredFile,
  { files }: Pick<Facts, "files">,
): Promise<Entry | undefined> {
  const bytes = await openBytes(place, stored_as);
  if (!bytes) return undefined;
  const path = `fichiers/${stored_as}.${extension}`;
  const read = () =>
    measured(path, bytes.read(), (written) => files.push({ ...written, stored_as }));
  return { path, read };
}
