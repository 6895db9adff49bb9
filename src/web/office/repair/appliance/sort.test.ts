import { expect, test } from "vitest";
import { toInstant } from "../../../../domain/time.ts";
import { beginsNew, digitOf, sorted } from "./sort.ts";

const at = (day: number) => toInstant(Date.UTC(2026, 2, day));
const repair = (id: string, day: number, more: { urgency?: number; archived?: boolean } = {}) => ({
  id,
  urgency: 0,
  archived: false,
  ...more,
  lastUpdateAt: at(day),
});

test("a call is about what is urgent, then what moved last; what is over is put aside", () => {
  const repairs = [
    repair("old", 1),
    repair("urgent", 2, { urgency: 1 }),
    repair("over", 9, { archived: true, urgency: 1 }),
    repair("fresh", 5),
    repair("long-over", 3, { archived: true }),
  ];
  const { open, finished } = sorted({ appliances: [], repairs });
  expect(open.map(({ id }) => id)).toEqual(["urgent", "fresh", "old"]);
  expect(finished.map(({ id }) => id)).toEqual(["over", "long-over"]);
});

test("the machine that came last is the first of the machines", () => {
  const appliances = [
    { id: "a", created_at: at(1) },
    { id: "b", created_at: at(7) },
  ];
  expect(sorted({ appliances, repairs: [] }).appliances.map(({ id }) => id)).toEqual(["b", "a"]);
});

test.each([
  ["nothing at all", [], true],
  ["an open repair", [repair("a", 1)], false],
  ["only finished repairs", [repair("a", 1, { archived: true })], false],
])("with %s, the form of a new appliance comes by itself: %s", (_, repairs, expected) => {
  expect(beginsNew(sorted({ appliances: [], repairs }))).toBe(expected);
});

test.each([
  [{ key: "1" }, 1],
  [{ key: "9" }, 9],
  [{ key: "0" }, undefined],
  [{ key: "a" }, undefined],
  [{ key: "1", ctrlKey: true }, undefined],
])("the key %j chooses the line %s", (key, line) => {
  expect(digitOf({ ctrlKey: false, altKey: false, metaKey: false, ...key })).toBe(line);
});
