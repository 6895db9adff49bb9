/** Which rows of a group are near the window, and how much room those above and below them take. */

type Measured = { start: number; end: number };
type Rows = { first: number; count: number };
export type DrawnRows = { from: number; to: number; above: number; below: number };

/** Where each group begins: its head in the flat list of heads and rows, its first row among the rows alone. */
export function startsOf(counts: readonly number[]): { head: number; rank: number }[] {
  let rank = 0;
  return counts.map((count, group) => {
    const start = { head: rank + group, rank };
    rank += count;
    return start;
  });
}

/** The pages, of `size` rows, that hold the rows `from` to `to` (excluded). */
export const pagesOf = (from: number, to: number, size: number): number[] =>
  from >= to
    ? []
    : Array.from(
        { length: Math.floor((to - 1) / size) - Math.floor(from / size) + 1 },
        (_, index) => Math.floor(from / size) + index,
      );

/** `from` and `to` count in the group; `above` and `below` are pixels. */
export function rowsDrawn(
  { first, count }: Rows,
  indexes: readonly number[],
  measured: readonly Measured[],
): DrawnRows {
  const last = first + count;
  const near = indexes.filter((index) => index >= first && index < last);
  const from = (near[0] ?? first) - first;
  const to = near.length > 0 ? (near.at(-1) ?? first) + 1 - first : 0;
  const heightOf = (start: number, end: number) =>
    start < end ? (measured[end - 1]?.end ?? 0) - (measured[start]?.start ?? 0) : 0;
  return {
    from,
    to,
    above: heightOf(first, first + from),
    below: heightOf(first + to, last),
  };
}
