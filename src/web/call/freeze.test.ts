import { expect, test } from "vitest";
import { LONGEST_PICTURE } from "../../domain/call/mark.ts";
import { firstThatFits } from "./freeze.ts";

test("a frozen picture is as sharp as its channel carries", () => {
  const tried: number[] = [];
  const weighing = (characters: number) =>
    firstThatFits(({ width, quality }) => {
      tried.push(width);
      return "x".repeat(Math.round(characters * (width / 1_280) ** 2 * (quality / 0.7)));
    });
  expect(weighing(LONGEST_PICTURE)).toHaveLength(LONGEST_PICTURE);
  expect(tried).toEqual([1_280]);
  expect(weighing(200_000)?.length).toBeLessThanOrEqual(LONGEST_PICTURE);
  expect(tried.at(-1)).toBe(720);
  expect(weighing(10_000_000)).toBeUndefined();
});
