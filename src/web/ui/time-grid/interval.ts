/** A half-open stretch, `from` included, `to` excluded: wall minutes, heights or epoch milliseconds alike. */
export type Interval = { from: number; to: number };

export const overlaps = (a: Interval, b: Interval): boolean => a.from < b.to && b.from < a.to;
