import { describe, expect, test } from "vitest";
import { edgeSpeed, pixelsIn } from "./edge-scroll.ts";

const AREA = { left: 0, top: 100, right: 1000, bottom: 700 };
const MIDDLE = { clientX: 500, clientY: 400 };
const at = (clientX: number, clientY: number) => ({ clientX, clientY });

describe("carried", () => {
  test.each([
    ["in the middle", at(600, 300), { x: 0, y: 0 }],
    ["to the bottom edge", at(500, 700), { x: 0, y: 900 }],
    ["half way to it", at(500, 678), { x: 0, y: 450 }],
    ["beyond it, no faster", at(500, 900), { x: 0, y: 900 }],
    ["to the top edge", at(500, 100), { x: 0, y: -900 }],
    ["to the right", at(1000, 400), { x: 900, y: 0 }],
    ["to a corner", at(0, 700), { x: -900, y: 900 }],
  ])("%s", (_, point, expected) => {
    expect(edgeSpeed(point, MIDDLE, AREA)).toEqual(expected);
  });

  test("what was taken near the edge stays still, until it is carried nearer", () => {
    const taken = at(500, 680);
    expect(edgeSpeed(taken, taken, AREA).y).toBe(0);
    expect(edgeSpeed(at(500, 670), taken, AREA).y).toBe(0);
    expect(edgeSpeed(at(500, 690), taken, AREA).y).toBeGreaterThan(0);
  });

  test("in a low window there is still a middle where nothing scrolls", () => {
    const low = { ...AREA, bottom: 180 };
    expect(edgeSpeed(at(500, 141), at(500, 139), low).y).toBe(0);
  });
});

test.each([
  [900, 0.016, 14],
  [10, 0.016, 1],
  [-10, 0.016, -1],
  [0, 1, 0],
])("%d pixels a second for %d s", (speed, seconds, expected) => {
  expect(pixelsIn(speed, seconds)).toBe(expected);
});
