import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureBox, placeIn, readMark } from "./mark.ts";

test.each([
  { kind: "point", at: [0.5, 1] },
  {
    kind: "stroke",
    points: [
      [0, 0],
      [0.25, 0.75],
    ],
  },
  { kind: "clear" },
  { kind: "freeze", picture: "data:image/jpeg;base64,/9j/4AAQ" },
  { kind: "freeze", picture: null },
  { kind: "still", id: "0198c5b0-6a1e-7cc3-98c4-dc0c0c07398f", shot: "plate" },
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
  ["a still without an id", '{"kind":"still","id":"1","shot":null}'],
  ["a flood", JSON.stringify({ kind: "stroke", points: Array(2_001).fill([0, 0]) })],
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
