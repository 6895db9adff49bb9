import { expect, test } from "vitest";
import { placeAt } from "./place.ts";

test.each([
  ["", "", " Étagère  A2 ", { type: "PlaceChanged", payload: { from: "", to: "Étagère A2" } }],
  ["Établi 1", "Établi 1", "", { type: "PlaceChanged", payload: { from: "Établi 1", to: "" } }],
  ["Établi 1", "Établi 1", "Établi 1", { refused: "unchanged" }],
  ["Établi 1", "Étagère A2", "Établi 3", { refused: "place-changed" }],
  ["", "", "x".repeat(61), { refused: "bad-input" }],
])("from « %s », seen as « %s », to « %s »", (place, from, to, outcome) => {
  expect(placeAt({ place }, { from, to })).toMatchObject(outcome);
});
