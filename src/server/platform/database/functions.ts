import fs from "node:fs/promises";
import type pg from "pg";
import { readSqlFile, type SqlFile, within } from "./sql-file.ts";
import { sqlState } from "./violation.ts";

/** Folder of the functions, one per file, named after it: `app.fold.sql` creates or replaces `app.fold`. */
export const FUNCTIONS = "functions";

export type PendingFunctions = {
  /** Applies one function now if its text changed: a migration needs it. */
  apply(name: string): Promise<void>;
  /** Applies the others, drops those whose file is gone, then has PostgreSQL check every new body. */
  applyAll(): Promise<void>;
  /** Names of the functions applied or dropped so far. */
  applied: string[];
};

const CANNOT_REPLACE = "42P13";

/** The functions of `directory` whose text differs from what this database was given last. */
export async function pendingFunctions(
  owner: pg.Client,
  directory: string,
): Promise<PendingFunctions> {
  const files = new Map((await readFiles(directory)).map((file) => [nameOf(file), file]));
  const { rows } = await owner.query<{ name: string; sha256: string }>(
    "select name, sha256 from public.migration_function",
  );
  const recorded = new Map(rows.map((row) => [row.name, row.sha256]));
  const applied: string[] = [];

  const fileOf = (name: string): SqlFile => {
    const file = files.get(name);
    if (!file) throw new Error(`La fonction ${name} n’a pas de fichier dans migrations/functions.`);
    return file;
  };
  const apply = async (name: string): Promise<void> => {
    const file = fileOf(name);
    if (recorded.get(name) === file.sha256) return;
    recorded.set(name, file.sha256);
    for (const needed of file.needs) await apply(needed);
    await within(owner, file, () => replace(owner, name, file));
    applied.push(name);
  };
  const applyAll = async (): Promise<void> => {
    const gone = [...recorded.keys()].filter((name) => !files.has(name));
    for (const name of files.keys()) await apply(name);
    for (const name of gone) await forget(owner, name);
    for (const name of applied) await confirm(owner, name, fileOf(name));
    applied.push(...gone);
  };
  return { apply, applyAll, applied };
}

const nameOf = (file: SqlFile): string => file.name.replace(".sql", "");

async function readFiles(directory: string): Promise<SqlFile[]> {
  const names = await fs.readdir(directory).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith(".sql"))
      .sort()
      .map((name) => readSqlFile(directory, name)),
  );
}

/** A body may name tables and functions that come later: bodies are checked once everything is there. */
async function replace(owner: pg.Client, name: string, file: SqlFile): Promise<void> {
  const before = await signaturesOf(owner, name);
  await owner.query("set local check_function_bodies = off; savepoint unreplaced");
  try {
    await owner.query(file.text);
  } catch (error) {
    if (sqlState(error) !== CANNOT_REPLACE) throw error;
    await owner.query("rollback to unreplaced");
    for (const former of before) await drop(owner, former);
    await owner.query(file.text);
  }
  await dropOverloads(owner, name, before);
}

type Signature = { signature: string; owner: string };

/** With other arguments, the same name is another function: the former one goes. */
async function dropOverloads(owner: pg.Client, name: string, before: Signature[]): Promise<void> {
  const now = await signaturesOf(owner, name);
  if (now.length === 0)
    throw new Error(`functions/${name}.sql ne crée pas la fonction qui porte son nom`);
  const created = now.some(
    ({ signature }) => !before.some((known) => known.signature === signature),
  );
  if (created) for (const former of before) await drop(owner, former);
}

async function signaturesOf(owner: pg.Client, name: string): Promise<Signature[]> {
  const { rows } = await owner.query<Signature>(
    `select p.oid::regprocedure::text as signature, pg_get_userbyid(p.proowner) as owner from pg_proc p
     join pg_namespace n on n.oid = p.pronamespace where n.nspname || '.' || p.proname = $1`,
    [name],
  );
  return rows;
}

async function drop(owner: pg.Client, { signature, owner: role }: Signature): Promise<void> {
  await owner.query(`set local role ${role}; drop function if exists ${signature}; reset role`);
}

async function forget(owner: pg.Client, name: string): Promise<void> {
  const file = { name: `${name}.sql`, text: "", sha256: "", needs: [] };
  await within(owner, file, async () => {
    for (const former of await signaturesOf(owner, name)) await drop(owner, former);
    await owner.query("delete from public.migration_function where name = $1", [name]);
  });
}

/** What `create function` checks of a body, done late; then its text is recorded as applied. */
async function confirm(owner: pg.Client, name: string, file: SqlFile): Promise<void> {
  await within(owner, file, async () => {
    for (const { signature, owner: role } of await signaturesOf(owner, name))
      await owner.query(
        `set local role ${role};
         select case l.lanname when 'sql' then fmgr_sql_validator(p.oid) when 'plpgsql' then plpgsql_validator(p.oid) end
         from pg_proc p join pg_language l on l.oid = p.prolang where p.oid = '${signature}'::regprocedure;
         reset role`,
      );
    await owner.query(
      `insert into public.migration_function (name, sha256) values ($1, $2)
       on conflict (name) do update set sha256 = excluded.sha256, at = now()`,
      [name, file.sha256],
    );
  });
}
