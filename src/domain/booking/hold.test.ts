import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { heldUntil, holdState, isUnusual, whoReturns } from "./hold.ts";

test.each([
  ["a new shop takes the third newcomer of the day as usual", 2, 0, 3, false],
  ["and asks the fourth to press a link", 3, 0, 3, true],
  ["one newcomer a day changes nothing", 3, 28, 3, true],
  ["five real newcomers a day make ten of them usual", 9, 140, 3, false],
  ["and the eleventh unusual", 10, 140, 3, true],
  ["a shop that set its limit to 0 holds nothing", 500, 0, 0, false],
  ["a higher limit counts alone in a new shop", 8, 0, 9, false],
])("%s", (_, unconfirmed, real, least, expected) => {
  expect(isUnusual({ unconfirmed, real }, least)).toBe(expected);
});

const NOW = "2026-11-23T09:00:00.000Z" as Instant;
const UNTIL = "2026-11-23T09:15:00.000Z" as Instant;

test("a slot waits fifteen minutes", () => {
  expect(heldUntil(NOW)).toBe(UNTIL);
});

const HELD = { held_until: UNTIL, confirmed_at: null, released_at: null };

test.each([
  ["never held stands", { ...HELD, held_until: null }, undefined],
  ["held waits", HELD, "waiting"],
  ["confirmed by its link stands", { ...HELD, confirmed_at: NOW }, "confirmed"],
  ["whose slot was given back is over", { ...HELD, released_at: NOW }, "released"],
])("a booking %s", (_, hold, expected) => {
  expect(holdState(hold)).toBe(expected);
});

const over = (event_id: string, other_id: string, other_status: "TODO" | "DONE" | "CANCEL") => ({
  event_id,
  other_id,
  other_status,
});

test.each([
  ["alone at its time returns", ["a"], [], ["a"]],
  ["does not return over one to come", ["a"], [over("a", "x", "TODO")], []],
  ["does not return over one that was done", ["a"], [over("a", "x", "DONE")], []],
  ["returns over one that is cancelled", ["a"], [over("a", "x", "CANCEL")], ["a"]],
  [
    "gives way to the one before it",
    ["a", "b", "c"],
    [over("a", "b", "CANCEL"), over("b", "a", "CANCEL"), over("c", "b", "CANCEL")],
    ["a", "c"],
  ],
])("a cancelled appointment %s", (_, ids, overlaps, expected) => {
  expect([...whoReturns(ids, overlaps)]).toEqual(expected);
});
