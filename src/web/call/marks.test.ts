import { expect, test } from "vitest";
import type { Mark } from "../../domain/call/mark.ts";
import { drawnAfter, marksOf, NOTHING_DRAWN, pathOf } from "./marks.ts";

const after = (...marks: Mark[]) => marks.reduce(drawnAfter, NOTHING_DRAWN);
const LINE: [number, number][] = [
  [0, 0],
  [1, 1],
];
const stroke = (id: string): Mark => ({ kind: "stroke", id, from: 0, points: LINE });
const PICTURE = "data:image/jpeg;base64,/9j/";

test("a pointer moves, strokes add up, and both go when they are cleared", () => {
  const drawn = after({ kind: "point", at: [0.1, 0.2] }, stroke("a"), stroke("b"));
  expect(drawn).toMatchObject({
    point: [0.1, 0.2],
    strokes: [
      { id: "a", points: LINE },
      { id: "b", points: LINE },
    ],
  });
  expect(drawnAfter(drawn, { kind: "clear" })).toEqual(NOTHING_DRAWN);
});

test("a stroke grows as it is drawn, each part once, up to its limit", () => {
  const more = (from: number, count: number): Mark => ({
    kind: "stroke",
    id: "a",
    from,
    points: Array.from({ length: count }, () => [0.5, 0.5]),
  });
  const parts = [stroke("a"), more(2, 3)];
  expect(after(...parts).strokes.map(({ points }) => points.length)).toEqual([5]);
  expect(after(...parts, more(2, 3))).toEqual(after(...parts));
  expect(after(...parts, stroke("b"), more(5, 1)).strokes.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(after(...parts, more(5, 1_999)).strokes[0]?.points).toHaveLength(2_000);
});

test("a frozen picture keeps its own drawings, and takes them along", () => {
  const frozen = after(stroke("a"), { kind: "freeze", picture: PICTURE }, stroke("b"));
  expect([frozen.frozen, frozen.strokes.length]).toEqual([PICTURE, 1]);
  expect(drawnAfter(frozen, { kind: "clear" })).toEqual({ ...NOTHING_DRAWN, frozen: PICTURE });
  expect(drawnAfter(frozen, { kind: "freeze", picture: null })).toEqual(NOTHING_DRAWN);
});

test("whoever comes in is told what is drawn, once and for all", () => {
  expect(marksOf(NOTHING_DRAWN)).toEqual([]);
  const drawn = after({ kind: "freeze", picture: PICTURE }, stroke("a"), {
    kind: "point",
    at: [0, 0],
  });
  const told = after(...marksOf(drawn));
  expect(told).toEqual({ ...drawn, point: undefined });
  // Told by both sides, it stays the same.
  expect(marksOf(told).reduce(drawnAfter, told)).toEqual(told);
});

test("what is not drawn changes nothing, and a long call stays light", () => {
  const drawn = after(...Array.from({ length: 50 }, (_, at) => stroke(`${at}`)));
  expect(drawn.strokes).toHaveLength(40);
  expect(drawnAfter(drawn, { kind: "torch", on: true })).toBe(drawn);
});

test("a stroke is a path over the picture", () => {
  expect(
    pathOf(
      [
        [0, 0],
        [1, 1],
      ],
      { width: 200, height: 100 },
    ),
  ).toBe("M0.0 0.0L200.0 100.0");
});
