import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type pg from "pg";

export type SqlFile = {
  name: string;
  text: string;
  sha256: string;
  /** Functions that must exist before this file runs, from its first line: `-- needs app.fold, app.token`. */
  needs: string[];
};

export async function readSqlFile(directory: string, name: string): Promise<SqlFile> {
  const text = await fs.readFile(path.join(directory, name), "utf8");
  const needs = /^-- needs (.*)$/m.exec(text.split("\n", 1)[0] ?? "")?.[1] ?? "";
  return {
    name,
    text,
    sha256: createHash("sha256").update(text).digest("hex"),
    needs: needs === "" ? [] : needs.split(/,\s*/),
  };
}

/** Runs `work` in one transaction; an error says the file and the line. */
export async function within(
  owner: pg.Client,
  { name, text }: SqlFile,
  work: () => Promise<void>,
): Promise<void> {
  await owner.query("begin");
  try {
    await work();
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
