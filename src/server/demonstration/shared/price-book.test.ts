/** The price book that a visitor of the demonstration finds: whole, at the shop's VAT, the same at each installation. */
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { ledgerKey } from "../../../../test/shop/demonstration.ts";
import { instant } from "../../../../test/shop/quote.ts";
import { totalsOf } from "../../../domain/quote/totals.ts";
import { dateOf, DEFAULT_ZONE } from "../../../domain/time.ts";
import { mintScope, type ShopDb } from "../../platform/database/scope.ts";
import { listPriceImports } from "../../quote/price-book/import/store.ts";
import { pricedPackages } from "../../quote/price-book/package/save.ts";
import { countPrices, listZones, searchPrices } from "../../quote/price-book/store.ts";
import { loadShop } from "../../shop/store.ts";
import { createLanes } from "../lanes.ts";
import { DEMO_SHOPS, type DemoShop } from "../shops.ts";
import { insertShop, insertUsers } from "../store.ts";
import { writePriceBook } from "./price-book.ts";

const AT = instant("2026-10-01T08:00:00Z");
const database = testDatabase();

/** Run in the shop of the demonstration. */
const within = <Value>(demo: DemoShop, work: (db: ShopDb) => Promise<Value>): Promise<Value> =>
  database.withShop(mintScope(demo.id, { kind: "system" }), work);

const write = (demo: DemoShop): Promise<void> =>
  within(demo, async (db) => {
    const shop = await loadShop(db, demo.id);
    if (!shop) throw new Error("the shop is not there");
    const own = { origin: "http://localhost:3000", ledgerKey, files: { DATA_DIR: "" } };
    await writePriceBook({ db, demo, shop, ...own, lanes: createLanes(), known: new Map() }, AT);
  });

beforeAll(async () => {
  await database.settle(async ({ db }) => {
    for (const demo of DEMO_SHOPS) {
      await insertShop(db, demo, dateOf(AT, DEFAULT_ZONE));
      await insertUsers(db, demo, "not a hash");
    }
    return true;
  });
  for (const demo of DEMO_SHOPS) await write(demo);
});

test.each(DEMO_SHOPS)(
  "$name finds prices of each nature, and no line of its supplier is wrong",
  async (demo) => {
    const counts = await within(demo, countPrices);
    expect(counts.map(({ kind }) => kind).toSorted()).toEqual(["labour", "part", "travel"]);
    const [file] = await within(demo, listPriceImports);
    expect(file).toMatchObject({ faulty: 0, unchanged: 0, updated: 0, undone_at: null });
    expect(file?.created).toBeGreaterThan(10);
  },
);

test.each(DEMO_SHOPS)("$name asks more for a longer journey", async (demo) => {
  const zones = (await within(demo, listZones)).toSorted(
    (a, b) => (a.up_to_km ?? 0) - (b.up_to_km ?? 0),
  );
  expect(zones.map(({ up_to_km }) => up_to_km)).toEqual([10, 20, 40]);
  const prices = zones.map(({ unit_price }) => unit_price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test.each(DEMO_SHOPS)(
  "$name offers a diagnosis for all, a pump for washers, at its VAT",
  async (demo) => {
    const [shop, packages] = await within(demo, async (db) =>
      Promise.all([loadShop(db, demo.id), pricedPackages(db)]),
    );
    const rate = shop?.vat_regime === "franchise" ? 0 : 2000;
    const named = new Map(packages.map((one) => [one.name, one]));
    expect(named.get("Diagnostic")).toMatchObject({ kind_ids: [] });
    const pump = named.get("Pompe de vidange");
    expect(pump?.kind_ids).toEqual(["lave-linge", "lave-vaisselle"]);
    expect(pump?.lines.map(({ kind, vat_rate }) => [kind, vat_rate])).toEqual([
      ["labour", rate],
      ["part", rate],
    ]);
    expect(totalsOf(pump?.lines ?? [], 0).total_excl).toBe(5_417 + 2_400);
  },
);

test.each(DEMO_SHOPS)(
  "$name has the same book when the demonstration is told again",
  async (demo) => {
    const all = { text: "", kind: null, first: 200, skip: 0 };
    const before = await within(demo, (db) => searchPrices(db, all));
    await write(demo);
    expect(await within(demo, (db) => searchPrices(db, all))).toEqual(before);
  },
);
