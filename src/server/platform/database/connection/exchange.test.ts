import { sql } from "kysely";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../../../../test/database.ts";
import { openProxy, type Proxy } from "../../../../../test/proxy.ts";
import { quietLog } from "../../log.ts";
import { openPool } from "../pool.ts";
import { bindSystem, lastly, type ShopDb } from "../scope.ts";

const database = testDatabase();
let proxy: Proxy;
let pool: pg.Pool;

beforeEach(async () => {
  proxy = await openProxy(() => database.url);
  const url = () => proxy.through(database.listenUrl());
  pool = openPool({ url, name: "etabli-test", max: 1, log: quietLog, pipeline: true });
});
afterEach(async () => {
  await pool.end();
  await proxy.close();
});

const withSystem = <T>(work: (db: ShopDb) => Promise<T>): Promise<T> =>
  bindSystem(pool, { checked: false })(work);
const numberOf = async (db: ShopDb, n: number): Promise<unknown> =>
  (await sql<{ n: number }>`select ${n}::int as n`.execute(db)).rows[0]?.n;
const invert = async (db: ShopDb, n: number): Promise<unknown> =>
  (await sql<{ n: number }>`select 12 / ${n}::int as n`.execute(db)).rows[0]?.n;

/** How often a message was sent: the byte of its kind, its length, what it begins with. */
const count = (message: string): number => proxy.sent().join("").split(message).length - 1;
const SYNC = "S\0\0\0\u0004";
const DESCRIBE = "D\0\0\0\u0006P\0";
const TOGETHER = [1, 2, 3, 4, 5];

describe("statements of one turn", () => {
  it("end with one Sync, in the order in which they were sent", async () => {
    const numbers = (db: ShopDb) => Promise.all(TOGETHER.map((n) => numberOf(db, n)));
    await withSystem(numbers);
    const before = count(SYNC);
    expect(await withSystem(numbers)).toEqual(TOGETHER);
    expect(count(SYNC) - before).toBe(1);
  });

  it("leave with the commit when they are the last of their transaction", async () => {
    const last = () =>
      bindSystem(pool, { checked: false })(async (db) =>
        lastly(() => Promise.all([numberOf(db, 1), numberOf(db, 2)])),
      );
    await last();
    const before = count(SYNC);
    expect(await last()).toEqual([1, 2]);
    expect(count(SYNC) - before).toBe(1);
    expect(count("commit\0")).toBe(1);
  });

  it("ask for the columns of a prepared statement once", async () => {
    await withSystem((db) => numberOf(db, 1));
    const before = count(DESCRIBE);
    await withSystem((db) => Promise.all(TOGETHER.map((n) => numberOf(db, n))));
    expect(count(DESCRIBE) - before).toBe(0);
  });
});

describe("a statement that fails among others", () => {
  const settled = (work: (db: ShopDb) => Promise<unknown>[]) =>
    withSystem(async (db) => {
      throw Object.assign(new Error("end"), { answers: await Promise.allSettled(work(db)) });
    }).catch((error: unknown) => Reflect.get(Object(error), "answers"));

  it("answers those before it, and the others say that the transaction is lost", async () => {
    const answers = await settled((db) => [numberOf(db, 1), invert(db, 0), numberOf(db, 3)]);
    expect(answers).toMatchObject([
      { value: 1 },
      { reason: { code: "22012" } },
      { reason: { code: "25P02" } },
    ]);
  });

  it("is the error that the transaction throws", async () => {
    const failed = withSystem((db) =>
      Promise.all([
        invert(db, 0).catch(async (error: unknown) => await Promise.reject(error)),
        numberOf(db, 3),
      ]),
    );
    await expect(failed).rejects.toMatchObject({ code: "22012" });
  });

  const pid = async (db: ShopDb): Promise<unknown> =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;

  it("leaves a connection on which all of them can be asked again", async () => {
    const connection = await withSystem(pid);
    await settled((db) => [invert(db, 0), numberOf(db, 3)]);
    expect(await withSystem((db) => Promise.all([invert(db, 4), numberOf(db, 3)]))).toEqual([3, 3]);
    expect(await withSystem(pid)).toBe(connection);
  });

  it("is prepared later on the same connection when it could not be at first", async () => {
    const connection = await withSystem(pid);
    const read = (db: ShopDb) => sql`select n from app.made_later`.execute(db);
    expect(await settled((db) => [read(db)])).toMatchObject([{ reason: { code: "42P01" } }]);
    await database.asOwner("create table app.made_later (n int)");
    await database.asOwner("grant select on app.made_later to etabli_app");
    expect((await withSystem(read)).rows).toEqual([]);
    expect(await withSystem(pid)).toBe(connection);
  });

  it("may be one whose answer cannot be read", async () => {
    const answers = await settled((db) => [
      sql`select ${"9007199254740993"}::int8 as n`.execute(db),
      numberOf(db, 2),
    ]);
    expect(answers).toMatchObject([{ reason: expect.any(RangeError) }, { value: 2 }]);
  });
});
