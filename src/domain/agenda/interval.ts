/** A half-open stretch, `from` included, `to` excluded: wall minutes or epoch milliseconds alike. */
export type Interval = { from: number; to: number };

export const overlaps = (a: Interval, b: Interval): boolean => a.from < b.to && b.from < a.to;

/** Sorted, without empty stretches, touching ones joined. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < to) result.push({ from, to });
  }
  return result;
}

/** What belongs to the first list alone. */
export function without(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  return merged(right).reduce(
    (kept, cut) =>
      kept.flatMap(({ from, to }) =>
        merged([
          { from, to: Math.min(to, cut.from) },
          { from: Math.max(from, cut.to), to },
        ]),
      ),
    merged(left),
  );
}

/** What belongs to both lists. */
export function intersection(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  const others = merged(right);
  return merged(left).flatMap((one) =>
    others
      .filter((other) => overlaps(one, other))
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
  );
}
