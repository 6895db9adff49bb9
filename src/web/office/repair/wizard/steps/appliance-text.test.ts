import { expect, test } from "vitest";
import { emptyDraft } from "../../../../../domain/repair/appliance/draft.ts";
import type { WizardThing } from "../../../../../domain/repair/wizard/draft.ts";
import { thingText } from "./appliance-text.ts";

const washer = { ...emptyDraft("1"), kind_id: "lave-linge", brand: "Bosch" };

test.each<[WizardThing | null, string]>([
  [null, ""],
  [{ type: "new", appliance: emptyDraft("1") }, ""],
  [{ type: "new", appliance: washer }, "Lave-linge Bosch"],
  [{ type: "new", appliance: { ...washer, name: "Machine du bas" } }, "Machine du bas"],
  [
    { type: "repair", repair_id: "r", reference: "R2026-00042", appliance: null },
    "Réparation R2026-00042",
  ],
])("%j reads « %s »", (thing, text) => expect(thingText(thing)).toBe(text));
