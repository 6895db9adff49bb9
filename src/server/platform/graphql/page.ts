/** Which rows of a list one answer holds. */

/** As it is asked: `skip` rows before the first one, `first` rows at most. */
export type Page = { first?: number | null | undefined; skip?: number | null | undefined };
export type Bounds = { first: number; skip: number };

/** Rows of one answer at most, whatever is asked. */
const MOST_LISTED = 500;

export const boundsOf = ({ first, skip }: Page): Bounds => ({
  first: Math.min(Math.max(first ?? MOST_LISTED, 1), MOST_LISTED),
  skip: Math.max(skip ?? 0, 0),
});
