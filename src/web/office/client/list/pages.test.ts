import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE_SIZE } from "../../../platform/page-size.ts";
import {
  FIRST_PAGE,
  likelySize,
  pagesAfter,
  rankedPages,
  ROW_HEIGHT,
  rowsBefore,
  type ListPage,
} from "./pages.ts";

const page = (after: string | null, size: number | undefined): ListPage => ({
  after,
  skip: 0,
  size,
});
const full = (after: string | null) => page(after, PAGE_SIZE);
const unread = (after: string | null) => page(after, undefined);
const three = [full(null), full("c50"), page("c100", 7)];

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
    [page(null, 3)],
  ],
  ["nobody at all", FIRST_PAGE, { index: 0, size: 0, last: undefined }, [page(null, 0)]],
  [
    "the last page is longer than it was",
    three,
    { index: 2, size: 8, last: "c108" },
    [full(null), full("c50"), page("c100", 8)],
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
    [full(null), page("c50", 4)],
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
  ["read already", three, 2, 7],
  ["the second of a search, whose length nobody knows", [full(null), unread("c50")], 1, 12],
  ["the last of a list of 107", rankedPages(107), 2, 7],
])("a page that is %s keeps its place free", (_, pages, index, rows) => {
  expect(likelySize(pages, index)).toBe(rows);
});

test.each([
  [0, []],
  [1, [[0, 1]]],
  [PAGE_SIZE, [[0, 50]]],
  [
    PAGE_SIZE + 1,
    [
      [0, 50],
      [50, 1],
    ],
  ],
  [
    107,
    [
      [0, 50],
      [50, 50],
      [100, 7],
    ],
  ],
])("a list of %i rows is open anywhere", (total, expected) => {
  const pages = rankedPages(total);
  expect(pages.map(({ skip, size }) => [skip, size])).toEqual(expected);
  expect(pages.map((_, index) => rowsBefore(pages, index))).toEqual(pages.map(({ skip }) => skip));
});

test("a page that is not read yet is as tall as its rows will be, on a telephone too", () => {
  const css = readFileSync(new URL("./clients.module.css", import.meta.url), "utf8");
  const [wide = "", phone = ""] = css.split("@media (max-width: 44.99em)");
  const heightIn = (rules: string) => /\.clientRow \{[^}]*?\bheight: (\d+)px/.exec(rules)?.[1];
  const linesIn = (rules: string) => /--client-row: (\d+)px/.exec(rules)?.[1];
  expect([heightIn(wide), linesIn(wide)]).toEqual(Array(2).fill(String(ROW_HEIGHT.wide)));
  expect([heightIn(phone), linesIn(phone)]).toEqual(Array(2).fill(String(ROW_HEIGHT.phone)));
});
