import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { heldItems, isOutcome, lengthOf } from "./end.ts";

const at = (text: string) => `2026-11-23T${text}.000Z` as Instant;
const call = {
  id: "c",
  started_at: at("09:00:00"),
  ended_at: at("09:12:40"),
  notes: " Joint usé ",
};

test.each([
  ["09:00:00", "09:12:40", 13],
  ["09:00:00", "09:00:04", 1],
  ["09:00:00", "09:30:00", 30],
])("from %s to %s it lasted %i min", (from, to, minutes) => {
  expect(lengthOf({ started_at: at(from), ended_at: at(to) })).toBe(minutes);
});

test("it is told in the journal with its outcome and its notes", () => {
  expect(heldItems(call, "visit")).toEqual([
    {
      type: "CallHeld",
      payload: { call_id: "c", minutes: 13, notes: "Visite à planifier. Joint usé" },
    },
  ]);
  expect(heldItems({ ...call, notes: "" }, "none")[0]?.payload).toMatchObject({ notes: "" });
});

test("a call that nobody answered was not held", () => {
  const missed = { ...call, started_at: null };
  expect([heldItems(missed, "none"), lengthOf(missed)]).toEqual([[], 0]);
});

test("an outcome is one of four words", () => {
  expect(["solved", "visit", "quote", "none", "sold"].filter(isOutcome)).toHaveLength(4);
});
