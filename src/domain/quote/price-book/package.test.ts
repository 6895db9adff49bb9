import { expect, test } from "vitest";
import { atPrices, linesOf, offeredFor, type PackageLine } from "./package.ts";

const line = (price_id: string | null): PackageLine => ({
  id: "1",
  kind: "part",
  label: "Pompe",
  quantity: 10_000,
  unit: "pièce",
  unit_price: 3_000,
  vat_rate: 2000,
  discount: 0,
  price_id,
});

test("those of the appliance come first, then those for all; the others are not offered", () => {
  const packages = [
    { name: "Tous", kind_ids: [] },
    { name: "Lave-linge", kind_ids: ["lave-linge", "seche-linge"] },
    { name: "Téléphone", kind_ids: ["smartphone"] },
  ];
  const names = (kind: string | null) => offeredFor(packages, kind).map(({ name }) => name);
  expect(names("lave-linge")).toEqual(["Lave-linge", "Tous"]);
  expect(names(null)).toEqual(["Tous"]);
});

test("a line follows its price, and keeps what it knew when the price has left", () => {
  const known = new Map([["p1", { unit_price: 3_500, vat_rate: 1000 as const }]]);
  expect(
    atPrices([line("p1"), line("gone"), line(null)], known).map((one) => one.unit_price),
  ).toEqual([3_500, 3_000, 3_000]);
});

test("put in a quote, each line has an id of its own and no tie to the book", () => {
  let n = 0;
  const lines = linesOf([line("p1"), line(null)], () => `new-${++n}`);
  expect(lines.map(({ id }) => id)).toEqual(["new-1", "new-2"]);
  expect(Object.keys(lines[0] ?? {})).not.toContain("price_id");
});
