import { describe, expect, test } from "vitest";
import {
  drawnTo,
  EMPTY,
  isDrawn,
  keyed,
  placed,
  sayShapes,
  shownOf,
  undone,
  withShapes,
  type Shape,
} from "./shapes.ts";

const at = (x: number, y: number) => ({ x, y });
const begun = (tool: Shape["tool"], text = ""): Shape => ({ tool, points: [at(0.2, 0.2)], text });

describe("drawn by hand", () => {
  test("an arrow follows with its point, a line keeps its whole way, a text stays", () => {
    const to = (shape: Shape) => drawnTo(drawnTo(shape, at(0.3, 0.3)), at(0.5, 0.4)).points;
    expect(to(begun("arrow"))).toEqual([at(0.2, 0.2), at(0.5, 0.4)]);
    expect(to(begun("line"))).toEqual([at(0.2, 0.2), at(0.3, 0.3), at(0.5, 0.4)]);
    expect(to(begun("text", "Ici"))).toEqual([at(0.2, 0.2)]);
  });

  test.each([
    [begun("circle"), false],
    [drawnTo(begun("circle"), at(0.201, 0.2)), false],
    [drawnTo(begun("circle"), at(0.4, 0.4)), true],
    [begun("text", "Ici"), true],
    [begun("text"), false],
  ])("%j is drawn: %s", (shape, isOne) => {
    expect(isDrawn(shape)).toBe(isOne);
  });
});

test("each step is undone, the first one last", () => {
  const one = withShapes(EMPTY, [placed("arrow", "")]);
  const two = withShapes(one, [placed("arrow", ""), placed("circle", "")]);
  expect(shownOf(undone(two))).toEqual(shownOf(one));
  expect(shownOf(undone(undone(undone(two))))).toEqual([]);
});

describe("drawn with the keys", () => {
  const shapes = [placed("circle", ""), placed("arrow", "")];

  test("the last one is moved by an arrow, its end alone with Shift", () => {
    const key = (name: string, shiftKey = false) =>
      keyed(shapes, { key: name, shiftKey })?.[1]?.points;
    expect(key("ArrowLeft")).toEqual([at(0.33, 0.65), at(0.53, 0.45)]);
    expect(key("ArrowDown", true)).toEqual([at(0.35, 0.65), at(0.55, 0.47)]);
    expect(key("a")).toBeUndefined();
    expect(keyed([], { key: "ArrowLeft", shiftKey: false })).toBeUndefined();
  });

  test("nothing leaves the photo", () => {
    let moved: readonly Shape[] = shapes;
    for (let count = 0; count < 60; count++)
      moved = keyed(moved, { key: "ArrowRight", shiftKey: false }) ?? moved;
    expect(moved[1]?.points.every(({ x }) => x <= 1)).toBe(true);
  });
});

test("what is drawn is said", () => {
  expect(sayShapes([])).toBe("Rien n’est dessiné.");
  expect(sayShapes([placed("circle", ""), placed("arrow", ""), placed("circle", "")])).toBe(
    "1 flèche, 2 cercles.",
  );
  expect(sayShapes([placed("line", ""), placed("line", ""), placed("text", "Ici")])).toBe(
    "2 traits libres, 1 texte.",
  );
});
