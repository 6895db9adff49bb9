import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  FIRST_PAGE,
  likelySize,
  pagesAfter,
  PAGE_SIZE,
  ROW_HEIGHT,
  rowsBefore,
  type ListPage,
} from "./list-pages.ts";

const full = (after: string | null): ListPage => ({ after, size: PAGE_SIZE });
const unread = (after: string | null): ListPage => ({ after, size: undefined });
const three = [full(null), full("c50"), { after: "c100", size: 7 }];

test.each([
  [
    "a full first page opens the second",
    FIRST_PAGE,
    { index: 0, size: PAGE_SIZE, last: "c50" },
    [full(null), unread("c50")],
  ],
  [
    "a short first page is all there is",
    FIRST_PAGE,
    { index: 0, size: 3, last: "c3" },
    [{ after: null, size: 3 }],
  ],
  ["nobody at all", FIRST_PAGE, { index: 0, size: 0, last: undefined }, [{ after: null, size: 0 }]],
  [
    "the last page is longer than it was",
    three,
    { index: 2, size: 8, last: "c108" },
    [full(null), full("c50"), { after: "c100", size: 8 }],
  ],
  [
    "the list moved: what is beyond is read anew",
    three,
    { index: 0, size: PAGE_SIZE, last: "c49" },
    [full(null), unread("c49")],
  ],
  [
    "the list became short: what is beyond is gone",
    three,
    { index: 1, size: 4, last: "c54" },
    [full(null), { after: "c50", size: 4 }],
  ],
  [
    "an answer for a page that is gone changes nothing",
    FIRST_PAGE,
    { index: 4, size: 2, last: "z" },
    FIRST_PAGE,
  ],
])("%s", (_, pages, answer, expected) => {
  expect(pagesAfter(pages, answer)).toEqual(expected);
});

test.each([
  [0, PAGE_SIZE, "c50"],
  [2, 7, "c107"],
])(
  "page %i read again with the same rows gives the same pages, so that nothing is drawn again",
  (index, size, last) => {
    expect(pagesAfter(three, { index, size, last })).toBe(three);
  },
);

test("a page knows how many rows stand before it", () => {
  expect([0, 1, 2].map((index) => rowsBefore(three, index))).toEqual([0, 50, 100]);
});

test.each([
  ["read already", three, 2, 107, 7],
  ["the second of sixty rows", [full(null), unread("c50")], 1, 60, 10],
  ["the second of a hundred thousand", [full(null), unread("c50")], 1, 100_000, PAGE_SIZE],
  [
    "the second of a search, whose length nobody knows",
    [full(null), unread("c50")],
    1,
    undefined,
    12,
  ],
  ["the first of an empty list", FIRST_PAGE, 0, 0, 1],
])("a page that is %s keeps its place free", (_, pages, index, total, rows) => {
  expect(likelySize(pages, index, total)).toBe(rows);
});

test("a page that is not read yet is as tall as its rows will be, on a telephone too", () => {
  const css = readFileSync(new URL("./clients.css", import.meta.url), "utf8");
  const [wide = "", phone = ""] = css.split("@media (max-width: 44.99em)");
  const heightIn = (rules: string) => /\.client-row \{[^}]*?\bheight: (\d+)px/.exec(rules)?.[1];
  const linesIn = (rules: string) => /--client-row: (\d+)px/.exec(rules)?.[1];
  expect([heightIn(wide), linesIn(wide)]).toEqual(Array(2).fill(String(ROW_HEIGHT.wide)));
  expect([heightIn(phone), linesIn(phone)]).toEqual(Array(2).fill(String(ROW_HEIGHT.phone)));
});
