import { expect, test } from "vitest";
import type { BoardCard } from "./query.ts";
import { rangeTo } from "./use-selection.ts";

const cards = ["a", "b", "c", "d"].map((id) => ({ id }) as BoardCard);
const at = (index: number) => cards[index] as BoardCard;

test.each([
  ["down", "b", 3, "bcd"],
  ["up", "d", 1, "bcd"],
  ["the same", "b", 1, "b"],
  ["from another column", "z", 2, "c"],
  ["from nothing", undefined, 2, "c"],
])("shift chooses all between, %s", (_, last, to, expected) => {
  expect(
    rangeTo(cards, last, at(to))
      .map(({ id }) => id)
      .join(""),
  ).toBe(expected);
});
