import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrationFolder } from "../../../../test/migrations.ts";
import { quietLog } from "../log.ts";
import { startEmbedded } from "./embedded.ts";
import { openDatabase } from "./open.ts";
import { temporaryDataDir } from "./throw-away.ts";
import { UnusableDatabase } from "./unusable.ts";

const folder = migrationFolder();
const CREATED_BEFORE =
  /créée par une version antérieure d’Établi, dont les migrations ont été refondues/;

/** What a database of the former numbering is recognised by. */
const NUMBERED_FORMERLY = `
  create table public.migration (name text primary key, sha256 text not null);
  insert into public.migration values ('0001_foundation.sql', 'former'), ('0067_past_forgotten.sql', 'former');`;
/** A database of the present numbering, made before a migration was edited in place. */
const EDITED_SINCE = `
  create table public.migration (name text primary key, sha256 text not null);
  create table public.migration_function (name text primary key, sha256 text not null);
  insert into public.migration values ('0006_repair.sql', 'former');`;
const FORMER = [
  ["the former numbering", NUMBERED_FORMERLY],
  ["a migration edited since", EDITED_SINCE],
] as const;

/** A former database, with a shop's own row in it. */
const formerDatabase = (records: string, demo: boolean): string => `
  ${records}
  create schema app;
  create table app.installation (only_row boolean primary key default true, demo boolean not null);
  insert into app.installation (demo) values (${demo});
  create table app.client (lastname text);
  insert into app.client values ('Petit')`;

it.each(FORMER)(
  "refuses a server's database of %s and writes nothing in it",
  async (_, records) => {
    await folder.query(formerDatabase(records, true));
    const tables = () => folder.query("select schemaname, tablename from pg_tables order by 1, 2");
    const before = await tables();
    const opened = openDatabase({ dataDir: "/nonexistent", databaseUrl: folder.url() });
    await expect(opened).rejects.toThrow(CREATED_BEFORE);
    await expect(opened).rejects.toBeInstanceOf(UnusableDatabase);
    expect(await tables()).toEqual(before);
  },
);

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryDataDir();
});
afterEach(async () => {
  if (existsSync(path.join(dataDir, "postgres"))) {
    const server = await startEmbedded({ dataDir, log: quietLog });
    await server.close({ force: true });
  }
  rmSync(dataDir, { recursive: true });
});

async function onServer(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text).finally(() => client.end());
  return rows;
}

async function embedFormer(records: string, demo: boolean): Promise<void> {
  const server = await startEmbedded({ dataDir, log: quietLog, durable: false });
  await onServer(server.ownerUrl(), formerDatabase(records, demo));
  await server.close({ force: true });
  mkdirSync(path.join(dataDir, "files"));
  writeFileSync(path.join(dataDir, "files", "photo"), "former");
}

const open = () => openDatabase({ dataDir }, { folders: ["files", "letters"] });

it.each(FORMER)(
  "makes a demonstration of %s anew, the former one set aside",
  async (_, records) => {
    await embedFormer(records, true);
    const database = await open();
    expect(database.first).toBe(true);
    expect(existsSync(path.join(dataDir, "files"))).toBe(false);
    const names = await onServer(
      database.ownerUrl(),
      "select datname as name from pg_database where datname like 'former%'",
    );
    const [{ name }] = names as [{ name: string }];
    expect(existsSync(path.join(dataDir, name, "files", "photo"))).toBe(true);
    const former = new URL(database.ownerUrl());
    former.pathname = `/${name}`;
    expect(await onServer(former.href, "select lastname from app.client")).toEqual([
      { lastname: "Petit" },
    ]);
    await database.close();
    const again = await open();
    expect(again.first).toBe(true);
    await again.close();
  },
);

it("leaves a shop's own embedded database as it is", async () => {
  await embedFormer(NUMBERED_FORMERLY, false);
  await expect(open()).rejects.toThrow(CREATED_BEFORE);
  expect(existsSync(path.join(dataDir, "files", "photo"))).toBe(true);
  const server = await startEmbedded({ dataDir, log: quietLog });
  expect(await onServer(server.ownerUrl(), "select lastname from app.client")).toEqual([
    { lastname: "Petit" },
  ]);
  await server.close({ force: true });
});
