import { expect, test } from "vitest";
import { mergeEdit } from "../../record.ts";
import type { Instant, LocalDate } from "../../time.ts";
import { draftOf, type DatedAppliance } from "./draft.ts";
import { applianceEdit, mergedAppliance, withStoredField } from "./edit.ts";
import { newAppliance } from "./new.ts";

const OPENED: DatedAppliance = {
  ...newAppliance({
    id: "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5b",
    created_at: "2026-11-23T08:00:00.000Z" as Instant,
    kind_id: "lave-linge",
  }),
  brand: "Bosch",
  purchased_on: null,
};

/** The appliance after a form that was opened with `OPENED` meets what a colleague stored meanwhile. */
function merged(sent: Partial<DatedAppliance>, meanwhile: Partial<DatedAppliance>) {
  const stored = { ...OPENED, ...meanwhile };
  const edit = applianceEdit({ ...OPENED, ...sent }, OPENED, stored);
  const { changes, conflicts } = mergeEdit(edit);
  return { conflicts, appliance: mergedAppliance(stored, changes) };
}

test("a model on one side, a serial number and a date on the other are all kept", () => {
  const meanwhile = { serial: "BR-4471", purchased_on: "2025-03-04" as LocalDate };
  const { conflicts, appliance } = merged({ model: "WAX32" }, meanwhile);
  expect([conflicts, appliance]).toEqual([[], { ...OPENED, ...meanwhile, model: "WAX32" }]);
});

test("another kind brings its names and its trade with it", () => {
  const { appliance } = merged({ kind_id: "televiseur", category_id: "multimedia" }, {});
  expect(appliance).toMatchObject({ kind: "Téléviseur", type: "televiseur", brand: "Bosch" });
});

test("two other kinds are one conflict, the same brand twice is none", () => {
  const oven = { kind_id: "four" };
  expect(merged({ kind_id: "televiseur" }, oven).conflicts).toEqual(["machine"]);
  expect(merged({ brand: "Miele" }, { brand: "Miele" }).conflicts).toEqual([]);
});

test("without what the form was opened with, all of it is saved", () => {
  const edit = applianceEdit(OPENED, null, { ...OPENED, brand: "Miele" });
  expect(mergeEdit(edit)).toEqual({ changes: { brand: "Bosch" }, conflicts: [] });
});

test("the value of the colleague replaces that of the form, unless it is unreadable", () => {
  const draft = draftOf(OPENED);
  expect(withStoredField(draft, "brand", "Miele").brand).toBe("Miele");
  expect(withStoredField(draft, "purchased_on", "2025-03-04").purchased_on).toBe("2025-03-04");
  const theirs = { kind_id: "four", category_id: "gros-electromenager" };
  expect(withStoredField(draft, "machine", theirs)).toEqual({ ...draft, ...theirs });
  expect(withStoredField(draft, "machine", "four")).toBe(draft);
  expect(withStoredField(draft, "brand", 7)).toBe(draft);
});
