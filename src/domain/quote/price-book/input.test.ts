import { expect, test } from "vitest";
import { parsePackage, parsePrice } from "./input.ts";

const pump = {
  kind: "part",
  reference: " A-1 ",
  brand: "",
  label: "Pompe  de vidange",
  supplier: "",
  unit: "pièce",
  unit_price: 4_000,
  vat_rate: 2000,
};
const fieldsOf = (refused: object) =>
  Object.keys("detail" in refused ? (refused.detail as object) : {});

test("a price keeps only what goes with its kind", () => {
  expect(parsePrice(pump)).toMatchObject({
    reference: "A-1",
    label: "Pompe de vidange",
    condition: "new",
    purchase_price: null,
    stock: null,
  });
  const zone = parsePrice({ ...pump, kind: "travel", up_to_km: 10, stock: 3, condition: "used" });
  expect(zone).toMatchObject({ up_to_km: 10, stock: null, condition: null });
  expect(parsePrice({ ...pump, up_to_km: 10 })).toMatchObject({ up_to_km: null });
});

test.each([
  [{ kind: "bonus" }, "kind"],
  [{ label: " " }, "label"],
  [{ unit_price: -1 }, "unit_price"],
  [{ unit_price: 1.5 }, "unit_price"],
  [{ purchase_price: 100_000_001 }, "purchase_price"],
  [{ vat_rate: 1960 }, "vat_rate"],
  [{ stock: 1.5 }, "stock"],
  [{ kind: "travel", up_to_km: 5_000 }, "up_to_km"],
])("%j is refused at its field", (wrong, field) => {
  expect(fieldsOf(parsePrice({ ...pump, ...wrong }))).toEqual([field]);
});

const line = {
  id: "1",
  kind: "labour",
  label: "Diagnostic",
  quantity: 10_000,
  unit: "h",
  unit_price: 3_000,
  vat_rate: 2000,
  discount: 0,
};
const diagnosis = { name: "Diagnostic", kind_ids: ["lave-linge"], lines: [line] };

test("a package has a name, appliances of the catalogue and lines that a quote could have", () => {
  expect(parsePackage(diagnosis)).toMatchObject({ lines: [{ ...line, price_id: null }] });
  expect(fieldsOf(parsePackage({ ...diagnosis, name: "" }))).toEqual(["name"]);
  expect(fieldsOf(parsePackage({ ...diagnosis, lines: [] }))).toEqual(["lines"]);
  expect(fieldsOf(parsePackage({ ...diagnosis, kind_ids: ["chose"] }))).toEqual(["kind_ids.0"]);
  expect(fieldsOf(parsePackage({ ...diagnosis, lines: [{ ...line, label: " " }] }))).toEqual([
    "lines",
  ]);
});
