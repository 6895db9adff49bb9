import { expect, test } from "vitest";
import { keysOf } from "../../record.ts";
import { SHOP_TEXTS } from "./fields.ts";
import { isOfCompany, SETTING_FR, settingNames } from "./words.ts";

test.each([
  [["opening_hours", "tariffs"], "Horaires d’ouverture, Tarifs"],
  [["cgv"], "Conditions générales de vente"],
  [["cgv", "unknown", "toString"], "Conditions générales de vente"],
  [[], ""],
])("a change of %j is called « %s »", (fields, name) => {
  expect(settingNames(fields)).toBe(name);
});

test.each([
  [["opening_hours", "signature_code"], false],
  [["cgv", "labels", "booking_rules", "travel_rules", "tariffs"], false],
  [["siret"], true],
  [["opening_hours", "address"], true],
])("%j concerns the company: %s", (fields, expected) => {
  expect(isOfCompany(fields)).toBe(expected);
});

test("every text has its own name, and each limit a sentence", () => {
  const names = Object.values(SETTING_FR);
  expect(new Set(names).size).toBe(names.length);
  for (const text of keysOf(SHOP_TEXTS)) {
    expect(SETTING_FR[text]).toMatch(/^\p{Lu}/u);
    expect(SHOP_TEXTS[text].long).toMatch(/\.$/);
  }
});
