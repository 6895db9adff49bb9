import fc from "fast-check";
import { expect, test } from "vitest";
import { moved, pictureBox, placeIn, readMark } from "./mark.ts";

const ID = "0198c5b0-6a1e-7cc3-98c4-dc0c0c07398f";

test.each([
  { kind: "point", at: [0.5, 1] },
  {
    kind: "stroke",
    id: ID,
    from: 12,
    points: [
      [0, 0],
      [0.25, 0.75],
    ],
  },
  { kind: "clear" },
  { kind: "freeze", picture: "data:image/jpeg;base64,/9j/4AAQ" },
  { kind: "freeze", picture: null },
  { kind: "still", id: "0198c5b0-6a1e-7cc3-98c4-dc0c0c07398f", shot: "plate", pass: "a-_9" },
  { kind: "taking", id: "0198c5b0-6a1e-7cc3-98c4-dc0c0c07398f", percent: 40, why: "" },
  { kind: "torch", on: false },
])("$kind is read as it was sent", (mark) => {
  expect(readMark(JSON.stringify(mark))).toEqual(mark);
});

test.each<[string, unknown]>([
  ["no text", 12],
  ["no JSON", "{"],
  ["a place outside the picture", '{"kind":"point","at":[1.2,0]}'],
  ["a place that is no number", '{"kind":"point","at":["0",0]}'],
  ["an unknown kind", '{"kind":"run","code":"x"}'],
  ["a field of its own", '{"kind":"clear","html":"<b>"}'],
  ["a picture from elsewhere", '{"kind":"freeze","picture":"https://example.org/x.jpg"}'],
  ["a still without an id", '{"kind":"still","id":"1","shot":null,"pass":"a"}'],
  [
    "a flood",
    JSON.stringify({ kind: "stroke", id: ID, from: 0, points: Array(2_001).fill([0, 0]) }),
  ],
  ["a long text", " ".repeat(60_001)],
])("%s is no mark", (_case, text) => {
  expect(readMark(text)).toBeUndefined();
});

test("a picture is centred in its frame, and a finger beside it points nowhere", () => {
  const box = pictureBox(
    { left: 0, top: 0, width: 400, height: 400 },
    { width: 1_600, height: 800 },
  );
  expect(box).toEqual({ left: 0, top: 100, width: 400, height: 200 });
  expect(placeIn(box, { x: 200, y: 200 })).toEqual([0.5, 0.5]);
  expect(placeIn(box, { x: 200, y: 50 })).toBeUndefined();
  const frame = { left: 1, top: 2, width: 3, height: 4 };
  expect(pictureBox(frame, { width: 0, height: 0 })).toBe(frame);
});

test("every place that a finger gives is read by the other side", () => {
  const side = fc.integer({ min: 1, max: 4_000 });
  fc.assert(
    fc.property(side, side, side, side, (width, height, x, y) => {
      const at = placeIn({ left: 0, top: 0, width, height }, { x, y });
      const read = at && readMark(JSON.stringify({ kind: "point", at }));
      expect(read).toEqual(at && { kind: "point", at });
    }),
  );
});

test("the arrows move the pointer, and keep it inside the picture", () => {
  expect(moved([0.5, 0.5], "ArrowLeft")).toEqual([0.48, 0.5]);
  expect(moved([0.5, 0.99], "ArrowDown")).toEqual([0.5, 1]);
  expect(moved([0.5, 0.5], "Enter")).toBeUndefined();
});

test.each([
  ["a place beside the picture", { kind: "point", at: [1.2, 0] }],
  ["more than all of a photo", { kind: "taking", id: ID, percent: 101, why: "" }],
  ["half a percent", { kind: "taking", id: ID, percent: 0.5, why: "" }],
  ["a speech about a photo", { kind: "taking", id: ID, percent: 0, why: "x".repeat(401) }],
  ["an address instead of a pass", { kind: "still", id: ID, shot: null, pass: "../photo?a=b" }],
  ["a shot that nobody asks for", { kind: "still", id: ID, shot: "cellar", pass: "a" }],
  [
    "a stroke without end",
    { kind: "stroke", id: ID, from: 0, points: Array.from({ length: 2_001 }, () => [0, 0]) },
  ],
  ["a stroke of nobody", { kind: "stroke", id: "1", from: 0, points: [] }],
  ["a stroke that goes on before it began", { kind: "stroke", id: ID, from: -1, points: [] }],
])("%s is no mark", (_case, mark) => {
  expect(readMark(JSON.stringify(mark))).toBeUndefined();
});

test("a telephone without a lamp says so", () => {
  expect(readMark('{"kind":"torch","on":null}')).toEqual({ kind: "torch", on: null });
});
