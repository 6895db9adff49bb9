import { expect, test } from "vitest";
import { knownText, serialToAsk } from "./words.ts";

test.each([
  ["", ""],
  ["FD9", ""],
  ["  F  ", ""],
  ["FD99", "FD99"],
  [" FD 99  0042 ", "FD 99 0042"],
])("with « %s » typed, the server is asked about « %s »", (typed, asked) => {
  expect(serialToAsk(typed)).toBe(asked);
});

const washer = { kind: "Lave-linge", name: "", brand: "Bosch", model: "WAX32" };

test.each([
  [0, "Déjà connu\u00a0: Lave-linge Bosch WAX32, aucune réparation"],
  [1, "Déjà connu\u00a0: Lave-linge Bosch WAX32, 1 réparation"],
  [2, "Déjà connu\u00a0: Lave-linge Bosch WAX32, 2 réparations"],
])("a machine that came %i times is told so", (count, text) => {
  expect(knownText({ ...washer, repairs: Array.from({ length: count }) })).toBe(text);
});
