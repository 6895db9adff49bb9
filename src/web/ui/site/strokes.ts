export type Point = { x: number; y: number };
export type Stroke = readonly Point[];

/** Closer points add weight, not shape. */
const LEAST = 2;

/** The point added to the last stroke, unless it is too near to say anything. */
export function addPoint(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const last = strokes.at(-1);
  const before = last?.at(-1);
  if (!last || !before) return strokes;
  if (Math.hypot(point.x - before.x, point.y - before.y) < LEAST) return strokes;
  return [...strokes.slice(0, -1), [...last, point]];
}

/** « M10 20L30 24.5 »: moves and lines only, one decimal, never negative. */
export const pathOf = (strokes: readonly Stroke[]): string =>
  strokes.map((stroke) => stroke.map(step).join("")).join("");

const step = ({ x, y }: Point, index: number): string =>
  `${index === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`;

const rounded = (value: number): number => Math.max(0, Math.round(value * 10) / 10);
