import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { quietLog } from "../log.ts";
import { openPool } from "./pool.ts";
import { PREPARED_AT_MOST } from "./prepared.ts";
import { bindSystem, type ShopDb, type WithSystem } from "./scope.ts";

const database = testDatabase();
const opened: { pools: pg.Pool[] } = { pools: [] };

/** One connection, so that what it keeps can be looked at. */
function oneConnection(): pg.Pool {
  const pool = openPool({
    url: database.listenUrl,
    name: "etabli-test",
    max: 1,
    log: quietLog,
    pipeline: true,
  });
  opened.pools.push(pool);
  return pool;
}

beforeAll(async () => {
  await database.asOwner("create table app.ticket (id int primary key, word text)");
  await database.asOwner("insert into app.ticket values (1, 'one'), (2, 'two')");
  await database.asOwner("grant select, insert on app.ticket to etabli_app");
});
afterAll(() => Promise.all(opened.pools.map((pool) => pool.end())));

const wordOf = async (db: ShopDb, id: number): Promise<unknown[]> => {
  const { rows } = await sql`select * from app.ticket where id = ${id}`.execute(db);
  return rows;
};

async function keptTexts(withSystem: WithSystem): Promise<string[]> {
  return withSystem(async (db) => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(db);
    return rows.map(({ statement }) => statement);
  });
}

describe("the statements of a connection", () => {
  it("are prepared once for all values, also when several are sent together", async () => {
    const withSystem = bindSystem(oneConnection(), { checked: false });
    const found = await withSystem((db) => Promise.all([1, 2, 1].map((id) => wordOf(db, id))));
    expect(found).toEqual([
      [{ id: 1, word: "one" }],
      [{ id: 2, word: "two" }],
      [{ id: 1, word: "one" }],
    ]);
    await withSystem((db) => wordOf(db, 2));
    const texts = await keptTexts(withSystem);
    expect(texts.filter((text) => text.includes("app.ticket"))).toHaveLength(1);
  });

  it("are closed, least recently used first, when there are too many", async () => {
    const withSystem = bindSystem(oneConnection(), { checked: false });
    for (let turn = 0; turn < PREPARED_AT_MOST + 20; turn++)
      await withSystem(async (db) => {
        await wordOf(db, 1);
        const { rows } = await sql`select ${sql.raw(String(turn))} as turn`.execute(db);
        expect(rows).toEqual([{ turn }]);
      });
    const texts = await keptTexts(withSystem);
    expect(texts.length).toBeLessThanOrEqual(PREPARED_AT_MOST + 1);
    expect(texts).toContain("select 169 as turn");
    expect(texts).not.toContain("select 3 as turn");
    expect(texts.some((text) => text.includes("app.ticket"))).toBe(true);
    await expect(withSystem((db) => sql`select 3 as turn`.execute(db))).resolves.toMatchObject({
      rows: [{ turn: 3 }],
    });
  });

  it("are closed inside a failed transaction too", async () => {
    const withSystem = bindSystem(oneConnection(), { checked: false });
    const failed = withSystem(async (db) => {
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
      for (let turn = 0; turn < PREPARED_AT_MOST + 5; turn++)
        await sql`select ${sql.raw(String(turn))}`.execute(db).catch(() => undefined);
    });
    await expect(failed).rejects.toThrow("swallowed");
    await expect(withSystem((db) => wordOf(db, 1))).resolves.toHaveLength(1);
  });

  it("leave out text searches, whose plan depends on the words", async () => {
    const withSystem = bindSystem(oneConnection(), { checked: false });
    const search = (word: string) =>
      withSystem((db) => sql`select id from app.ticket where word like ${word}`.execute(db));
    expect((await search("o%")).rows).toEqual([{ id: 1 }]);
    const texts = await keptTexts(withSystem);
    expect(texts.filter((text) => text.includes("app.ticket"))).toEqual([]);
  });

  it("are not named behind a pooler that ignores them", async () => {
    const withSystem = bindSystem(oneConnection(), { statements: "unnamed", checked: false });
    await withSystem((db) => wordOf(db, 1));
    expect(await keptTexts(withSystem)).toEqual([]);
  });
});

describe("a statement that the server no longer has as it was", () => {
  it.each(["deallocate all", "discard all"])("is asked again after « %s »", async (forget) => {
    const pool = oneConnection();
    const withSystem = bindSystem(pool, { checked: false });
    await withSystem((db) => wordOf(db, 1));
    await pool.query(forget);
    await expect(
      withSystem((db) => sql`select * from app.ticket where id = ${2}`.execute(db)),
    ).resolves.toMatchObject({ rows: [{ id: 2 }] });
  });

  it("answers the new columns after a migration, on every connection", async () => {
    const pool = openPool({
      url: database.listenUrl,
      name: "etabli-test",
      max: 6,
      log: quietLog,
      pipeline: true,
    });
    opened.pools.push(pool);
    const withSystem = bindSystem(pool, { checked: false });
    const six = () =>
      Promise.all(Array.from({ length: 6 }, () => withSystem((db) => wordOf(db, 1))));
    await six();
    await database.asOwner("alter table app.ticket add column colour text default 'red'");
    for (const rows of await six()) expect(rows).toEqual([{ id: 1, word: "one", colour: "red" }]);
  });

  it("writes once what was asked once", async () => {
    const pool = oneConnection();
    const withSystem = bindSystem(pool, { checked: false });
    const insert = (id: number) =>
      withSystem(async (db) => {
        await sql`insert into app.ticket (id) values (${id})`.execute(db);
        await wordOf(db, id);
      });
    await insert(10);
    await pool.query("deallocate all");
    await insert(11);
    const rows = await database.asOwner("select id from app.ticket where id >= 10 order by id");
    expect(rows).toEqual([{ id: 10 }, { id: 11 }]);
  });
});
