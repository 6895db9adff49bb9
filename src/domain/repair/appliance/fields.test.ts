import { expect, test } from "vitest";
import { instant } from "../../../../test/shop/quote.ts";
import { isRefusal } from "../../decision.ts";
import { newClient } from "../../client/new.ts";
import { parseCreation } from "../creation.ts";
import { filledAppliance } from "./appliance.ts";
import { draftOf, tidyDraft } from "./draft.ts";
import { APPLIANCE_HEADINGS, applianceCells } from "./export.ts";
import {
  APPLIANCE_FIELDS,
  APPLIANCE_TEXT_MAX,
  APPLIANCE_TEXT_NAMES,
  BLANK_TEXTS,
  type ApplianceText,
} from "./fields.ts";
import { APPLIANCE_COLUMNS, readApplianceLine } from "./import.ts";
import { newAppliance } from "./new.ts";

/** A text that each field takes as it is. */
const SAMPLE: Record<ApplianceText, string> = {
  brand: "Bosch",
  model: "WAX32",
  gtin: "4242005206827",
  serial: "FD 9912",
  name: "Celui du garage",
};
const AT = instant("2026-11-23T09:00:00Z");
const washer = newAppliance({ ...SAMPLE, id: "a1", created_at: AT, kind_id: "lave-linge" });
const owner = newClient({ id: "c1", shop_id: "garonne", lastname: "VIDAL", created_at: AT });

const creationOf = (appliance: object) =>
  parseCreation({
    repair_id: "01990000-0000-7000-8000-000000000001",
    client_id: "01990000-0000-7000-8000-000000000002",
    items: [{ type: "ApplianceAdded", payload: { appliance } }],
  });

test.each(APPLIANCE_TEXT_NAMES)("%s is sent by the wizard, or stays blank", (name) => {
  const sent = creationOf({ kind_id: "lave-linge", [name]: SAMPLE[name] });
  expect(sent).toMatchObject({ appliance: { ...BLANK_TEXTS, [name]: SAMPLE[name] } });
});

test.each(APPLIANCE_TEXT_NAMES)("%s is refused by the interface when it is too long", (name) => {
  const refusal = creationOf({ kind_id: "lave-linge", [name]: "x".repeat(APPLIANCE_TEXT_MAX + 1) });
  expect(isRefusal(refusal)).toBe(true);
});

test.each(APPLIANCE_TEXT_NAMES)("%s comes back into the form, and leaves it trimmed", (name) => {
  const draft = draftOf({ ...washer, [name]: `  ${SAMPLE[name]} ` });
  expect(tidyDraft(draft)[name]).toBe(SAMPLE[name]);
});

test.each(APPLIANCE_TEXT_NAMES)("a blank %s is filled, another text is kept", (name) => {
  const described = { ...BLANK_TEXTS, [name]: "autre" };
  expect(filledAppliance({ ...washer, [name]: "" }, described).gained).toEqual({ [name]: "autre" });
  expect(filledAppliance(washer, described).gained).toEqual({});
});

test.each(APPLIANCE_TEXT_NAMES)("%s leaves by an export and comes back by an import", (name) => {
  const cells = applianceCells({ ...washer, client_id: "c1", purchased_on: null }, owner);
  const values = Object.fromEntries(
    APPLIANCE_COLUMNS.map(({ key, label }) => [
      key,
      cells[APPLIANCE_HEADINGS.indexOf(label)] ?? "",
    ]),
  );
  expect(readApplianceLine({ line: 2, values })).toMatchObject({ [name]: SAMPLE[name] });
});

test("every field of an appliance is named once", () => {
  expect(new Set(APPLIANCE_FIELDS).size).toBe(APPLIANCE_FIELDS.length);
});
