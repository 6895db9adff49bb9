import { describe, expect, test } from "vitest";
import { emptyDraft, toAppliance } from "../../../../../domain/repair/appliance/draft.ts";
import { toInstant } from "../../../../../domain/time.ts";
import type { CardRepair, OwnedAppliance } from "../../appliance/query.ts";
import { pickedId, thingFrom } from "./appliance-choice.ts";

const NOW = toInstant(Date.parse("2026-11-21T08:00:00Z"));
const washer: OwnedAppliance = {
  __typename: "Appliance",
  ...toAppliance({ ...emptyDraft("washer"), kind_id: "lave-linge" }, NOW),
};
const repair: CardRepair = {
  __typename: "Repair",
  id: "42",
  reference: "R2026-00042",
  status: "En essai",
  urgency: 1,
  archived: false,
  intervention_type: "Réparation",
  description: "Bruit",
  created_at: NOW,
  lastUpdateAt: NOW,
  statusFrom: NOW,
  appliance: null,
};

describe("the line chosen", () => {
  test("of a machine is repaired again, whole", () => {
    const thing = thingFrom({ appliance: washer });
    expect(thing).toEqual({ type: "appliance", appliance: washer });
    expect(pickedId(thing)).toBe("washer");
  });

  test("of an open repair takes it up under its reference, without what its card says besides", () => {
    const thing = thingFrom({ repair });
    expect(thing).toEqual({
      type: "repair",
      repair_id: "42",
      reference: "R2026-00042",
      appliance: null,
    });
    expect(pickedId(thing)).toBe("42");
  });

  test("is none before anything was chosen, and none of the list for a new machine", () => {
    expect(pickedId(null)).toBeUndefined();
    expect(pickedId({ type: "new", appliance: emptyDraft("new") })).toBe("new");
  });
});
