import { expect, test } from "vitest";
import { addMinutes, toInstant } from "../../../../domain/time.ts";
import { byUse, historyOf, repairsOf } from "./past-work.ts";

const MONDAY = toInstant(Date.parse("2026-11-23T08:00:00Z"));
const at = (minutes: number) => addMinutes(MONDAY, minutes);
const WASHER = { id: "washer", kind: "Lave-linge", name: "", brand: "Bosch", model: "" };

const repair = (id: string, minutes: number, appliance: typeof WASHER | null = WASHER) => ({
  id,
  reference: `R-${id}`,
  created_at: at(minutes),
  archived: false,
  appliance,
  items: [
    { id: `${id}-1`, created_at: at(minutes) },
    { id: `${id}-2`, created_at: at(minutes) },
    { id: `${id}-3`, created_at: at(minutes + 60) },
  ],
});
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

test("open repairs come before archived ones, the latest first in each", () => {
  const repairs = [
    { ...repair("old", 0), archived: true },
    repair("first", 1),
    repair("last", 2),
    { ...repair("older", -5), archived: true },
  ];
  expect(ids(byUse(repairs))).toEqual(["last", "first", "old", "older"]);
});

test("an appliance remembers its own repairs", () => {
  const repairs = [repair("a", 0), repair("none", 1, null), repair("b", 2)];
  expect(ids(repairsOf("washer", repairs))).toEqual(["b", "a"]);
  expect(repairsOf("fridge", repairs)).toEqual([]);
});

test("the journals of two repairs read as one, the latest first, two of one minute kept in order", () => {
  const history = historyOf([repair("a", 0), repair("b", 30, null)]);
  expect(ids(history)).toEqual(["b-3", "a-3", "b-2", "b-1", "a-2", "a-1"]);
  expect(history[0]).toMatchObject({ repair_id: "b", about: "R-b" });
  expect(history[1]).toMatchObject({ repair_id: "a", about: "R-a, Lave-linge Bosch" });
});

test("a client for whom nothing was done has no history", () => {
  expect(historyOf([])).toEqual([]);
});
