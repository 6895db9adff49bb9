import { expect, test } from "vitest";
import { inclOf, labelOf, lineOf, marginOf, markedUp, type Price } from "./price.ts";

const pump: Price = {
  id: "p1",
  kind: "part",
  reference: "DC31-00054A",
  brand: "Samsung",
  label: "Pompe de vidange",
  supplier: "Spareka",
  unit: "",
  unit_price: 4_000,
  purchase_price: 2_500,
  vat_rate: 2000,
  condition: "used",
  stock: 2,
  up_to_km: null,
};

test("the margin is told to the shop, and only where the purchase price is known", () => {
  expect(marginOf(pump)).toEqual({ amount: 1_500, rate: 3_750 });
  expect(marginOf({ ...pump, purchase_price: 5_000 })).toEqual({ amount: -1_000, rate: -2_500 });
  expect(marginOf({ ...pump, unit_price: 0 })).toEqual({ amount: -2_500, rate: 0 });
  expect(marginOf({ ...pump, purchase_price: null })).toBeNull();
});

test("a quote copies what the client reads: neither the supplier nor what they ask", () => {
  const line = lineOf(pump, "l1");
  expect(line).toEqual({
    id: "l1",
    kind: "part",
    label: "Pompe de vidange Samsung (réf. DC31-00054A)",
    quantity: 10_000,
    unit: "pièce",
    unit_price: 4_000,
    vat_rate: 2000,
    discount: 0,
    condition: "used",
  });
  expect(JSON.stringify(line)).not.toMatch(/Spareka|2500/);
  expect(lineOf({ ...pump, kind: "travel", condition: null }, "l2")).toMatchObject({
    kind: "travel",
    unit: "forfait",
  });
});

test.each([
  [{}, "Pompe de vidange Samsung (réf. DC31-00054A)"],
  [{ label: "Pompe SAMSUNG" }, "Pompe SAMSUNG (réf. DC31-00054A)"],
  [{ brand: "", reference: "" }, "Pompe de vidange"],
])("%j is printed « %s »", (facts, text) => {
  expect(labelOf({ ...pump, ...facts })).toBe(text);
});

test("prices incl. VAT, and from a coefficient", () => {
  expect(inclOf(pump)).toBe(4_800);
  expect(markedUp(1_050, 160)).toBe(1_680);
  expect(markedUp(1_235, 150)).toBe(1_853);
});
