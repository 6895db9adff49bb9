import { expect, test } from "vitest";
import { startPointOf } from "./start-point.ts";

const HOME = { street: "3 rue du Port", zip: "31000", city: "Toulouse", lat: 43.6, lon: 1.44 };

test.each([
  ["a whole address", HOME, HOME],
  [
    "one that the map does not know",
    { ...HOME, lat: null, lon: null },
    { ...HOME, lat: null, lon: null },
  ],
  ["one with an impossible position", { ...HOME, lat: 143 }, { ...HOME, lat: null }],
  [
    "a town alone",
    { city: "Toulouse" },
    { street: "", zip: "", city: "Toulouse", lat: null, lon: null },
  ],
  ["nothing", null, null],
  ["no town", { street: "3 rue du Port" }, null],
  ["a list", [HOME], null],
])("%s", (_, stored, read) => {
  expect(startPointOf(stored)).toEqual(read);
});
