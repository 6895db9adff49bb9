import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { migrate, withMigrationLock } from "./migrate.ts";

let directory: string;
let name: string;
const clients: pg.Client[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "migrations-"));
  name = `migrate_${Date.now()}`;
  const superuser = await connect(inject("superuserUrl"));
  await superuser.query(`create database ${name}`);
  await write("0001_first.sql", "create table thing (id int);\nselect pg_sleep(0.2);");
  await write("0002_second.sql", "alter table thing add name text;");
});

afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
  const superuser = await connect(inject("superuserUrl"));
  await superuser.query(`drop database ${name} with (force)`);
  await clients.pop()?.end();
  await rm(directory, { recursive: true });
});

const write = (file: string, text: string): Promise<void> =>
  writeFile(path.join(directory, file), text);

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}

async function migrateOnce(): Promise<string[]> {
  const url = new URL(inject("superuserUrl"));
  url.pathname = `/${name}`;
  const client = await connect(url.href);
  return withMigrationLock(client, () => migrate(client, directory));
}

it("runs each file once, even when two processes start together", async () => {
  const ran = await Promise.all([migrateOnce(), migrateOnce()]);
  expect(ran.sort((a, b) => b.length - a.length)).toEqual([
    ["0001_first.sql", "0002_second.sql"],
    [],
  ]);
});

it("runs only what is new", async () => {
  await migrateOnce();
  await write("0003_third.sql", "create table other (id int)");
  expect(await migrateOnce()).toEqual(["0003_third.sql"]);
});

it("refuses a file that was edited after it ran", async () => {
  await migrateOnce();
  await write("0002_second.sql", "alter table thing add label text;");
  await expect(migrateOnce()).rejects.toThrow(
    "La migration 0002_second.sql a été modifiée après son passage",
  );
});

it("refuses a database newer than the code", async () => {
  await migrateOnce();
  await rm(path.join(directory, "0002_second.sql"));
  await expect(migrateOnce()).rejects.toThrow("La migration 0002_second.sql manque");
});

it("names the file and the line of an error, and leaves nothing of that file", async () => {
  await write(
    "0003_bad.sql",
    "create table half (id int);\n-- « é » takes two bytes\nselect nope;",
  );
  await expect(migrateOnce()).rejects.toThrow(
    /^Migration 0003_bad\.sql, ligne 3 : column "nope" does not exist/,
  );
  await write("0003_bad.sql", "create table half (id int);");
  expect(await migrateOnce()).toEqual(["0003_bad.sql"]);
});
