import { describe, expect, test } from "vitest";
import type { BoardCard } from "./query.ts";
import { COLUMN_PAGE, pagesInView, slotsOf } from "./use-column-cards.ts";

const cards = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: `c${from + index}` }) as BoardCard);
const none = () => false;

describe("a column", () => {
  test("has a slot for each card that the server counts, read or not", () => {
    const slots = slotsOf({
      count: 45,
      pinned: [],
      first: cards(0, 20),
      later: new Map([[2, cards(40, 45)]]),
      isPinned: none,
    });
    expect(slots).toHaveLength(45);
    expect([slots[0]?.key, slots[20]?.key, slots[44]?.key]).toEqual(["c0", "rank-20", "c44"]);
  });

  test("draws a moved card once, on top", () => {
    const [moved] = cards(3, 4);
    const slots = slotsOf({
      count: 5,
      pinned: moved ? [moved] : [],
      first: cards(0, 5),
      later: new Map(),
      isPinned: (id) => id === "c3",
    });
    expect(slots.map(({ key }) => key)).toEqual(["c3", "c0", "c1", "c2", "c4"]);
  });

  test("draws a card once that two pages hold while others move", () => {
    const slots = slotsOf({
      count: COLUMN_PAGE + 1,
      pinned: [],
      first: cards(0, COLUMN_PAGE),
      later: new Map([[1, cards(COLUMN_PAGE - 1, COLUMN_PAGE)]]),
      isPinned: none,
    });
    expect(slots).toHaveLength(COLUMN_PAGE);
  });

  test("asks for the pages in view, never again for the first one", () => {
    const slots = slotsOf({ count: 70, pinned: [], first: [], later: new Map(), isPinned: none });
    expect(pagesInView(slots.slice(0, 5))).toEqual([]);
    expect(pagesInView(slots.slice(15, 45))).toEqual([1, 2]);
    expect(pagesInView([undefined])).toEqual([]);
  });
});
