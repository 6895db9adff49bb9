/** What is typed while a quote is written, against the book: what comes first, what nearly fits, and whose prices they are. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { garonneScope, NOON } from "../../../../test/shop/affairs.ts";
import { nadia } from "../../../../test/shop/colleagues.ts";
import { GARONNE, LOIRE } from "../../../../test/shop/garonne.ts";
import { openPriceBook, PRICE_FILE_HEAD } from "../../../../test/shop/price-book/office.ts";
import type { PriceFacts, PriceKind } from "../../../domain/quote/price-book/price.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { savePrice } from "./save.ts";
import { countPrices, listZones, searchPrices } from "./store.ts";

const { doors, ask, find, bring } = openPriceBook("2026-11-23T10:00:00.000Z");

const loireScope = mintScope(LOIRE.id, { kind: "system" });
const PART: PriceFacts = {
  kind: "part",
  reference: "",
  brand: "",
  label: "",
  supplier: "Spareka",
  unit: "pièce",
  unit_price: 1_000,
  purchase_price: null,
  vat_rate: 2000,
  condition: "new",
  stock: null,
  up_to_km: null,
};
const labour = (label: string) => ({ kind: "labour", condition: null, label }) as const;
const zone = (label: string, up_to_km: number | null) =>
  ({ kind: "travel", condition: null, label, up_to_km }) as const;

const write = (prices: readonly Partial<PriceFacts>[], scope = garonneScope): Promise<void> =>
  doors().database.withShop(scope, async (db) => {
    for (const facts of prices) {
      const price = { ...PART, ...facts, id: randomUUID(), shop_id: scope.shop_id };
      await savePrice(db, price, { at: NOON });
    }
  });
type Wanted = { kind?: PriceKind | null; first?: number; skip?: number; scope?: typeof loireScope };
const labels = async (text: string, { scope = garonneScope, ...wanted }: Wanted = {}) => {
  const search = { text, kind: null, first: 50, skip: 0, ...wanted };
  const found = await doors().database.withShop(scope, (db) => searchPrices(db, search));
  return found.map(({ label }) => label);
};

beforeEach(() => doors().database.asOwner("delete from app.price"));

test("first the reference that begins with it, then the labels that do, then the shortest", async () => {
  await write([
    { label: "Clip de support pour pompe" },
    { label: "Clip pour pompe" },
    { label: "Pompe de cyclage longue" },
    { label: "Pompe de vidange" },
    { label: "Turbine complète", reference: "POMPE-7" },
    { label: "Courroie" },
  ]);
  const inOrder = [
    "Turbine complète",
    "Pompe de vidange",
    "Pompe de cyclage longue",
    "Clip pour pompe",
    "Clip de support pour pompe",
  ];
  expect(await labels("pompe")).toEqual(inOrder);
  expect(await labels("  POMPÉ ")).toEqual(inOrder);
  // Of two letters, so many begin with them that they come as the index has them.
  expect(await labels("po")).toEqual([
    "Turbine complète",
    "Pompe de cyclage longue",
    "Pompe de vidange",
  ]);
});

test("each word counts, in whatever order, in the label, the brand or the beginning of the reference", async () => {
  await write([
    { label: "Résistance de four", brand: "Brandt", reference: "AS-0030" },
    { label: "Résistance de lave-linge", brand: "Bosch", reference: "00265961" },
    { label: "Joint de four", brand: "Brandt", reference: "AS-0031" },
  ]);
  expect(await labels("four resistance")).toEqual(["Résistance de four"]);
  expect(await labels("brandt joint")).toEqual(["Joint de four"]);
  expect(await labels("as0030")).toEqual(["Résistance de four"]);
  expect(await labels("AS 00")).toEqual(["Joint de four", "Résistance de four"]);
  expect(await labels("joint as0031")).toEqual(["Joint de four"]);
  expect(await labels("joint as-0031")).toEqual(["Joint de four"]);
  expect(await labels("four AS-0030")).toEqual(["Résistance de four"]);
  expect(await labels("lavelinge")).toEqual(["Résistance de lave-linge"]);
  expect(await labels("bosch joint")).toEqual([]);
});

test("a word that no price has is read as those that are nearest, a right word beside it still counts", async () => {
  await write([
    { label: "Courroie élastique" },
    { label: "Courroie de tambour" },
    { label: "Tambour complet" },
  ]);
  expect(await labels("couroie")).toHaveLength(2);
  expect(await labels("couroie tambour")).toEqual(["Courroie de tambour"]);
  expect(await labels("xyzxyz")).toEqual([]);
  await bring(`${PRICE_FILE_HEAD}Z-1;Électrovanne double;9,00;\n`);
  expect((await find("electrovane")).map(({ label }) => label)).toEqual(["Électrovanne double"]);
});

test.each<[string, string]>([
  ["nothing", ""],
  ["two letters", "fi"],
  ["a word", "filtre"],
  ["a misspelt word", "fliltre"],
])("of %s, one kind is found alone when it is asked for", async (_, text) => {
  await write([{ label: "Filtre à charbon" }, labour("Filtre à nettoyer"), zone("Filtre nord", 5)]);
  expect(await labels(text)).toHaveLength(3);
  expect(await labels(text, { kind: "labour" })).toEqual(["Filtre à nettoyer"]);
  expect(await labels(text, { kind: "travel" })).toEqual(["Filtre nord"]);
});

test.each<[string, string]>([
  ["nothing", ""],
  ["two letters", "ve"],
  ["a word", "verrou"],
])("of %s, the pages follow each other without a gap nor a repetition", async (_, text) => {
  await write(
    Array.from({ length: 23 }, (__, n) => ({ label: `Verrou ${"abcdefg"[n % 7]} ${n}` })),
  );
  const whole = await labels(text);
  expect(new Set(whole).size).toBe(23);
  const pages = await Promise.all(
    [0, 5, 10, 15, 20, 25].map((skip) => labels(text, { first: 5, skip })),
  );
  expect(pages.map(({ length }) => length)).toEqual([5, 5, 5, 5, 3, 0]);
  expect(pages.flat()).toEqual(whole);
});

test.each(["", "ma", "manchette", "manchete", "M-1"])(
  "« %s » finds no price of another shop, nor does its count",
  async (text) => {
    await write([{ label: "Manchette de hublot", reference: "M-1" }], loireScope);
    expect(await labels(text)).toEqual([]);
    expect(await labels(text, { scope: loireScope })).toEqual(["Manchette de hublot"]);
    await write([{ label: "Manchette", reference: "M-1" }]);
    expect(await labels(text)).toEqual(["Manchette"]);
    const counts = await doors().database.withShop(garonneScope, countPrices);
    expect(counts).toEqual([{ kind: "part", count: 1 }]);
  },
);

const HOSTILE = [
  "%",
  "_",
  "100%",
  "f_ltre",
  "fil%re",
  "d'eau",
  "\\",
  "\\%",
  "'); drop table app.price; --",
  "%L %1$L",
  "🔧",
  "filtre 🔧",
  "\u0000",
  "\ud83d",
];
test("signs that mean something to a database are signs like others", async () => {
  await write([{ label: "Filtre d’eau 100%" }, { label: "Fultre" }, { label: "Clé 🔧 de 10" }]);
  expect(await labels("100%")).toEqual(["Filtre d’eau 100%"]);
  expect(await labels("d'eau")).toEqual(["Filtre d’eau 100%"]);
  expect(await labels("🔧")).toEqual(["Clé 🔧 de 10"]);
  // « _ » parts two words: no price has « f » and « ltre » but those two.
  expect(await labels("f_ltre")).toEqual(["Fultre", "Filtre d’eau 100%"]);
  expect(await labels("fil%re 100")).toEqual(["Filtre d’eau 100%"]);
  for (const text of HOSTILE) expect(Array.isArray(await find(text)), text).toBe(true);
  expect(await labels("")).toHaveLength(3);
});

test("whatever is typed, one gets an answer, and of one's own shop", async () => {
  await write([{ label: "Thermostat 85 °C", reference: "T%85" }]);
  await write([{ label: "Thermostat d’ailleurs", reference: "T_85" }], loireScope);
  const typed = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc
      .array(fc.constantFrom("t", "85", "%", "_", "'", "\\", "thermo", " ", "🔧", '"', "$$"), {
        maxLength: 8,
      })
      .map((signs) => signs.join("")),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const found = await labels(text.replaceAll("\u0000", ""));
      expect(["", "Thermostat 85 °C"]).toContain(found.join());
    }),
    { numRuns: 60 },
  );
});

test("a price that is written again is found by its new words, and no more by the old ones", async () => {
  const id = randomUUID();
  const save = (label: string, reference: string) =>
    doors().database.withShop(garonneScope, (db) =>
      savePrice(db, { ...PART, id, shop_id: GARONNE.id, label, reference }, { at: NOON }),
    );
  await save("Charnière", "C-1");
  await save("Poignée", "P-1");
  expect(await labels("poignee")).toEqual(["Poignée"]);
  expect(await labels("poigné")).toEqual(["Poignée"]);
  expect(await labels("charniere")).toEqual([]);
  expect(await labels("C-1")).toEqual([]);
});

test("zones come by their distance, the one without an end last", async () => {
  await write([zone("Au-delà", null), zone("Zone 2", 30), zone("Zone 1", 10), { label: "Pompe" }]);
  await write([zone("Zone d’ailleurs", 5)], loireScope);
  const zones = await doors().database.withShop(garonneScope, listZones);
  expect(zones.map(({ label }) => label)).toEqual(["Zone 1", "Zone 2", "Au-delà"]);
});

test("one answer holds five hundred prices at most, and another shop's book is its own", async () => {
  const query =
    "query ($first: Int, $skip: Int) { prices(text: null, first: $first, skip: $skip) { label } }";
  await write([{ label: "Pompe" }]);
  await expect(ask(query, { first: 501 })).rejects.toThrow("500 lignes au plus");
  expect(await ask(query, { first: -3, skip: -3 })).toEqual({ prices: [{ label: "Pompe" }] });
  expect(await ask(query, {}, nadia)).toEqual({ prices: [] });
});
