/** Every table and waiting task as they were at one instant, as COPY writes them, compressed. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Database } from "../database/open.ts";
import { PRIVATE_FOLDER } from "../storage/disk.ts";
import type { Manifest, Part } from "./manifest.ts";
import { writePart } from "./part.ts";
import type { Progress } from "./progress.ts";
import { readTables, type Table } from "./tables.ts";

type Rows = Pick<Manifest, "migrations" | "tables" | "jobs">;

/** The queue belongs to a login of its own, which reads from the same snapshot. */
export async function copyRows(
  database: Pick<Database, "ownerUrl" | "workerUrl">,
  folder: string,
  progress: Progress,
): Promise<Rows> {
  await mkdir(path.join(folder, "tables"), { mode: PRIVATE_FOLDER });
  const owner = await connect(database.ownerUrl());
  const worker = await connect(database.workerUrl());
  try {
    await owner.query("begin isolation level repeatable read read only");
    const exported = await owner.query<{ id: string }>("select pg_export_snapshot() as id");
    await worker.query("begin isolation level repeatable read read only");
    await worker.query(
      `set transaction snapshot ${worker.escapeLiteral(exported.rows[0]?.id ?? "")}`,
    );
    const migrations = await owner.query<Manifest["migrations"][number]>(
      "select name, sha256 from public.migration order by name",
    );
    const jobs = await copyQuery(worker, { select: JOBS, folder, name: "jobs.copy.gz" });
    const found = await readTables(owner);
    const tables: Manifest["tables"] = [];
    for (const table of found) {
      tables.push({ ...table, ...(await copyTable(owner, table, folder)) });
      progress({ things: "tables", done: tables.length, of: found.length });
    }
    return { migrations: migrations.rows, tables, jobs };
  } finally {
    await Promise.all([owner.end(), worker.end()]);
  }
}

/** An administrator reads when the last whole backup was taken. */
export async function noteBackup(
  database: Pick<Database, "ownerUrl">,
  created_at: string,
): Promise<void> {
  const owner = await connect(database.ownerUrl());
  try {
    await owner.query("update app.installation set backed_up_at = $1", [created_at]);
  } finally {
    await owner.end();
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

const copyTable = (client: pg.Client, { name, columns }: Table, folder: string) =>
  copyQuery(client, {
    select: `select ${columns.join(", ")} from ${name}`,
    folder,
    name: `tables/${name}.copy.gz`,
  });

/** What is needed to add a task again. A task that runs at this moment is one that waits. */
const JOBS = `
  select jsonb_build_object('task', t.identifier, 'payload', j.payload, 'run_at', j.run_at, 'key', j.key,
    'max_attempts', j.max_attempts)
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts < j.max_attempts order by j.id`;

type Copy = { select: string; folder: string; name: string };

async function copyQuery(
  client: pg.Client,
  { select, folder, name }: Copy,
): Promise<Part & { rows: number }> {
  const rows = client.query(copyTo(`copy (${select}) to stdout`));
  const part = await writePart({ folder, name }, rows, createGzip());
  return { ...part, rows: rows.rowCount };
}
