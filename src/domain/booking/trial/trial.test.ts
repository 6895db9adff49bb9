import { describe, expect, test } from "vitest";
import { isTrial } from "./mark.ts";
import { trialNotes } from "./trial.ts";

const client = {
  type: "Particulier" as const,
  lastname: "LE GOFF",
  firstname: "Nadia",
  email: "",
  phone: "+33639981234",
  other_phones: [],
};
const appliance = {
  kind_id: "lave-linge",
  category_id: "gros-electromenager" as const,
  brand: "",
  model: "",
};

describe("a booking made to try", () => {
  test.each([
    [{ appliance, client, description: " Fuit. " }, "Lave-linge · Nadia LE GOFF · Fuit."],
    [{ appliance: null, client, description: "" }, "Nadia LE GOFF"],
  ])("says so first in the agenda", (tried, rest) => {
    expect(trialNotes(tried)).toBe(`Réservation d’essai · ${rest}`);
  });

  test("is known by its note, and by having no repair", () => {
    const notes = trialNotes({ appliance, client, description: "" });
    expect(isTrial({ repair_id: null, notes })).toBe(true);
    expect(isTrial({ repair_id: "019a0000-0000-7000-8000-000000000001", notes })).toBe(false);
    expect(isTrial({ repair_id: null, notes: "Formation" })).toBe(false);
  });
});
