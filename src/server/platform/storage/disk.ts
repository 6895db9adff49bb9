import type { Dirent } from "node:fs";
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { sqlState } from "../database/violation.ts";
import type { Stored } from "./stored.ts";

/** For this account alone: files, letters and keys hold names and secret links. */
export const PRIVATE_FOLDER = 0o700;

export function onDisk(DATA_DIR: string): Stored {
  const at = (name: string): string => path.join(DATA_DIR, name);
  return {
    read: (name) => ifExists(() => readFile(at(name))),
    open: async (name) => {
      const handle = await ifExists(() => open(at(name), "r"));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      const read = (part = {}) => handle.createReadStream(part);
      return { size, read, close: () => handle.close() };
    },
    keep: async ({ path: staged }, name) => {
      await mkdir(path.dirname(at(name)), { recursive: true, mode: PRIVATE_FOLDER });
      await rename(staged, at(name));
    },
    remove: (name) => rm(at(name), { force: true }),
    folders: async (folder) => {
      const entries = await ifExists(() => readdir(at(folder), { withFileTypes: true }));
      return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    list: (folder) => filesUnder(DATA_DIR, folder),
    check: async () => void (await stat(DATA_DIR)),
  };
}

async function* filesUnder(DATA_DIR: string, folder: string) {
  const found = await ifExists(() => opendir(path.join(DATA_DIR, folder), { recursive: true }));
  for await (const entry of found ?? []) {
    if (!isWhole(entry)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const state = await ifExists(() => stat(file));
    const name = path.relative(DATA_DIR, file).split(path.sep).join("/");
    // The time of the name, not of the bytes: a file restored from a backup keeps the latter.
    if (state) yield { name, changed_at: state.ctimeMs };
  }
}

/** Neither a folder, nor a temporary file that is still being written. */
const isWhole = (entry: Dirent): boolean =>
  entry.isFile() && !entry.name.startsWith(".") && !entry.name.endsWith(".part");

/** Undefined when the file or the folder does not exist. */
export async function ifExists<Value>(look: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await look();
  } catch (error) {
    if (sqlState(error) === "ENOENT") return undefined;
    throw error;
  }
}
