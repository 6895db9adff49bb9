import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { GARONNE as ATELIER, insertShop } from "../../../../test/shop/garonne.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { refuse } from "../../../domain/decision.ts";
import {
  bindShop,
  bindSystem,
  keepPlans,
  lastly,
  mintScope,
  type ShopDb,
  type WithShop,
  type WithSystem,
} from "./scope.ts";
import { SHOP_ID } from "./shop-id.ts";
import { violated } from "./violation.ts";

const database = testDatabase();
/** What holds when a statement forgets its shop: the policies alone stand in the way. */
const unchecked = { checked: false };
const withShop: WithShop = (...call) => bindShop(database.pool, unchecked)(...call);
const withSystem: WithSystem = (...call) => bindSystem(database.pool, unchecked)(...call);
const GARONNE = "00000000-0000-7000-8000-000000000001";
const RIVAL = "00000000-0000-7000-8000-000000000002";
const ALICE = "00000000-0000-7000-8000-0000000000aa";
const garonne = mintScope(GARONNE, { kind: "system" });
const rival = mintScope(RIVAL, { kind: "client" });

beforeAll(async () => {
  for (const [id, slug] of [
    [GARONNE, "garonne"],
    [RIVAL, "rival"],
  ] as const)
    await insertShop(database, { ...ATELIER, id, slug }, []);
});

const close = (db: ShopDb, day: string) =>
  sql`insert into shop_closure (shop_id, first, last) values (app.shop(), ${day}, ${day})`.execute(
    db,
  );
const closures = async (scope: ShopScope): Promise<string[]> => {
  const read = await withShop(
    scope,
    (db) => db.selectFrom("shop_closure").select("first").orderBy("first").execute(),
    "read",
  );
  return read.map((row) => row.first);
};

