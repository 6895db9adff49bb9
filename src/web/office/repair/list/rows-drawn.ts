/** Which rows of a group are near the window, and how much room those above and below them take. */

type Measured = { start: number; end: number };
type Rows = { first: number; count: number };
export type DrawnRows = { from: number; to: number; above: number; below: number };

/** The index of each group's head in the flat list of heads and rows. */
export function startsOf(groups: readonly { repairs: readonly unknown[] }[]): number[] {
  const starts: number[] = [];
  let next = 0;
  for (const { repairs } of groups) {
    starts.push(next);
    next += 1 + repairs.length;
  }
  return starts;
}

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
