/**
 * A backup taken while the product runs: every table and every waiting task as they were at one instant
 * (a PostgreSQL snapshot), then the files, which never change once they have a name.
 */
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../database/open.ts";
import { sqlState } from "../database/violation.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "../storage.ts";
import { MANIFEST, type Manifest, type Part } from "./manifest.ts";
import { writePart } from "./part.ts";
import type { Progress } from "./progress.ts";
import { copyRows } from "./snapshot.ts";

export type Source = {
  database: Pick<Database, "ownerUrl" | "workerUrl">;
  DATA_DIR: string;
  version: string;
};

/** Written by every process that has one, and needed to verify the ledger of the restored database. */
const KEY = "ledger.key";

/**
 * Writes the backup in `folder`, which must not exist; until it is whole it is called « folder.part ».
 * Answers the manifest.
 */
export async function backUp(
  source: Source,
  folder: string,
  progress: Progress = () => undefined,
): Promise<Manifest> {
  const draft = `${folder}.part`;
  await mkdir(path.dirname(folder), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: PRIVATE_FOLDER });
  // Before the rows: an anchor may be behind the chain it is compared with, never ahead of it.
  const anchors = await copyFiles(source.DATA_DIR, draft, [
    KEY,
    ...(await namesIn(source, "ledger")),
  ]);
  const created_at = new Date().toISOString();
  const rows = await copyRows(source.database, draft, progress);
  const names = await namesIn(source, "files");
  const files = await copyFiles(source.DATA_DIR, draft, names, (count) =>
    progress({ things: "files", done: count, of: names.length }),
  );
  const manifest: Manifest = {
    format: 1,
    version: source.version,
    created_at,
    ...rows,
    files: [...anchors, ...files],
  };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(path.join(draft, MANIFEST), text, { mode: PRIVATE_FILE, flush: true });
  await rename(draft, folder);
  return manifest;
}

/** Names of the files of a sub-folder of the data, from the data folder; those still being written are left out. */
async function namesIn({ DATA_DIR }: Source, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(DATA_DIR, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(undefinedWhenMissing);
  return (entries ?? [])
    .filter(
      (entry) => entry.isFile() && !entry.name.startsWith(".") && !entry.name.endsWith(".part"),
    )
    .map((entry) =>
      path.relative(DATA_DIR, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    )
    .sort();
}

function undefinedWhenMissing(error: unknown): undefined {
  if (sqlState(error) === "ENOENT") return undefined;
  throw error;
}

/** A file deleted meanwhile, which no row names any more, is left out. */
async function copyFiles(
  from: string,
  to: string,
  names: readonly string[],
  copied: (count: number) => void = () => undefined,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const name of names) {
    await mkdir(path.dirname(path.join(to, name)), { recursive: true, mode: PRIVATE_FOLDER });
    const file = await open(path.join(from, name)).catch(undefinedWhenMissing);
    if (file) parts.push(await writePart({ folder: to, name }, file.createReadStream()));
    copied(parts.length);
  }
  return parts;
}
