/**
 * A long list read page by page: each page begins after the last row of the one before. Only the pages
 * near the eye are asked for, so that a hundred thousand clients weigh no more than a hundred.
 */
export type ListPage = {
  /** Id of the row before the page; null at the beginning. */
  after: string | null;
  /** Rows of the page, once it was read. */
  size: number | undefined;
};

export const PAGE_SIZE = 50;

/** Pixels, as in clients.css: a page has its height before it is read. Two lines on a telephone. */
export const ROW_HEIGHT = { wide: 40, phone: 64 };

export const FIRST_PAGE: readonly ListPage[] = [{ after: null, size: undefined }];

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
  return [...upTo, { after: last, size: undefined }];
}

/** How many rows stand before a page. */
export const rowsBefore = (pages: readonly ListPage[], index: number): number =>
  pages.slice(0, index).reduce((sum, { size }) => sum + (size ?? 0), 0);

/** Rows that a page will probably have: what is left of the list when its length is known. */
export function likelySize(pages: readonly ListPage[], index: number, total?: number): number {
  const known = pages[index]?.size;
  if (known !== undefined) return known;
  const left = total === undefined ? UNSURE : total - rowsBefore(pages, index);
  return Math.min(Math.max(left, 1), PAGE_SIZE);
}

const UNSURE = 12;
