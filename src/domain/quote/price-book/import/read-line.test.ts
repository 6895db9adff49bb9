import { describe, expect, it, test } from "vitest";
import { guessMapping } from "../../../client/import/mapping.ts";
import { PRICE_COLUMNS } from "./columns.ts";
import { readPriceLine } from "./read-line.ts";

const rules = { coefficient: null, vat_rate: 2000 } as const;
const values = { reference: "A-1", label: "Courroie", unit_price: "12,50" };
const read = (more: object, how: object = {}) =>
  readPriceLine({ line: 7, values: { ...values, ...more } }, { ...rules, ...how });

describe("a line of a supplier's file", () => {
  it.each([
    [
      {},
      { unit_price: 1_250, purchase_price: null, vat_rate: 2000, condition: "new", stock: null },
    ],
    [{ unit_price: "1 250,00 €" }, { unit_price: 125_000 }],
    [{ unit_price: "12.3456" }, { unit_price: 1_235 }],
    [{ unit_price: "", unit_price_incl: "12,00" }, { unit_price: 1_000 }],
    [{ vat_rate: "5,5 %" }, { vat_rate: 550 }],
    [{ vat_rate: "0,2" }, { vat_rate: 2000 }],
    [{ condition: "Réemploi" }, { condition: "used" }],
    [{ stock: ">10" }, { stock: 10 }],
  ])("%j is read %j", (more, expected) => {
    expect(read(more)).toMatchObject(expected);
  });

  it.each([
    [{ reference: "" }, "reference"],
    [{ label: " " }, "label"],
    [{ label: "x".repeat(301) }, "label"],
    [{ unit_price: "douze" }, "unit_price"],
    [{ unit_price: "-1" }, "unit_price"],
    [{ unit_price: "" }, "unit_price"],
    [{ unit_price: "", purchase_price: "x" }, "purchase_price"],
    [{ vat_rate: "19,6" }, "vat_rate"],
    [{ stock: "1,5" }, "stock"],
  ])("%j is refused at its cell, with its line", (more, column) => {
    expect(read(more)).toMatchObject([{ line: 7, column }]);
  });
});

test("a coefficient makes the selling price of a file that has none", () => {
  const bought = { unit_price: "", purchase_price: "10,50" };
  expect(read(bought, { coefficient: 160 })).toMatchObject({
    purchase_price: 1_050,
    unit_price: 1_680,
  });
  expect(read({ purchase_price: "10" }, { coefficient: 160 })).toMatchObject({ unit_price: 1_250 });
  expect(read(bought)).toMatchObject([{ column: "unit_price" }]);
});

test("a shop without VAT charges none, whatever the file says", () => {
  expect(read({ vat_rate: "20" }, { vat_rate: 0 })).toMatchObject({ vat_rate: 0 });
});

test("the columns of French suppliers are recognised", () => {
  const headings = [
    "Code article",
    "Désignation",
    "Fabricant",
    "PA HT",
    "Prix public HT",
    "Qté",
    "TVA",
  ];
  expect(guessMapping(headings, PRICE_COLUMNS)).toEqual([
    "reference",
    "label",
    "brand",
    "purchase_price",
    "unit_price",
    "stock",
    "vat_rate",
  ]);
});
