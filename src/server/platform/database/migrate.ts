import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";

export const MIGRATIONS = fileURLToPath(new URL("../../../../migrations", import.meta.url));

type File = { name: string; text: string; sha256: string };

/**
 * Runs the numbered SQL files that this database has not seen, each in its own transaction, and
 * answers their names. The caller holds `withMigrationLock`. Refused with a clear message: a file
 * edited after it ran, a file that disappeared, a file whose SQL fails (its name and line are given).
 */
export async function migrate(owner: pg.Client, directory = MIGRATIONS): Promise<string[]> {
  await owner.query(
    "create table if not exists public.migration (name text primary key, sha256 text not null, at timestamptz not null default now())",
  );
  const files = await readFiles(directory);
  const { rows } = await owner.query<{ name: string; sha256: string }>(
    "select name, sha256 from public.migration",
  );
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  refuseMismatch(files, applied);
  const pending = files.filter((file) => !applied.has(file.name));
  for (const file of pending) await apply(owner, file);
  return pending.map((file) => file.name);
}

/** One process migrates at a time; the others wait, then find nothing left to do. */
export async function withMigrationLock<T>(owner: pg.Client, work: () => Promise<T>): Promise<T> {
  await owner.query("select pg_advisory_lock(hashtextextended('etabli:migrate', 0))");
  try {
    return await work();
  } finally {
    await owner
      .query("select pg_advisory_unlock(hashtextextended('etabli:migrate', 0))")
      .catch(() => undefined);
  }
}

async function readFiles(directory: string): Promise<File[]> {
  const names = (await fs.readdir(directory)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await fs.readFile(path.join(directory, name), "utf8");
      return { name, text, sha256: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

function refuseMismatch(files: File[], applied: Map<string, string>): void {
  for (const [name, sha256] of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file)
      throw new Error(
        `La migration ${name} manque : cette version d’Établi est plus ancienne que la base de données.`,
      );
    if (file.sha256 !== sha256)
      throw new Error(
        `La migration ${name} a été modifiée après son passage : écrivez une nouvelle migration.`,
      );
  }
}

async function apply(owner: pg.Client, { name, text, sha256 }: File): Promise<void> {
  await owner.query("begin");
  try {
    await owner.query(text);
    await owner.query("insert into public.migration (name, sha256) values ($1, $2)", [
      name,
      sha256,
    ]);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback").catch(() => undefined);
    throw new Error(`Migration ${name}${lineOf(error, text)} : ${messageOf(error)}`, {
      cause: error,
    });
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** PostgreSQL gives the position of an error in characters from 1. */
function lineOf(error: unknown, text: string): string {
  if (!(error instanceof Error) || !("position" in error)) return "";
  const before = Array.from(text).slice(0, Number(error.position)).join("");
  return `, ligne ${before.split("\n").length}`;
}
