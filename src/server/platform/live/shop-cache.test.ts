import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { openLive, type LiveBus } from "../live.ts";
import { quietLog } from "../log.ts";
import { createShopCache } from "./shop-cache.ts";

const database = testDatabase();
let live: LiveBus;

beforeAll(async () => {
  live = openLive({ url: database.listenUrl, log: quietLog });
  await live.ready;
});
afterAll(() => live.close());

const announce = (shop_id: string, noun: string): Promise<unknown> =>
  database.pool.query("select pg_notify('app_events', $1)", [
    JSON.stringify({ shop_id, noun, id: "1", repair_id: null }),
  ]);

/** Answers how many times it was asked. */
function counting() {
  const cache = createShopCache<number>(live, {
    ttl: 60_000,
    shops: 10,
    answers: 2,
    nouns: new Set(["shop"]),
  });
  let loads = 0;
  return {
    ask: (shop_id = "one", key = "page 1") => cache(shop_id, key, async () => ++loads),
    fail: () => cache("one", "page 1", () => Promise.reject(new Error("down"))),
  };
}

it("loads once for those who ask the same, together or later", async () => {
  const { ask } = counting();
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect([await ask(), await ask("one", "page 2"), await ask("two")]).toEqual([1, 2, 3]);
});

it("forgets a shop that changed, and no other one, for no other reason", async () => {
  const { ask } = counting();
  expect([await ask(), await ask("two")]).toEqual([1, 2]);
  await announce("one", "repair");
  await announce("two", "shop");
  await expect.poll(() => ask("two")).toBe(3);
  expect(await ask()).toBe(1);
});

it("forgets all that it may have missed while the connection was lost", async () => {
  const { ask } = counting();
  expect(await ask()).toBe(1);
  await database.asSuperuser(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'etabli-live' and datname = current_database()",
  );
  await expect.poll(() => ask()).toBe(2);
});

it("keeps no failure, and a bounded number of answers", async () => {
  const { ask, fail } = counting();
  await expect(fail()).rejects.toThrow("down");
  expect(await ask()).toBe(1);
  for (const page of ["page 2", "page 3"]) await ask("one", page);
  expect(await ask()).toBe(4);
});
