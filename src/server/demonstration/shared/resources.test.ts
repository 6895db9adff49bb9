/** What a shop of the demonstration shares: named before anything is planned, the same at each installation. */
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { ledgerKey } from "../../../../test/shop/demonstration.ts";
import { date } from "../../../../test/shop/invoice.ts";
import { listResources } from "../../agenda/resource/store.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { loadShop } from "../../shop/store.ts";
import { createLanes } from "../lanes.ts";
import { DEMO_SHOPS, type DemoShop } from "../shops.ts";
import { insertShop, insertUsers } from "../store.ts";
import { sharingOf, vanOf } from "./resources.ts";

const TODAY = date("2026-11-23");
const database = testDatabase();
const scopeOf = (demo: DemoShop) => mintScope(demo.id, { kind: "system" });
const resourcesOf = (demo: DemoShop) => database.withShop(scopeOf(demo), listResources);

const share = (demo: DemoShop): Promise<void> =>
  database.withShop(scopeOf(demo), async (db) => {
    const shop = await loadShop(db, demo.id);
    if (!shop) throw new Error("the shop is not there");
    const own = { origin: "http://localhost:3000", ledgerKey, files: { DATA_DIR: "" } };
    const stage = { db, demo, shop, ...own, lanes: createLanes(), known: new Map() };
    for (const { play } of sharingOf(stage, TODAY)) await play();
  });

beforeAll(async () => {
  await database.settle(async ({ db }) => {
    for (const demo of DEMO_SHOPS) {
      await insertShop(db, demo, TODAY);
      await insertUsers(db, demo, "not a hash");
    }
    return true;
  });
  for (const demo of DEMO_SHOPS) await share(demo);
});

test.each(DEMO_SHOPS)(
  "$name has a van for its errands, a bench and a case of tools",
  async (demo) => {
    const shared = await resourcesOf(demo);
    expect(shared.map(({ kind }) => kind).toSorted()).toEqual(["bench", "tool", "vehicle"]);
    expect(shared.find(({ kind }) => kind === "vehicle")?.id).toBe(vanOf(demo));
  },
);

test.each(DEMO_SHOPS)(
  "$name has each thing once when the demonstration is told again",
  async (demo) => {
    const before = await resourcesOf(demo);
    await share(demo);
    expect(await resourcesOf(demo)).toEqual(before);
  },
);
