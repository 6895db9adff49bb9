/** Fills a new, empty database and data folder from a backup: everything, or nothing. */
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Database } from "../database/open.ts";
import { sqlState } from "../database/violation.ts";
import { storedIn, type FilesHome } from "../storage.ts";
import { PRIVATE_FOLDER } from "../storage/disk.ts";
import {
  checkParts,
  type Manifest,
  type Part,
  partsOf,
  readManifest,
  UnusableBackup,
} from "./manifest.ts";
import type { Progress } from "./progress.ts";
import { withoutForeignKeys } from "./tables.ts";

export type Target = {
  database: Pick<Database, "ownerUrl" | "workerUrl" | "first">;
} & FilesHome;

/**
 * Restores the backup of `folder`. Throws an UnusableBackup, before anything is written, when a file of
 * the backup is missing or changed, when another version made it, or when the target is not empty.
 * Interrupted, it can be run again: the rows come in one transaction, the database counts as new until then.
 */
export async function restore(
  target: Target,
  folder: string,
  progress: Progress = () => undefined,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkParts(folder, partsOf(manifest));
  await refuseUsed(target, folder);
  const owner = new pg.Client({ connectionString: target.database.ownerUrl() });
  await owner.connect();
  try {
    await refuseOtherVersion(owner, manifest);
    for (const [index, part] of manifest.files.entries()) {
      progress({ things: "files", done: index + 1, of: manifest.files.length });
      await restoreFile(target, folder, part);
    }
    await owner.query("begin");
    await withoutForeignKeys(owner, () => fillTables(owner, { manifest, folder, progress }));
    await addJobs(target, path.join(folder, manifest.jobs.path));
    await owner.query("commit");
  } finally {
    // Without the commit, the server rolls back.
    await owner.end();
  }
  return manifest;
}

/** The ledger's key stays on this machine's disk; all else goes where files are kept. */
async function restoreFile(target: Target, folder: string, part: Part): Promise<void> {
  const { path: name, bytes: size, sha256 } = part;
  const source = path.join(folder, name);
  if (target.FILES_URL && name.includes("/"))
    return storedIn(target).keep({ path: source, size, sha256 }, name);
  const file = path.join(target.DATA_DIR, name);
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  await copyFile(source, file);
}

/** Another ledger key in the folder would make the restored chain unverifiable. */
async function refuseUsed({ database, DATA_DIR }: Target, folder: string): Promise<void> {
  if (!database.first)
    throw new UnusableBackup(
      "La base à remplir sert déjà : restaurez dans une base neuve et un dossier neuf (DATA_DIR=./donnees-restaurees npm run restore -- …).",
    );
  const [here, saved] = await Promise.all(
    [DATA_DIR, folder].map((place) => readFile(path.join(place, "ledger.key")).catch(missing)),
  );
  if (here && saved && !here.equals(saved))
    throw new UnusableBackup(
      `Le dossier ${DATA_DIR} a déjà une autre clé du registre (ledger.key) : restaurez dans un dossier neuf.`,
    );
}

function missing(error: unknown): undefined {
  if (sqlState(error) === "ENOENT") return undefined;
  throw error;
}

async function refuseOtherVersion(owner: pg.Client, { version, migrations }: Manifest) {
  const { rows } = await owner.query<Manifest["migrations"][number]>(
    "select name, sha256 from public.migration order by name",
  );
  if (JSON.stringify(rows) !== JSON.stringify(migrations))
    throw new UnusableBackup(
      `Cette sauvegarde a été faite par Établi ${version}, dont les tables diffèrent : restaurez-la avec cette version-là, puis mettez à jour.`,
    );
}

/** Triggers only announce changes to screens, or forbid them: what is restored was announced and allowed before. */
type Filling = { manifest: Manifest; folder: string; progress: Progress };
async function fillTables(
  owner: pg.Client,
  { manifest, folder, progress }: Filling,
): Promise<void> {
  for (const [index, { name, columns, rows, path: file }] of manifest.tables.entries()) {
    progress({ things: "tables", done: index + 1, of: manifest.tables.length });
    await owner.query(`alter table ${name} disable trigger user`);
    const into = owner.query(copyFrom(`copy ${name} (${columns.join(", ")}) from stdin`));
    await pipeline(createReadStream(path.join(folder, file)), createGunzip(), into);
    if (into.rowCount !== rows)
      throw new Error(`${name}: ${into.rowCount} rows restored of ${rows}`);
    await owner.query(`alter table ${name} enable trigger user`);
  }
}

const ADD_JOB = `
  select graphile_worker.add_job(job ->> 'task', payload => job -> 'payload', run_at => (job ->> 'run_at')::timestamptz,
    job_key => job ->> 'key', max_attempts => (job ->> 'max_attempts')::int)
  from (select $1::json as job) given`;

/** The queue belongs to a login of its own: its transaction ends just before the other, and replaces itself. */
async function addJobs({ database }: Target, file: string): Promise<void> {
  const worker = new pg.Client({ connectionString: database.workerUrl() });
  await worker.connect();
  try {
    await worker.query("begin");
    await worker.query("delete from graphile_worker._private_jobs");
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
    // COPY doubles the backslashes of a text.
    for await (const line of lines) await worker.query(ADD_JOB, [line.replaceAll("\\\\", "\\")]);
    await worker.query("commit");
  } finally {
    await worker.end();
  }
}
