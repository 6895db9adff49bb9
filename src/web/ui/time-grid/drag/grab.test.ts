import { describe, expect, test } from "vitest";
import { MINUTE, type LocalDate } from "../../../../domain/time.ts";
import { makeAxis } from "../axis.ts";
import { columnsOf, itemsByColumn } from "../columns.ts";
import type { GridLayout } from "../grid-types.ts";
import type { GridItem } from "../item.ts";
import { dragTo, grabAt, handleAt, heldAt, type Share } from "./grab.ts";

const axis = makeAxis(["2026-11-23", "2026-11-24"] as LocalDate[], "Europe/Paris");
const people = [
  { id: "karim", name: "Karim" },
  { id: "lea", name: "Léa" },
];
const columns = columnsOf(axis, people);
const [monday] = axis.days;
if (!monday) throw new Error("no day");
const at = (hour: number, day = monday) => day.from + hour * 60 * MINUTE;
const visit: GridItem = {
  id: "visit",
  title: "Mme Vidal",
  color: "",
  assigned_to: ["karim"],
  start: at(10),
  end: at(11),
  margin_before: 0,
  margin_after: 0,
};
const layout: GridLayout = {
  axis,
  columns,
  lists: itemsByColumn([visit], columns),
  window: { from: 8 * 60, to: 18 * 60 },
  lines: [],
  bars: [],
  segments: [],
};
/** The pointer at that hour of a column, of which there are four. */
const over = (column: number, hour: number): Share => ({
  x: (column + 0.5) / 4,
  y: (hour - 8) / 10,
});
const dragged = (from: Share, to: Share) => {
  const grab = grabAt("0 visit", from, layout);
  const moved = grab && dragTo(grab, to, { layout, step: 15 });
  return moved && [moved.item.start, moved.item.end, moved.item.assigned_to.join(), moved.column];
};

describe("an appointment dragged", () => {
  test.each<[string, Share, Share, unknown]>([
    ["down the column", over(0, 10.5), over(0, 14.5), [at(14), at(15), "karim", 0]],
    ["to the nearest line", over(0, 10.5), over(0, 14.6), [at(14), at(15), "karim", 0]],
    ["to another person", over(0, 10.5), over(1, 10.5), [at(10), at(11), "lea", 1]],
    ["by its end", over(0, 10.95), over(0, 12.2), [at(10), at(12.25), "karim", 0]],
    ["by its start", over(0, 10.05), over(0, 9.5), [at(9.5), at(11), "karim", 0]],
    [
      "by its end, the pointer beside its column",
      over(0, 10.95),
      over(3, 12),
      [at(10), at(12), "karim", 0],
    ],
  ])("%s", (_, from, to, expected) => {
    expect(dragged(from, to)).toEqual(expected);
  });

  test("to another day keeps its hour", () => {
    const [start, , , column] = dragged(over(0, 10.5), over(2, 10.5)) ?? [];
    expect([start, column]).toEqual([at(10, axis.days[1]), 2]);
  });

  test("out of the columns goes nowhere", () => {
    expect(dragged(over(0, 10.5), { x: 1.2, y: 0.5 })).toBeUndefined();
  });
});

describe("a handle drawn beside an edge", () => {
  const resized = (edge: "start" | "end", from: Share, to: Share) => {
    const grab = handleAt({ slot: "0 visit", edge }, from, layout);
    const moved = grab && dragTo(grab, to, { layout, step: 15 });
    return moved && [moved.item.start, moved.item.end];
  };

  test("moves its edge by as much as the finger moves", () => {
    expect(resized("end", over(0, 11.3), over(0, 12.3))).toEqual([at(10), at(12)]);
    expect(resized("start", over(0, 9.7), over(0, 9.2))).toEqual([at(9.5), at(11)]);
  });

  test("may stand before the first hour shown", () => {
    const early = { ...visit, start: at(8), end: at(9) };
    const one = { ...layout, lists: itemsByColumn([early], columns) };
    const grab = handleAt({ slot: "0 visit", edge: "start" }, { x: 0.1, y: -0.02 }, one);
    const moved = grab && dragTo(grab, over(0, 8.3), { layout: one, step: 15 });
    expect(moved?.item.start).toBe(at(8.5));
  });

  test("of what is not drawn takes nothing", () => {
    expect(handleAt({ slot: "1 visit", edge: "end" }, over(1, 11), layout)).toBeUndefined();
  });
});

test("what is short is only moved, and what is not drawn cannot be taken", () => {
  const short = { ...visit, end: at(10.25) };
  const one = { ...layout, lists: itemsByColumn([short], columns) };
  expect(grabAt("0 visit", over(0, 10.2), one)?.grip.edge).toBe("move");
  expect(grabAt("0 other", over(0, 10.2), one)).toBeUndefined();
  expect(heldAt("1 visit", layout)).toBeUndefined();
});
