import { sql } from "kysely";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testDatabase } from "../../../../../test/database.ts";
import { openProxy, type Proxy } from "../../../../../test/proxy.ts";
import { quietLog } from "../../log.ts";
import { openPool } from "../pool.ts";
import { bindSystem, type ShopDb } from "../scope.ts";
import { WatchedClient } from "./client.ts";

const database = testDatabase();
/** Milliseconds, twenty times less than in production: a busy machine answers within five of them. */
const TICK = 50;
const limits = { tick: TICK };
const ticks = (count: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, count * TICK));
let proxy: Proxy;
let pool: pg.Pool;

beforeEach(async () => {
  proxy = await openProxy(() => database.url);
  const url = () => proxy.through(database.listenUrl());
  pool = openPool({ url, name: "etabli-test", max: 3, log: quietLog, pipeline: true, limits });
});
afterEach(async () => {
  await pool.end();
  await proxy.close();
});

const one = (db: ShopDb) => sql`select 42`.execute(db);
const fill = async (): Promise<void> => {
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  for (const client of clients) client.release();
};

describe("a connection that dies without a word", () => {
  it("leaves the pool while it is idle, before a request takes it", async () => {
    await fill();
    expect(pool.totalCount).toBe(3);
    proxy.swallow();
    await expect.poll(() => pool.totalCount, { timeout: 10_000 }).toBe(0);
    await bindSystem(pool)(one);
  });

  it("is replaced during a read", async () => {
    await fill();
    proxy.swallow();
    await bindSystem(pool)(one, "read");
  });

  it("fails a write as 503, since the write may have been done", async () => {
    await fill();
    proxy.swallow();
    await expect(bindSystem(pool)(one, "write")).rejects.toMatchObject({ statusCode: 503 });
  });

  it("fails the statement under way, whichever it is", async () => {
    const written = bindSystem(pool)(async (db) => {
      await one(db);
      proxy.swallow();
      await one(db);
    });
    await expect(written).rejects.toMatchObject({ code: "ETIMEDOUT", statusCode: 503 });
  });

  it("is ended by the server as well, which hears no ping", async () => {
    const { rows } = await pool.query("show idle_session_timeout");
    expect(rows).toEqual([{ idle_session_timeout: "30s" }]);
  });

  it("is not waited for when it is closed", async () => {
    const client = new WatchedClient({ connectionString: proxy.through(database.url) }, limits);
    client.on("error", () => undefined);
    await client.connect();
    proxy.swallow();
    await client.end();
  });
});

it("a connection that hears notifications without end, and asks nothing, is not ended by the server as idle", async () => {
  const client = new WatchedClient({ connectionString: proxy.through(database.url) }, limits);
  const ended = vi.fn<(error: Error) => void>();
  client.on("error", ended);
  await client.connect();
  await client.query("listen news");
  await client.query(`set idle_session_timeout = ${30 * TICK}`);
  const heard = vi.fn<() => void>();
  client.on("notification", heard);
  for (let turn = 0; turn < 50; turn++) {
    await pool.query("notify news");
    await ticks(1);
  }
  expect(heard.mock.calls.length).toBeGreaterThan(40);
  expect(ended).not.toHaveBeenCalled();
  await client.end();
});

describe("a connection that is slow", () => {
  it("is kept during a long statement, and one idle for long is the same one", async () => {
    const pidOf = async (db: ShopDb) =>
      (await sql<{ pid: number }>`select pg_backend_pid() pid, pg_sleep(0.75)`.execute(db)).rows[0];
    const first = await bindSystem(pool)(pidOf);
    await ticks(25);
    expect(await bindSystem(pool)(pidOf)).toEqual(first);
  });

  it("is not taken for dead by a process that was busy itself", async () => {
    await fill();
    const answer = bindSystem(pool)(one);
    const end = performance.now() + 35 * TICK;
    while (performance.now() < end);
    await answer;
  });

  it("is not tried inside a transaction that waits for its own program", async () => {
    await bindSystem(pool)(async (db) => {
      await one(db);
      await ticks(20);
      await one(db);
    });
    expect(proxy.sent().join("")).not.toContain("select 1\0");
  });
});

it("a server that accepts a connection and never says anything is given up", async () => {
  const mute = await openProxy(() => database.url);
  const client = new WatchedClient({ connectionString: mute.through(database.url) }, limits);
  client.on("error", () => undefined);
  const connected = client.connect();
  mute.swallow();
  const silent = setInterval(() => mute.swallow(), 1);
  await expect(connected).rejects.toMatchObject({ code: "ETIMEDOUT" });
  clearInterval(silent);
  await mute.close();
});