describe("a transaction of a shop", () => {
  it("keeps its plans whatever the values, and leaves the next one as it was", async () => {
    const mode = (db: ShopDb) => sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(db);
    const kept = await withShop(rival, async (db) => {
      await keepPlans(db);
      return mode(db);
    });
    const next = await withShop(rival, mode);
    expect([...kept.rows, ...next.rows].map((row) => row.plan_cache_mode)).toEqual([
      "force_generic_plan",
      "auto",
    ]);
  });

  it("sees that shop only, and leaves nothing on the connection", async () => {
    const seen = await withShop(rival, (db) => db.selectFrom("shop").select("id").execute());
    expect(seen).toEqual([{ id: RIVAL }]);
    const after = await database.pool.query(
      "select app.shop() as shop, (select count(*) from shop) as shops",
    );
    expect(after.rows).toEqual([{ shop: null, shops: 0 }]);
  });

  it("knows who acts", async () => {
    const actorOf = (scope: ShopScope) =>
      withShop(scope, (db) =>
        sql<{ actor: string | null }>`select app.actor() as actor`.execute(db),
      );
    expect(
      (await actorOf(mintScope(GARONNE, { kind: "user", id: ALICE, role: "OWNER" }))).rows,
    ).toEqual([{ actor: ALICE }]);
    expect((await actorOf(rival)).rows).toEqual([{ actor: null }]);
  });

  it("cannot write in another shop", async () => {
    const insert = withShop(garonne, (db) =>
      sql`insert into shop_closure (shop_id, first, last) values (${RIVAL}, '2026-05-01', '2026-05-01')`.execute(
        db,
      ),
    );
    await expect(insert).rejects.toMatchObject({ code: "42501" });
    const moved = await withShop(garonne, (db) =>
      sql`update shop set name = 'pris' where id = ${RIVAL}`.execute(db),
    );
    expect(moved.numAffectedRows).toBe(0n);
  });

  it("keeps everything or nothing", async () => {
    const failing = withShop(garonne, async (db) => {
      await close(db, "2026-01-02");
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await closures(garonne)).not.toContain("2026-01-02");
  });

  it("writes nothing when the work is refused", async () => {
    const refused = await withShop(garonne, async (db) => {
      await close(db, "2026-01-03");
      return refuse("slot-taken");
    });
    expect(refused).toEqual({ refused: "slot-taken" });
    expect(await closures(garonne)).not.toContain("2026-01-03");
  });

  it("lets a violated constraint become a refusal", async () => {
    await withShop(garonne, (db) => close(db, "2026-01-04"));
    const second = await withShop(garonne, async (db) => {
      try {
        await close(db, "2026-01-04");
        return "closed";
      } catch (error) {
        if (violated(error, "shop_closure_pkey")) return refuse("already-closed");
        throw error;
      }
    });
    expect(second).toEqual({ refused: "already-closed" });
    expect(violated(new Error("other"), "shop_closure_pkey")).toBe(false);
  });

  it("fails as a whole when the work swallowed an error", async () => {
    const swallowed = withShop(garonne, async (db) => {
      await close(db, "2026-01-05");
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
      return "done";
    });
    await expect(swallowed).rejects.toThrow("swallowed");
    expect(await closures(garonne)).not.toContain("2026-01-05");
  });

  it("runs queries given together", async () => {
    const days = await withShop(garonne, (db) =>
      Promise.all(
        [1, 2, 3].map((n) =>
          sql<{ n: number }>`select ${n}::int as n`.execute(db).then(({ rows }) => rows[0]?.n),
        ),
      ),
    );
    expect(days).toEqual([1, 2, 3]);
  });

  it("sees one moment in a snapshot, whatever commits between its statements", async () => {
    const days = (db: ShopDb) => db.selectFrom("shop_closure").select("first").execute();
    await withShop(
      garonne,
      async (db) => {
        const before = await days(db);
        await withShop(garonne, (other) => close(other, "2026-05-01"));
        expect(await days(db)).toEqual(before);
      },
      "snapshot",
    );
    expect(await closures(garonne)).toContain("2026-05-01");
    await database.asOwner("delete from app.shop_closure where first = '2026-05-01'");
    const writing = withShop(garonne, (db) => close(db, "2026-05-02"), "snapshot");
    await expect(writing).rejects.toMatchObject({ code: "25006" });
  });

  it("refuses to write when it only reads", async () => {
    await expect(withShop(garonne, (db) => close(db, "2026-01-06"), "read")).rejects.toMatchObject({
      code: "25006",
    });
  });

  it("belongs to no shop when it is the system's", async () => {
    const shops = await withSystem((db) => db.selectFrom("shop").select("id").execute());
    expect(shops).toEqual([]);
    const found = await withSystem((db) =>
      sql<{ shop_id: string }>`select shop_id from app.find_shop('31000', 'rival')`.execute(db),
    );
    expect(found.rows).toEqual([{ shop_id: RIVAL }]);
  });
});

describe("the safety of the handle", () => {
  it("refuses a query sent after the end", async () => {
    let kept: ShopDb | undefined;
    await withShop(rival, async (db) => void (kept = db));
    await expect(kept?.selectFrom("shop").selectAll().execute()).rejects.toThrow(
      "an await is missing",
    );
  });

  it("refuses a query that nobody awaited", async () => {
    let stray: Promise<unknown> = Promise.resolve();
    await withShop(rival, async (db) => {
      stray = close(db, "2026-02-01");
      stray.catch(() => undefined);
    });
    await expect(stray).rejects.toThrow("an await is missing");
    expect(await closures(rival)).toEqual([]);
  });

  it.each(["1'; reset role; --", "", ALICE.toUpperCase(), `${GARONNE}'`, `${GARONNE}\n`])(
    "refuses %j where a uuid belongs",
    async (text) => {
      expect(() => mintScope(text, { kind: "system" })).toThrow(TypeError);
      expect(() => mintScope(GARONNE, { kind: "user", id: text, role: "OWNER" })).toThrow(
        TypeError,
      );
      await expect(withShop({ ...garonne, shop_id: text }, async () => 1)).rejects.toThrow(
        TypeError,
      );
    },
  );

  it("refuses a second transaction inside", async () => {
    const nested = withShop(garonne, (db) => db.transaction().execute(async () => 1));
    await expect(nested).rejects.toThrow("already a transaction");
  });
});

describe("two transactions that wait for each other", () => {
  it("both succeed, one of them at its second try", async () => {
    const lock = (db: ShopDb, key: number) => sql`select pg_advisory_xact_lock(${key})`.execute(db);
    let tries = 0;
    const cross = (first: number, second: number) =>
      withShop(garonne, async (db) => {
        tries += 1;
        await lock(db, first);
        await sql`select pg_sleep(0.2)`.execute(db);
        await lock(db, second);
        return "done";
      });
    expect(await Promise.all([cross(1, 2), cross(2, 1)])).toEqual(["done", "done"]);
    expect(tries).toBe(3);
  });
});

describe("a server that cuts the connections", () => {
  it("costs the queries under way and nothing after", async () => {
    await withShop(garonne, async () => 1);
    await database.asSuperuser(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'etabli_app' and datname = current_database()",
    );
    await expect
      .poll(() =>
        withShop(
          garonne,
          async (db) => (await db.selectFrom("shop").select("id").execute()).length,
        ).catch(() => 0),
      )
      .toBe(1);
  });
});

describe("the last statements of a transaction", () => {
  const written = (day: string) => async () => (await closures(garonne)).includes(day);

  it("are sent with its commit, in their order, and answer its result", async () => {
    const texts: string[] = [];
    const result = await withShop(garonne, async (db) => {
      await close(db, "2027-05-01");
      return lastly(async () => {
        const [, { rows }] = await Promise.all([
          close(db, "2027-05-02").then(() => texts.push("first")),
          sql<{ n: number }>`select count(*) as n from shop_closure where shop_id = app.shop()
            and first between '2027-05-01' and '2027-05-02'`.execute(db),
        ]);
        return rows[0]?.n;
      });
    });
    expect([result, texts]).toEqual([2, ["first"]]);
    expect(await written("2027-05-02")()).toBe(true);
  });

  it("roll everything back when one of them fails", async () => {
    const failed = withShop(garonne, async (db) => {
      await close(db, "2027-06-01");
      return lastly(() => Promise.all([close(db, "2027-06-02"), close(db, "2027-06-02")]));
    });
    await expect(failed).rejects.toMatchObject({ code: "23505" });
    expect(await written("2027-06-01")()).toBe(false);
  });

  it("may not wait for one another: nothing is sent after the commit", async () => {
    const late = withShop(garonne, async (db) =>
      lastly(async () => {
        await close(db, "2027-07-01");
        return close(db, "2027-07-02");
      }),
    );
    await expect(late).rejects.toThrow("an await is missing");
    expect(await written("2027-07-02")()).toBe(false);
  });
});

describe("the mark of a new database", () => {
  it("makes one seeding of two processes that start together, and keeps its word", async () => {
    expect(database.first).toBe(true);
    const answers = await Promise.all([1, 2].map(() => database.settle(async () => true)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await database.asOwner("select demo from installation")).toEqual([{ demo: true }]);
    const never = "relnamespace = 'app'::regnamespace and relkind = 'r' and reltuples < 0";
    expect(await database.asOwner(`select relname from pg_class where ${never}`)).toEqual([]);
  });
});

describe("a statement on a shop's table", () => {
  const closuresOf = (where: string) => (db: ShopDb) =>
    sql<{ first: string }>`select c.first from app.shop_closure c ${sql.raw(where)}`.execute(db);

  it("is refused when it does not name the shop", async () => {
    const forgotten = database.withShop(garonne, closuresOf("where c.first > '2026-01-01'"));
    await expect(forgotten).rejects.toThrow("does not name the shop_id of shop_closure c");
  });

  it("names it by a constant, sent as a parameter", async () => {
    const named = (db: ShopDb) =>
      sql<{ id: string }>`select s.id from app.shop s where s.id = ${SHOP_ID}`.execute(db);
    expect((await database.withShop(rival, named)).rows).toEqual([{ id: RIVAL }]);
  });

  it("reads the shop that is set at that moment when the transaction has none", async () => {
    const seen = await database.withSystem(async (db) => {
      const named = () =>
        sql<{ id: string }>`select s.id from app.shop s where s.id = ${SHOP_ID}`.execute(db);
      const before = (await named()).rows;
      await sql`select set_config('app.shop_id', ${RIVAL}, true)`.execute(db);
      return [before, (await named()).rows];
    });
    expect(seen).toEqual([[], [{ id: RIVAL }]]);
  });
});
