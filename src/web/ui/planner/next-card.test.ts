import { expect, test } from "vitest";
import { nextCard } from "./next-card.ts";

/** Two people, three days: Karim has 2, 0 and 1 cards, Léa 1, 3 and 0. */
const COUNTS = [
  [2, 0, 1],
  [1, 3, 0],
];
const at = (row: number, column: number, index: number) => ({ row, column, index });

test.each([
  ["down in the cell", at(0, 0, 0), "ArrowDown", at(0, 0, 1)],
  ["down to the next person", at(0, 0, 1), "ArrowDown", at(1, 0, 0)],
  ["up to the last of the person above", at(1, 0, 0), "ArrowUp", at(0, 0, 1)],
  ["over a day without a card", at(0, 0, 1), "ArrowRight", at(0, 2, 0)],
  ["to the nearest of a longer day", at(1, 0, 0), "ArrowRight", at(1, 1, 0)],
  ["to the last of a shorter day", at(1, 1, 2), "ArrowLeft", at(1, 0, 0)],
  ["nothing below", at(1, 0, 0), "ArrowDown", undefined],
  ["nothing above", at(0, 0, 0), "ArrowUp", undefined],
  ["nothing aside", at(0, 2, 0), "ArrowRight", undefined],
  ["another key", at(0, 0, 0), "Home", undefined],
])("%s", (_, from, key, to) => {
  expect(nextCard(COUNTS, from, key)).toEqual(to);
});
