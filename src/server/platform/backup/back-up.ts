/**
 * A backup taken while the product runs: every table and every waiting task as they were at one instant
 * (a PostgreSQL snapshot), then the files, which never change once they have a name.
 */
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../database/open.ts";
import { PRIVATE_FILE, storedIn, type FilesHome } from "../storage.ts";
import { onDisk, PRIVATE_FOLDER } from "../storage/disk.ts";
import type { Stored } from "../storage/stored.ts";
import { MANIFEST, type Manifest, type Part } from "./manifest.ts";
import { writePart } from "./part.ts";
import type { Progress } from "./progress.ts";
import { copyRows, noteBackup } from "./snapshot.ts";

export type Source = {
  database: Pick<Database, "ownerUrl" | "workerUrl">;
  version: string;
} & FilesHome;

/** Written by every process that has one, and needed to verify the ledger of the restored database. */
const KEY = "ledger.key";

/**
 * Writes the backup in `folder`, which must not exist; until it is whole it is called « folder.part », and one that fails
 * is removed: it holds the data of persons. Answers the manifest.
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
  try {
    const manifest = await writeParts(source, draft, progress);
    await rename(draft, folder);
    await noteBackup(source.database, manifest.created_at);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeParts(source: Source, draft: string, progress: Progress): Promise<Manifest> {
  // Before the rows: an anchor may be behind the chain it is compared with, never ahead of it.
  const key = await copyFiles(onDisk(source.DATA_DIR), draft, [KEY]);
  const stored = storedIn(source);
  const anchors = await copyFiles(stored, draft, await namesIn(stored, "ledger"));
  const created_at = new Date().toISOString();
  const rows = await copyRows(source.database, draft, progress);
  const names = await namesIn(stored, "files");
  const files = await copyFiles(stored, draft, names, (count) =>
    progress({ things: "files", done: count, of: names.length }),
  );
  const manifest: Manifest = {
    format: 1,
    version: source.version,
    created_at,
    ...rows,
    files: [...key, ...anchors, ...files],
  };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(path.join(draft, MANIFEST), text, { mode: PRIVATE_FILE, flush: true });
  return manifest;
}

async function namesIn(stored: Stored, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of stored.list(folder)) names.push(name);
  return names.sort();
}

/** A file deleted meanwhile, which no row names any more, is left out. */
async function copyFiles(
  from: Stored,
  to: string,
  names: readonly string[],
  copied: (count: number) => void = () => undefined,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const name of names) {
    await mkdir(path.dirname(path.join(to, name)), { recursive: true, mode: PRIVATE_FOLDER });
    const file = await from.open(name);
    if (file) parts.push(await writePart({ folder: to, name }, file.read()));
    copied(parts.length);
  }
  return parts;
}
