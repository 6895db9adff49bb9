import fs from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { FUNCTIONS, pendingFunctions, type PendingFunctions } from "./functions.ts";
import { readSqlFile, type SqlFile, within } from "./sql-file.ts";
import { UnusableDatabase } from "./unusable.ts";

export const MIGRATIONS = fileURLToPath(new URL("../../../../migrations", import.meta.url));

const RECORDS = `
  create table if not exists public.migration (name text primary key, sha256 text not null, at timestamptz not null default now());
  create table if not exists public.migration_function (name text primary key, sha256 text not null, at timestamptz not null default now());`;

/**
 * Runs the numbered SQL files that this database has not seen, each in its own transaction, then
 * applies the files of `functions/` whose text changed; answers the names of all of them. The caller
 * holds `withMigrationLock`. Refused with a clear message: a file edited after it ran, a file that
 * disappeared, a file whose SQL fails (its name and line are given).
 */
export async function migrate(owner: pg.Client, directory = MIGRATIONS): Promise<string[]> {
  await owner.query(RECORDS);
  const files = await readMigrations(directory);
  const { rows } = await owner.query<{ name: string; sha256: string }>(
    "select name, sha256 from public.migration",
  );
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  refuseMismatch(files, applied);
  const functions = await pendingFunctions(owner, path.join(directory, FUNCTIONS));
  const pending = files.filter((file) => !applied.has(file.name));
  for (const file of pending) await apply(owner, file, functions);
  await functions.applyAll();
  await supposeLargeShops(owner);
  return [...pending.map((file) => file.name), ...functions.applied];
}

const LOCK = "hashtextextended('etabli:migrate', 0)";
export type LockWait = { tries?: number; every?: number };

/** One process migrates at a time; the others try again, for two minutes, then find nothing left to do. */
export async function withMigrationLock<T>(
  owner: pg.Client,
  work: () => Promise<T>,
  { tries = 600, every = 200 }: LockWait = {},
): Promise<T> {
  for (let left = tries; !(await tryLock(owner)); left--) {
    if (left <= 1) throw new UnusableDatabase(BUSY);
    await sleep(every);
  }
  try {
    return await work();
  } finally {
    await owner.query(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
  }
}

const BUSY =
  "Un autre programme prépare cette base de données depuis trop longtemps : attendez qu’il ait fini, ou arrêtez-le, puis relancez Établi.";

/** A lock that waits would hold a connection for as long as the other process, or what is left of its session. */
async function tryLock(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(${LOCK}) as locked`,
  );
  return rows[0]?.locked ?? false;
}

export async function readMigrations(directory: string): Promise<SqlFile[]> {
  const names = (await fs.readdir(directory)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
  return Promise.all(names.map((name) => readSqlFile(directory, name)));
}

function refuseMismatch(files: SqlFile[], applied: Map<string, string>): void {
  for (const [name, sha256] of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file)
      throw new UnusableDatabase(
        `La migration ${name} manque : cette version d’Établi est plus ancienne que la base de données.`,
      );
    if (file.sha256 !== sha256)
      throw new UnusableDatabase(
        `La migration ${name} a été modifiée après son passage : écrivez une nouvelle migration.`,
      );
  }
}

async function apply(owner: pg.Client, file: SqlFile, functions: PendingFunctions): Promise<void> {
  for (const name of file.needs) await functions.apply(name);
  await within(owner, file, async () => {
    await owner.query(file.text);
    await owner.query("insert into public.migration (name, sha256) values ($1, $2)", [
      file.name,
      file.sha256,
    ]);
  });
}

/**
 * How many shops PostgreSQL supposes in each table when it plans a statement for any of them. Left to count a thousand, it
 * supposes that each has the average, forty rows, and then no index is worth more than another: the free slots of a shop
 * with 20,000 repairs took 80 ms. See docs/decisions/2026-11-29-plans-for-large-shops.md.
 */
export const SUPPOSED_SHOPS = 20;

const OPTION = `n_distinct=${SUPPOSED_SHOPS}`;

/** Tables of the owner whose shop_id has another number yet. */
const UNTOLD = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'app'
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped
  where c.relkind = 'r' and pg_get_userbyid(c.relowner) = current_user
    and not coalesce(a.attoptions, '{}') @> array['${OPTION}'] order by 1`;

/** Sets it for every table of the shops. It counts from the next analysis of a table, which is made at once. */
async function supposeLargeShops(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(UNTOLD);
  const statements = rows.map(
    ({ name }) =>
      `alter table ${name} alter column shop_id set (n_distinct = ${SUPPOSED_SHOPS}); analyze ${name}`,
  );
  if (statements.length > 0) await owner.query(statements.join("; "));
}
