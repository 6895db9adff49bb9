/**
 * Databases that these migrations cannot bring up to date: those of the former numbering (0001 to 0067, one per
 * change), and those made before the text of a migration was edited in place, while nothing is released.
 */
import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { Log } from "../log.ts";
import { DATABASE_NAME, type EmbeddedServer } from "./embedded.ts";
import { MIGRATIONS, readMigrations } from "./migrate.ts";
import { UnusableDatabase } from "./unusable.ts";
import { sqlState } from "./violation.ts";

const FORMER = `Cette base de données a été créée par une version antérieure d’Établi, dont les migrations ont été refondues : cette version ne peut pas la mettre à jour. Rien n’y a été modifié.
Ouvrez-la avec la version qui l’a créée, ou donnez à celle-ci une base vide (DATABASE_URL) ou un autre dossier (DATA_DIR).`;

const STILL_OPEN =
  "La démonstration de l’ancienne version est encore ouverte par un autre programme : arrêtez-le, puis relancez Établi.";

/** The records of applied functions came with the present numbering. */
const RECORDS = `
  select to_regclass('public.migration') is not null as migrated,
    to_regclass('public.migration_function') is null as numbered_formerly`;

/** Stops with a clear message before anything is written. */
export async function refuseFormer(owner: pg.Client): Promise<void> {
  if (await isFormer(owner)) throw new UnusableDatabase(FORMER);
}

async function isFormer(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ migrated: boolean; numbered_formerly: boolean }>(RECORDS);
  if (!rows[0]?.migrated) return false;
  return rows[0].numbered_formerly || (await wasEdited(owner));
}

/** A migration without a file is another matter: the database is newer than this program. */
async function wasEdited(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ name: string; sha256: string }>(
    "select name, sha256 from public.migration",
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const files = await readMigrations(MIGRATIONS);
  return files.some(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
}

type Demonstration = { server: EmbeddedServer; dataDir: string; folders: string[]; log: Log };

/**
 * A demonstration that the product created itself is made anew: its database and its folders are
 * renamed, and the caller finds an empty database. Any other database is left as it is.
 */
export async function renewDemonstration(demonstration: Demonstration): Promise<void> {
  const { server, dataDir, folders, log } = demonstration;
  const superuser = new pg.Client({ connectionString: server.superuserUrl() });
  await superuser.connect();
  try {
    // Held to the end: a second process that starts at the same time finds the new database.
    await superuser.query("select pg_advisory_lock(hashtext('etabli:owner'))");
    if (!(await isFormerDemonstration(server.superuserUrl(DATABASE_NAME)))) return;
    const name = `former_${new Date().toISOString().slice(0, 19).replaceAll(/\D/g, "")}`;
    await renameDatabase(superuser, name);
    moveFolders(dataDir, folders, name);
    log.warn({ database: name }, "demonstration of a former version set aside, a new one is made");
  } finally {
    await superuser.end();
  }
}

async function isFormerDemonstration(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (!(await isFormer(client))) return false;
    const marks = await client.query<{ demo: boolean }>("select demo from app.installation");
    return marks.rows[0]?.demo ?? false;
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) return false;
    throw error;
  } finally {
    await client.end();
  }
}

const UNDEFINED_TABLE = "42P01";
const IN_USE = "55006";

async function renameDatabase(superuser: pg.Client, name: string): Promise<void> {
  const { rows } = await superuser.query<{ owner: string }>(
    "select quote_ident(pg_get_userbyid(datdba)) as owner from pg_database where datname = $1",
    [DATABASE_NAME],
  );
  try {
    await superuser.query(`alter database ${DATABASE_NAME} rename to ${name}`);
  } catch (error) {
    if (sqlState(error) === IN_USE) throw new UnusableDatabase(STILL_OPEN, { cause: error });
    throw error;
  }
  await superuser.query(`create database ${DATABASE_NAME} owner ${rows[0]?.owner}`);
}

/** Photos, letters and anchors of the former demonstration would be taken for those of the new one. */
function moveFolders(dataDir: string, folders: string[], name: string): void {
  mkdirSync(path.join(dataDir, name), { recursive: true });
  for (const folder of folders.filter((each) => existsSync(path.join(dataDir, each))))
    renameSync(path.join(dataDir, folder), path.join(dataDir, name, folder));
}
