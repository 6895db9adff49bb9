import { expect, it } from "vitest";
import { apart } from "./apart.ts";

it("twenty shops of one town are twenty pins that can each be pressed", () => {
  const same = Array.from({ length: 20 }, () => ({ x: 180, y: 150 }));
  const pins = apart(same).filter((pin) => pin !== null);
  expect(pins[0]).toEqual({ x: 180, y: 150 });
  for (const [index, one] of pins.entries())
    for (const other of pins.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(30);
});

it("pins that are far from each other stay where their shops are, and a shop without a place has none", () => {
  const pins = [{ x: 10, y: 10 }, null, { x: 200, y: 40 }];
  expect(apart(pins)).toEqual(pins);
});
