import { readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { openDatabase } from "./open.ts";
import { loginUrl } from "./roles.ts";
import { temporaryDataDir } from "./throw-away.ts";

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
