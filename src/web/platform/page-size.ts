/** Rows of a list in one request. */
export const PAGE_SIZE = 50;
