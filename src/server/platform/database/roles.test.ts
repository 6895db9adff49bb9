import { readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "./open.ts";
import { loginUrl } from "./roles.ts";
import { startThrowAwayServer, temporaryDataDir, type ThrowAwayServer } from "./throw-away.ts";

const OWNER = "postgres://etabli_owner:un%20secret@db.example:5433/etabli";

it("derives two logins from one address, the same in every process", () => {
  const app = new URL(loginUrl(OWNER, "etabli_app", "/nowhere"));
  expect(app).toMatchObject({
    username: "etabli_app",
    host: "db.example:5433",
    pathname: "/etabli",
  });
  expect(app.password).toMatch(/^[0-9a-f]{64}$/);
  expect(loginUrl(OWNER, "etabli_app", "/elsewhere")).toBe(app.href);
  expect(new URL(loginUrl(OWNER, "etabli_worker", "/nowhere")).password).not.toBe(app.password);
  expect(loginUrl(OWNER.replace("secret", "autre"), "etabli_app", "/nowhere")).not.toBe(app.href);
});

it("keeps a secret beside the data, readable by us alone, for an owner without a password", () => {
  const dataDir = temporaryDataDir();
  const bare = "postgres://etabli_owner@db.example/etabli";
  const first = loginUrl(bare, "etabli_app", dataDir);
  expect(loginUrl(bare, "etabli_app", dataDir)).toBe(first);
  const file = path.join(dataDir, "role-secret");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(first).not.toContain(readFileSync(file, "utf8"));
  rmSync(dataDir, { recursive: true });
});

it("says in French what right is missing to an owner that may not manage the roles", async () => {
  const superuser = new pg.Client({ connectionString: inject("superuserUrl") });
  await superuser.connect();
  const name = `modest_${Date.now()}`;
  await superuser.query(`create role ${name} login password 'modest'`);
  await superuser.query(`create database ${name} owner ${name}`);
  const url = new URL(inject("superuserUrl"));
  Object.assign(url, { username: name, password: "modest", pathname: `/${name}` });
  try {
    await expect(openDatabase({ dataDir: "/nowhere", databaseUrl: url.href })).rejects.toThrow(
      "donnez-lui CREATEROLE",
    );
  } finally {
    await superuser.query(`drop database ${name} with (force)`);
    await superuser.query(`drop role ${name}`);
    await superuser.end();
  }
});

describe("a server whose roles exist already", () => {
  const held: { server?: ThrowAwayServer } = {};
  beforeAll(async () => {
    held.server = await startThrowAwayServer();
    await open(held.server.ownerUrl());
  });
  afterAll(() => held.server?.close());

  const server = (): ThrowAwayServer => {
    if (!held.server) throw new Error("used before it is there");
    return held.server;
  };
  const open = async (databaseUrl: string): Promise<void> => {
    const database = await openDatabase({ dataDir: "/nonexistent", databaseUrl });
    await database.withSystem((db) => sql`select 1`.execute(db));
    await database.close();
  };
  const asSuperuser = async (...statements: string[]): Promise<void> => {
    const superuser = new pg.Client({ connectionString: server().superuserUrl() });
    await superuser.connect();
    for (const statement of statements) await superuser.query(statement);
    await superuser.end();
  };
  const urlOf = (account: string, database: string): string => {
    const change = { username: account, password: "nouveau", pathname: `/${database}` };
    return Object.assign(new URL(server().ownerUrl()), change).href;
  };

  it("opens again after its owner's password was changed", async () => {
    await asSuperuser("alter role etabli_owner password 'nouveau'");
    await open(urlOf("etabli_owner", "etabli"));
  });

  it("says to another account, which may create roles, who created these and what to ask for", async () => {
    await asSuperuser(
      "create role restorer login createrole password 'nouveau'",
      "create database restored owner restorer",
    );
    const url = urlOf("restorer", "restored");
    await expect(open(url)).rejects.toThrow(/un autre compte l’a créé.*WITH ADMIN OPTION/);
    await asSuperuser("grant etabli_app, etabli_gate, etabli_worker to restorer with admin option");
    await open(url);
  });

  it("names a right that a role should not have, and opens once it is taken back", async () => {
    await asSuperuser("alter role etabli_gate bypassrls");
    await expect(open(urlOf("etabli_owner", "etabli"))).rejects.toThrow(
      "ALTER ROLE etabli_gate NOSUPERUSER NOBYPASSRLS",
    );
    await asSuperuser("alter role etabli_gate nobypassrls");
    await open(urlOf("etabli_owner", "etabli"));
  });
});
