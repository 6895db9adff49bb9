/** The price book over HTTP: prices written and found, suppliers' files brought in and undone, packages, what a quote is offered. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, sylvie } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import {
  openPriceBook,
  PRICE_FILE_HEAD as HEAD,
  pump,
} from "../../../../test/shop/price-book/office.ts";

const { doors, ask, send, save, find, bring, undo } = openPriceBook("2026-11-23T10:00:00.000Z");

type Result<Value> = { result: Value & { refused?: string; detail?: unknown } };

test("a price is written once by its id, found by its words, its reference or nearly, and by its shop alone", async () => {
  const id = randomUUID();
  const saved = await save(pump, id);
  expect(saved).toMatchObject({ incl: 4_800, margin: { amount: 1_500, rate: 3_750 }, stock: 3 });
  await save({ ...pump, unit_price: 4_200 }, id);
  for (const text of [
    "pompe",
    "vidange samsung",
    "DC3100054A",
    "dc31-00054",
    "pomppe vidanje",
    "Po",
  ])
    expect([text, (await find(text)).map(({ unit_price }) => unit_price)]).toEqual([text, [4_200]]);
  expect(await find("courroie")).toEqual([]);
  expect(await find("pompe", nadia)).toEqual([]);
  expect(await save(pump)).toMatchObject({ refused: "price-reference-taken" });
  expect(await save({ ...pump, reference: "dc31 00054a" })).toMatchObject({
    refused: "price-reference-taken",
  });
  expect(await save({ ...pump, label: " " })).toMatchObject({ refused: "bad-input" });
  expect(await save(pump, randomUUID(), karim)).toMatchObject({ refused: "not-allowed" });
  const REMOVE = `mutation ($id: ID!) { result: removePrice(price_id: $id) { __typename } }`;
  await expect(ask(REMOVE, { id }, nadia)).rejects.toThrow();
  await ask(REMOVE, { id });
  expect(await find("pompe")).toEqual([]);
});

test("a supplier's file makes prices, the next one brings them up to date, and each is undone whole", async () => {
  const file = `${HEAD}A-1;"Courroie ""poly-V""; 1200 mm";10,50;4\r\nA-2;Résistance 2000 W;12,3456;\r\n;Sans référence;1,00;\r\nA-4;Prix illisible;douze;x\r\n`;
  const first = await bring(file);
  expect(first.report).toMatchObject({ created: 2, updated: 0, unchanged: 0, faulty: 2 });
  const [belt] = await find("courroie");
  expect(belt).toMatchObject({ label: 'Courroie "poly-V"; 1200 mm', unit_price: 1_680, stock: 4 });
  const faults = await send({
    url: `/api/v1/shops/${GARONNE.id}/price-imports/${first.report?.id}/faults.csv`,
  });
  expect(faults.body).toContain("4;Référence;");
  expect(faults.body).toContain("5;Prix d’achat HT;");
  expect(faults.body).toContain("5;Stock;");

  const again = await bring(
    Buffer.from(
      `${HEAD}a 1;Courroie poly-V;11,00;\nA-2;Résistance 2000 W;12,3456;\nA-3;Été;2;\n`,
      "latin1",
    ),
  );
  expect(again.report).toMatchObject({ created: 1, updated: 1, unchanged: 1, faulty: 0 });
  expect((await find("courroie")).map(({ unit_price, stock }) => [unit_price, stock])).toEqual([
    [1_760, 4],
  ]);
  expect(await find("été")).toHaveLength(1);

  expect(await undo(again.report?.id ?? "")).toMatchObject({ kept: 0 });
  expect((await find("courroie")).map(({ unit_price }) => unit_price)).toEqual([1_680]);
  expect(await find("été")).toEqual([]);
  expect(await undo(again.report?.id ?? "")).toMatchObject({ refused: "import-undone" });

  await save({ ...pump, reference: "A-1", supplier: "Asswo", label: "Courroie" }, belt?.id);
  expect(await undo(first.report?.id ?? "")).toMatchObject({ kept: 1 });
  expect(await find("courroie")).toHaveLength(1);
  expect(await find("résistance 2000")).toEqual([]);
});

test.each([
  ["31000", "normal", 2000],
  ["97400", "normal", 850],
  ["31000", "franchise", 0],
])(
  "a supplier's price of a shop at %s, regime %s, bears %d basis points",
  async (zip, regime, rate) => {
    const { database } = doors();
    const set = (zipcode: string, vat_regime: string) =>
      database.asOwner("update app.shop set zipcode = $2, vat_regime = $3 where id = $1", [
        GARONNE.id,
        zipcode,
        vat_regime,
      ]);
    await database.asOwner(
      "insert into app.shop_address (shop_id, zipcode, slug) values ($1, $2, $3) on conflict do nothing",
      [GARONNE.id, zip, GARONNE.slug],
    );
    await set(zip, regime);
    const name = `Taux ${zip} ${regime}`;
    await bring(`${HEAD}T-${zip}-${regime};${name};10,00;\n`);
    expect(
      await database.asOwner("select vat_rate from app.price where label = $1", [name]),
    ).toEqual([{ vat_rate: rate }]);
    await set(GARONNE.zipcode, "normal");
  },
);

test("the same import sent twice is done once; who may not, or asks wrongly, writes nothing", async () => {
  const id = randomUUID();
  const file = `${HEAD}B-1;Joint;3;\n`;
  expect((await bring(file, { id })).report).toMatchObject({ id, created: 1 });
  expect((await bring(file, { id })).report).toMatchObject({ id, created: 1 });
  expect(await find("joint")).toHaveLength(1);
  expect((await bring(file, {}, karim)).statusCode).toBe(403);
  expect((await bring(file, {}, nadia)).statusCode).toBe(403);
  const wrongs: Record<string, string>[] = [
    { mapping: "reference" },
    { coefficient: "" },
    { supplier: " " },
    { id: "x" },
  ];
  for (const wrong of wrongs) expect((await bring(file, wrong)).statusCode).toBe(422);
  await expect(undo(id, nadia)).rejects.toThrow();
});

test("six thousand lines are written in batches, and their progress is told", async () => {
  const lines = Array.from(
    { length: 6_000 },
    (_, n) => `G-${n};Bandeau ${n % 97};${1 + (n % 50)},00;1\n`,
  );
  const { report, answers } = await bring(HEAD + lines.join(""), { supplier: "Grand" });
  expect(report).toMatchObject({ created: 6_000, faulty: 0 });
  expect(answers.filter(({ read }) => read !== undefined).length).toBeGreaterThan(1);
  expect(await find("G-5999")).toHaveLength(1);
});

test("a package follows the prices it names; the quote is offered those of its appliance and the zone of its distance", async () => {
  const price = await save({ ...pump, reference: "P-1" });
  const line = {
    kind: "part",
    label: "Pompe",
    quantity: 20_000,
    unit: "pièce",
    unit_price: 1,
    vat_rate: 2000,
    discount: 0,
  };
  const store = (name: string, kind_ids: string[], who = sylvie) =>
    ask<Result<{ id: string; lines: object[] }>>(
      `mutation ($id: ID!, $input: PackageInput!) { result: savePackage(id: $id, input: $input) {
        ... on Package { id lines } ... on Refusal { refused } } }`,
      {
        id: randomUUID(),
        input: { name, kind_ids, lines: [{ ...line, id: "1", price_id: price.id }] },
      },
      who,
    );
  expect((await store("Vidange", ["lave-linge"])).result.lines).toMatchObject([
    { unit_price: 4_000, quantity: 20_000 },
  ]);
  await store("Diagnostic", []);
  await store("Écran", ["smartphone"]);
  expect((await store("Vidange", [])).result).toMatchObject({ refused: "package-name-taken" });
  expect((await store("Autre", [], karim)).result).toMatchObject({ refused: "not-allowed" });
  await save({
    ...pump,
    kind: "travel",
    reference: "",
    label: "Zone 1",
    up_to_km: 10,
    unit_price: 3_000,
  });
  await save({
    ...pump,
    kind: "travel",
    reference: "",
    label: "Zone 2",
    up_to_km: 40,
    unit_price: 5_000,
  });

  const { repair_id } = await openRepair(doors().database);
  type Offers = {
    km: number | null;
    zone: { label: string } | null;
    packages: { name: string }[];
    bonus: number | null;
    bonus_refused: string | null;
  };
  const offers = async (who = marc) =>
    (
      await ask<{ quote_offers: Offers | null }>(
        `query ($id: ID!) { quote_offers(repair_id: $id) { km zone { label } packages { name } bonus bonus_refused } }`,
        { id: repair_id },
        who,
      )
    ).quote_offers;
  expect(await offers()).toMatchObject({ packages: [{ name: "Vidange" }, { name: "Diagnostic" }] });
  expect(await offers(nadia)).toBeNull();
  await doors().database.asOwner(`update app.repair set "where" = 'Chez le client' where id = $1`, [
    repair_id,
  ]);
  await doors().database.asOwner(
    `update app.shop set lat = 43.6, lon = 1.44, travel_rules = '{}' where id = $1`,
    [GARONNE.id],
  );
  await doors().database.asOwner(
    `update app.client_address a set lat = 43.75, lon = 1.44 from app.repair r where r.id = $1 and a.client_id = r.client_id`,
    [repair_id],
  );
  expect(await offers()).toMatchObject({ km: 22, zone: { label: "Zone 2" } });
});
