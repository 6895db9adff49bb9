import { expect, test } from "vitest";
import { toInstant } from "../../time.ts";
import { callOrder, startsWithNewAppliance } from "./call-order.ts";

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
  const { open, finished } = callOrder({ appliances: [], repairs });
  expect(open.map(({ id }) => id)).toEqual(["urgent", "fresh", "old"]);
  expect(finished.map(({ id }) => id)).toEqual(["over", "long-over"]);
});

test("the newest appliance is the first of the appliances", () => {
  const appliances = [
    { id: "a", created_at: at(1) },
    { id: "b", created_at: at(7) },
  ];
  expect(callOrder({ appliances, repairs: [] }).appliances.map(({ id }) => id)).toEqual(["b", "a"]);
});

test.each([
  ["nothing at all", [], true],
  ["an open repair", [repair("a", 1)], false],
  ["only finished repairs", [repair("a", 1, { archived: true })], false],
])("with %s, the form of a new appliance comes by itself: %s", (_, repairs, expected) => {
  expect(startsWithNewAppliance(callOrder({ appliances: [], repairs }))).toBe(expected);
});
