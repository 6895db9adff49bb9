import { expect, test } from "vitest";
import { intersection, merged, overlaps, without } from "./interval.ts";

test("stretches are sorted, joined when they touch, and dropped when empty", () => {
  const given = [
    { from: 600, to: 720 },
    { from: 480, to: 600 },
    { from: 900, to: 900 },
    { from: 840, to: 870 },
    { from: 850, to: 860 },
  ];
  expect(merged(given)).toEqual([
    { from: 480, to: 720 },
    { from: 840, to: 870 },
  ]);
});

test("a technician who works from 10 h to 15 h in a shop closed for lunch has two stretches", () => {
  const shop = [
    { from: 480, to: 720 },
    { from: 840, to: 1080 },
  ];
  expect(intersection(shop, [{ from: 600, to: 900 }])).toEqual([
    { from: 600, to: 720 },
    { from: 840, to: 900 },
  ]);
});

test("two stretches that only touch do not overlap", () => {
  expect(overlaps({ from: 0, to: 60 }, { from: 60, to: 90 })).toBe(false);
  expect(overlaps({ from: 0, to: 61 }, { from: 60, to: 90 })).toBe(true);
});

test.each([
  [
    [{ from: 0, to: 10 }],
    [{ from: 3, to: 5 }],
    [
      { from: 0, to: 3 },
      { from: 5, to: 10 },
    ],
  ],
  [[{ from: 0, to: 10 }], [{ from: 0, to: 10 }], []],
  [
    [{ from: 0, to: 10 }],
    [
      { from: 8, to: 12 },
      { from: 0, to: 2 },
    ],
    [{ from: 2, to: 8 }],
  ],
  [[{ from: 0, to: 10 }], [], [{ from: 0, to: 10 }]],
  [[{ from: 0, to: 10 }], [{ from: 20, to: 30 }], [{ from: 0, to: 10 }]],
])("%j without %j is %j", (left, right, expected) => {
  expect(without(left, right)).toEqual(expected);
});
