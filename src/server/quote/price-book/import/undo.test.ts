/** Two files over the same prices, sent or taken back in any order: what somebody wrote last is never lost. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { karim } from "../../../../../test/shop/colleagues.ts";
import {
  openPriceBook,
  PRICE_FILE_HEAD,
  pump,
} from "../../../../../test/shop/price-book/office.ts";

const { ask, find, bring, undo } = openPriceBook("2026-11-23T10:00:00.000Z");

/** One line of a file: the purchase price is multiplied by 1.6. */
const fileOf = (reference: string, euros: string): string =>
  `${PRICE_FILE_HEAD}${reference};Palier ${reference};${euros};\n`;
const brought = async (reference: string, euros: string): Promise<string> =>
  (await bring(fileOf(reference, euros))).report?.id ?? "";
const pricesOf = async (reference: string): Promise<number[]> =>
  (await find(reference)).map(({ unit_price }) => unit_price);

test("the older of two files is taken back: the price of the newer one stays, and is said to be kept", async () => {
  const older = await brought("U-1", "10,00");
  const newer = await brought("U-1", "20,00");
  expect(await undo(older)).toMatchObject({ kept: 1 });
  expect(await pricesOf("U-1")).toEqual([3_200]);
  await undo(newer);
  expect(await pricesOf("U-1")).not.toContain(3_200);
});

test("the newer one first, then the older: nothing of either is left", async () => {
  const older = await brought("U-2", "10,00");
  const newer = await brought("U-2", "20,00");
  expect(await undo(newer)).toMatchObject({ kept: 0 });
  expect(await pricesOf("U-2")).toEqual([1_600]);
  expect(await undo(older)).toMatchObject({ kept: 0 });
  expect(await pricesOf("U-2")).toEqual([]);
});

test("two files sent at once write one price for a reference", async () => {
  const both = await Promise.all([bring(fileOf("U-3", "10,00")), bring(fileOf("U-3", "20,00"))]);
  const counts = both.map(({ report }) => [report?.created, report?.updated]);
  expect(counts).toContainEqual([1, 0]);
  expect(counts).toContainEqual([0, 1]);
  expect(await find("U-3")).toHaveLength(1);
});

test("pressed twice at once, a file is taken back once", async () => {
  const id = await brought("U-4", "10,00");
  const outcomes = await Promise.all([undo(id), undo(id)]);
  expect(outcomes).toContainEqual(expect.objectContaining({ kept: 0 }));
  expect(outcomes).toContainEqual(expect.objectContaining({ refused: "import-undone" }));
  expect(await pricesOf("U-4")).toEqual([]);
});

test("what was taken out of the book by hand does not come back", async () => {
  const id = await brought("U-5", "10,00");
  const [price] = await find("U-5");
  await ask("mutation ($id: ID!) { result: removePrice(price_id: $id) { __typename } }", {
    id: price?.id,
  });
  await undo(id);
  expect(await pricesOf("U-5")).toEqual([]);
});

test("a package keeps the last price of a part whose file is taken back", async () => {
  const id = await brought("U-6", "10,00");
  const [price] = await find("U-6");
  const { kind, unit, vat_rate } = pump;
  const money = { unit, vat_rate, quantity: 10_000, unit_price: 1_600, discount: 0 };
  const lines = [{ id: "1", kind, label: "Palier", price_id: price?.id, ...money }];
  await ask(
    `mutation ($id: ID!, $input: PackageInput!) { result: savePackage(id: $id, input: $input) { __typename } }`,
    { id: randomUUID(), input: { name: "Palier", kind_ids: [], lines } },
  );
  await undo(id);
  const { packages } = await ask<{ packages: { name: string; lines: object[] }[] }>(
    "{ packages { name lines } }",
  );
  expect(packages.find(({ name }) => name === "Palier")?.lines).toMatchObject([
    { label: "Palier", unit_price: 1_600 },
  ]);
});

test("the same reference twice in a file is one price, the later line's", async () => {
  const { report } = await bring(
    `${PRICE_FILE_HEAD}U-7;Palier;10,00;\nu 7;Palier renforcé;15,00;2\n`,
  );
  expect(report).toMatchObject({ created: 1, unchanged: 1, faulty: 0 });
  expect(await find("U-7")).toMatchObject([{ label: "Palier renforcé", unit_price: 2_400 }]);
});

test("who may not write prices takes nothing back, and a file that is none is no file", async () => {
  const id = await brought("U-8", "10,00");
  expect(await undo(id, karim)).toMatchObject({ refused: "not-allowed" });
  await expect(undo(randomUUID())).rejects.toThrow();
  expect(await pricesOf("U-8")).toEqual([1_600]);
});
