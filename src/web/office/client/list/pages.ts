/**
 * A long list read page by page. One whose length is known is open anywhere: its pages are ranks. Of a
 * search, whose length nobody counts, each page begins after the last row of the one before. Only the
 * pages near the eye are asked for, so that a hundred thousand clients weigh no more than a hundred.
 */
import { PAGE_SIZE } from "../../../platform/page-size.ts";

export type ListPage = {
  /** Id of the row before the page; null at the beginning, and where ranks are known. */
  after: string | null;
  /** Rank of its first row, where ranks are known. */
  skip: number;
  /** Rows of the page, once it was read. */
  size: number | undefined;
};

/** Pixels, as in clients.css: a page has its height before it is read. Two lines on a telephone. */
export const ROW_HEIGHT = { wide: 40, phone: 64 };

export const FIRST_PAGE: readonly ListPage[] = [{ after: null, skip: 0, size: undefined }];

type Answer = { index: number; size: number; last: string | undefined };

/**
 * The pages known once page `index` was read: a full page opens the next one, a shorter one is the last.
 * The same array when nothing is new. When the list moved under the eye, the pages beyond are read anew.
 */
export function pagesAfter(
  pages: readonly ListPage[],
  { index, size, last }: Answer,
): readonly ListPage[] {
  const page = pages[index];
  if (!page) return pages;
  const next = pages[index + 1];
  const isFull = size >= PAGE_SIZE && last !== undefined;
  const isSame = page.size === size && (isFull ? next?.after === last : next === undefined);
  if (isSame) return pages;
  const upTo = [...pages.slice(0, index), { ...page, size }];
  if (!isFull) return upTo;
  if (next?.after === last) return [...upTo, ...pages.slice(index + 1)];
  return [...upTo, { after: last, skip: 0, size: undefined }];
}

/** The pages of a list of that many rows, none of which needs to be read to know the others. */
export const rankedPages = (total: number): readonly ListPage[] =>
  Array.from({ length: Math.ceil(total / PAGE_SIZE) }, (_, index) => ({
    after: null,
    skip: index * PAGE_SIZE,
    size: Math.min(PAGE_SIZE, total - index * PAGE_SIZE),
  }));

/** How many rows stand before a page. */
export const rowsBefore = (pages: readonly ListPage[], index: number): number =>
  pages.slice(0, index).reduce((sum, { size }) => sum + (size ?? 0), 0);

/** Rows that a page will probably have. */
export const likelySize = (pages: readonly ListPage[], index: number): number =>
  pages[index]?.size ?? UNSURE;

const UNSURE = 12;
