import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../../../../test/database.ts";
import { openProxy, type Proxy } from "../../../../../test/proxy.ts";
import { readConfig } from "../../config.ts";
import { countAttempt } from "../../limit.ts";
import { openLive } from "../../live.ts";
import { quietLog } from "../../log.ts";
import { type Database, openDatabase } from "../open.ts";
import { SESSION } from "./session.ts";

const direct = testDatabase();
const held: { proxy?: Proxy; database?: Database } = {};

/** What a pooler in transaction mode would have to carry, read on the wire to it. */
beforeAll(async () => {
  const proxy = await openProxy(() => direct.url);
  const poolUrl = Object.assign(new URL(proxy.through(direct.url)), { username: "", password: "" });
  const config = { dataDir: "/nonexistent", databaseUrl: direct.url, poolUrl: poolUrl.href };
  held.proxy = proxy;
  held.database = await openDatabase(config, { statements: "unnamed", checked: false });
});
afterAll(async () => {
  await held.database?.close();
  await held.proxy?.close();
});

const database = (): Database => {
  if (!held.database) throw new Error("used before it is there");
  return held.database;
};
const settings = () =>
  database().withSystem(async (db) => {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where lower(name) = any(${Object.keys(SESSION)})`.execute(
      db,
    );
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  });

it("carries the transactions of requests with the settings of their roles, and nothing that belongs to a session", async () => {
  expect(await settings()).toMatchObject({
    search_path: "app, auth, public",
    statement_timeout: "20000",
    idle_in_transaction_session_timeout: "15000",
    TimeZone: "UTC",
    DateStyle: expect.stringMatching(/^ISO/),
    IntervalStyle: "iso_8601",
  });
  expect(await countAttempt(database(), "pooled", 60_000)).toMatchObject({ current: 1 });
  expect(await countAttempt(database(), "pooled", 60_000)).toMatchObject({ current: 2 });
  const wire = held.proxy?.sent() ?? [];
  expect(wire.length).toBeGreaterThan(0);
  for (const sent of wire) {
    expect(sent).toMatch(/user\0(etabli_app|etabli_gate)\0/);
    expect(sent).not.toMatch(/\0options\0|\blisten\b|advisory_lock\(|\bset (?!local\b)\w+ (to|=)/i);
    // Parse: its length, an empty name, its text.
    for (const [, name] of sent.matchAll(/P[\s\S]{4}([^\0]*)\0(?=select|insert|update|with)/g))
      expect(name).toBe("");
  }
});

it("hears live events on the direct address, of changes made through the pooler", async () => {
  const live = openLive({ url: database().listenUrl, log: quietLog });
  await live.ready;
  const heard: unknown[] = [];
  live.subscribe({ shop_id: "shop-1" }, (change) => heard.push(change));
  const change = JSON.stringify({ shop_id: "shop-1", noun: "repair", id: "1", repair_id: null });
  await database().withSystem((db) => sql`select pg_notify('app_events', ${change})`.execute(db));
  await expect.poll(() => heard).toHaveLength(1);
  await live.close();
});

it("is asked for beside the server's own address, and takes no prepared statement unless told that it may", () => {
  const DATABASE_URL = "postgres://etabli:secret@pg.example/etabli";
  const DATABASE_POOL_URL = "postgres://pooler.example:6432/etabli";
  const read = (env: Record<string, string>) => readConfig(env).PREPARED_STATEMENTS;
  expect(() => read({ DATABASE_POOL_URL })).toThrow("DATABASE_URL");
  expect(read({ DATABASE_URL })).toBe(true);
  expect(read({ DATABASE_URL, DATABASE_POOL_URL })).toBe(false);
  expect(read({ DATABASE_URL, DATABASE_POOL_URL, PREPARED_STATEMENTS: "1" })).toBe(true);
});
