import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type pg from "pg";
import { testDatabase } from "../../../../test/database.ts";
import { quietLog } from "../log.ts";
import { connectPatiently, openPool } from "./pool.ts";
import { bindSystem } from "./scope.ts";

const database = testDatabase();
const open = (url: () => string, patience: number): pg.Pool =>
  openPool({ url, name: "etabli-test", max: 1, log: quietLog, patience });

describe("a pool whose connections are all taken", () => {
  const held: { pool?: pg.Pool; taken?: pg.PoolClient } = {};
  beforeAll(async () => {
    held.pool = open(database.listenUrl, 200);
    held.taken = await held.pool.connect();
  });
  afterAll(() => held.pool?.end());
  const pool = (): pg.Pool => {
    if (!held.pool) throw new Error("used before it is there");
    return held.pool;
  };

  it("asks whoever waits too long to come again, as 503 and not as a fault", async () => {
    const turnedAway = bindSystem(pool())(async () => "never");
    await expect(turnedAway).rejects.toMatchObject({ statusCode: 503 });
  });

  it("serves whoever waits a moment", async () => {
    setTimeout(() => held.taken?.release(), 50);
    await expect(bindSystem(pool())(async () => "served")).resolves.toBe("served");
  });
});

it("a server that refuses everybody is told at once, with its cause", async () => {
  const wrong = () => {
    const url = new URL(database.listenUrl());
    url.password = "wrong";
    return url.href;
  };
  const pool = open(wrong, 5_000);
  await expect(connectPatiently(pool)).rejects.toMatchObject({
    statusCode: 503,
    cause: { code: "28P01" },
  });
  await pool.end();
});

it("a server whose Unix socket is not there yet is waited for", async () => {
  const missing = new URL(database.listenUrl());
  missing.searchParams.set("host", "/nonexistent");
  const addresses = [missing.href];
  const pool = open(() => addresses.shift() ?? database.listenUrl(), 5_000);
  const client = await connectPatiently(pool);
  client.release();
  expect(addresses).toEqual([]);
  await pool.end();
});
