import { expect, test } from "vitest";
import { mergeEdit } from "../record.ts";
import { addressEdit, mergedAddress, withStoredField } from "./address-edit.ts";
import { blankAddress, type Address } from "./address.ts";

const OPENED: Address = {
  ...blankAddress("0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5b"),
  street: "8 allée des Peupliers",
  zip: "31700",
  city: "Blagnac",
};
const LOCATED = { lat: 43.63, lon: 1.39 };

/** The address after a form that was opened with `opened` meets what a colleague stored meanwhile. */
function merged(sent: Partial<Address>, meanwhile: Partial<Address>, opened = OPENED) {
  const stored = { ...opened, ...meanwhile };
  const { changes, conflicts } = mergeEdit(addressEdit({ ...opened, ...sent }, opened, stored));
  return { conflicts, address: mergedAddress(stored, changes) };
}

test("the complement on one side and the street on the other are both kept", () => {
  const { conflicts, address } = merged({ complement: "Code 12B" }, { street: "9 allée" });
  expect(conflicts).toEqual([]);
  expect(address).toMatchObject({ complement: "Code 12B", street: "9 allée" });
  expect(merged({ complement: "Code 12B" }, {}).address.complement).toBe("Code 12B");
});

test("another street here and another town there are one conflict: together they would be nowhere", () => {
  expect(merged({ street: "9 allée" }, { zip: "31000", city: "Toulouse" }).conflicts).toEqual([
    "place",
  ]);
});

test("a position found by the form does not meet the street that a colleague changed", () => {
  const moved = { street: "1 quai", ...LOCATED };
  const { conflicts, address } = merged({ complement: "2e", lat: 1, lon: 1 }, moved);
  expect([conflicts, address]).toEqual([[], { ...OPENED, ...moved, complement: "2e" }]);
  expect(merged({ lat: 1, lon: 1 }, {}).address).toMatchObject({ lat: 1, lon: 1 });
});

test("a position corrected by hand is a change of the place", () => {
  const located = { ...OPENED, ...LOCATED };
  expect(merged({ lat: 43.7 }, { street: "9 allée" }, located).conflicts).toEqual(["place"]);
});

test("without what the form was opened with, all of it is saved", () => {
  const edit = addressEdit(OPENED, null, { ...OPENED, street: "9 allée" });
  expect(mergeEdit(edit)).toMatchObject({
    conflicts: [],
    changes: { place: { street: OPENED.street } },
  });
});

test("the value of the colleague replaces that of the form, unless it is unreadable", () => {
  const { street, zip, city, country } = OPENED;
  const theirs = { street: "1 quai", zip, city, country, ...LOCATED };
  expect(withStoredField(OPENED, "place", theirs)).toEqual({ ...OPENED, ...theirs });
  expect(withStoredField(OPENED, "tags", ["facturation"]).tags).toEqual(["facturation"]);
  expect(withStoredField(OPENED, "tags", ["vacances"])).toBe(OPENED);
  expect(withStoredField(OPENED, "place", { street, zip: 7 })).toBe(OPENED);
});
