import { expect, test } from "vitest";
import { FIRST_HOURS } from "./first.ts";
import { missingIn } from "./ready.ts";

const ready = {
  siret: "73282932000074",
  opening_hours: FIRST_HOURS,
  users: [{ skills: [] }, { skills: ["plomberie"] as const }],
};

test("a shop with a SIRET, a trade and hours may be public", () => {
  expect(missingIn(ready)).toEqual([]);
});

test.each([
  ["siret", { siret: "" }],
  ["trades", { users: [{ skills: [] }] }],
  ["trades", { users: [] }],
  ["hours", { opening_hours: {} }],
  ["hours", { opening_hours: { 1: [] } }],
])("without its %s it may not", (need, without) => {
  expect(missingIn({ ...ready, ...without })).toEqual([need]);
});

test("everything that is missing is named at once, in the order of the steps", () => {
  expect(missingIn({ siret: "", opening_hours: {}, users: [] })).toEqual([
    "siret",
    "trades",
    "hours",
  ]);
});
