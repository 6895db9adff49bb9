import { expect, it } from "vitest";
import { randomOf } from "./random.ts";

const many = (seed: number): number[] => {
  const { next } = randomOf(seed);
  return Array.from({ length: 20_000 }, next);
};

it("gives the same numbers for the same seed, others for another", () => {
  expect(many(7)).toEqual(many(7));
  expect(many(7)).not.toEqual(many(8));
});

it("spreads them evenly from 0 to 1", () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const one of many(1)) tenths[Math.floor(one * 10)] = (tenths[Math.floor(one * 10)] ?? 0) + 1;
  for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(200);
});

it("draws whole numbers below a count, each of them", () => {
  const { below } = randomOf(3);
  expect(new Set(Array.from({ length: 200 }, () => below(6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
