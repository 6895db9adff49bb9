import { expect, test } from "vitest";
import { mappingFault, parsePriceImport } from "./request.ts";

const asked = {
  id: "019aaaaa-0000-7000-8000-000000000001",
  filename: "tarif.csv",
  supplier: "Asswo",
  separator: ";",
  mapping: "reference,,label,purchase_price",
  coefficient: "160",
};

test("the address says how the file is to be read", () => {
  expect(parsePriceImport(asked)).toEqual({
    ...asked,
    mapping: ["reference", "", "label", "purchase_price"],
    coefficient: 160,
  });
});

test.each([
  [{ id: "x" }, "id"],
  [{ supplier: "" }, "supplier"],
  [{ separator: "x" }, "separator"],
  [{ mapping: "reference,label,margin" }, "mapping"],
  [{ coefficient: "" }, "mapping"],
  [{ coefficient: "99" }, "coefficient"],
  [{ coefficient: "1,6" }, "coefficient"],
])("%j is refused at its field", (wrong, field) => {
  const refused = parsePriceImport({ ...asked, ...wrong });
  expect(Object.keys("detail" in refused ? refused.detail : {})).toEqual([field]);
});

test("what a mapping still lacks is said", () => {
  expect(mappingFault(["label", "unit_price"], false)).toMatch(/références/);
  expect(mappingFault(["reference", "label", "stock"], true)).toMatch(/prix/);
  expect(mappingFault(["reference", "label", "unit_price_incl"], false)).toBeUndefined();
});
