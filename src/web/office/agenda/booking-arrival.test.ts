import { expect, test } from "vitest";
import { arrivalPlace } from "./booking-arrival.ts";

const entries = new Map(
  [
    { id: "e1", repair_id: "r1" },
    { id: "e2", repair_id: null },
  ].map((entry) => [entry.id, entry]),
);

test.each([
  ["the event that was saved", "e2", '[data-id="e2"]'],
  ["the visit of the repair that was created", "r1", '[data-id="e1"]'],
  ["an event that is not drawn yet", "e3", '[data-id="e3"]'],
  ["the beginning of the grid, after nothing", undefined, '[data-part="begin"]'],
])("the keyboard goes to %s", (_, id, place) => expect(arrivalPlace(entries, { id })).toBe(place));
