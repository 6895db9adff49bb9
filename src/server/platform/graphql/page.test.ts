import { expect, test } from "vitest";
import { boundsOf, demandPage } from "./page.ts";

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([
  [{}, { first: 501, skip: 0 }],
  [
    { first: 50, skip: 100 },
    { first: 50, skip: 100 },
  ],
  [
    { first: 0, skip: -3 },
    { first: 1, skip: 0 },
  ],
])("%j reads %j", (page, bounds) => {
  expect(boundsOf(page)).toEqual(bounds);
});

test("a list that is too long is refused, never cut without a word", () => {
  expect(demandPage(rows(500))).toHaveLength(500);
  expect(() => demandPage(rows(501))).toThrow("500 lignes au plus");
  expect(() => boundsOf({ first: 501 })).toThrow("500 lignes au plus");
});
