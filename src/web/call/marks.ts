/** What is drawn over the picture, from the marks of both sides. */
import { MOST_POINTS, type Mark, type Place } from "../../domain/call/mark.ts";

export type Stroke = { id: string; points: readonly Place[] };

export type Drawn = {
  point: Place | undefined;
  strokes: readonly Stroke[];
  /** The picture that is drawn on instead of the live one. */
  frozen: string | null;
};

export const NOTHING_DRAWN: Drawn = { point: undefined, strokes: [], frozen: null };

/** Strokes kept at once: older ones go, so that a long call stays light. */
const MOST_STROKES = 40;

/** Drawings belong to the picture under them: it changes, and they go. */
export function drawnAfter(drawn: Drawn, mark: Mark): Drawn {
  switch (mark.kind) {
    case "point":
      return { ...drawn, point: mark.at };
    case "stroke":
      return { ...drawn, strokes: strokesAfter(drawn.strokes, mark) };
    case "clear":
      return { ...NOTHING_DRAWN, frozen: drawn.frozen };
    case "freeze":
      return { ...NOTHING_DRAWN, frozen: mark.picture };
    default:
      return drawn;
  }
}

/** A part that is told twice is drawn once. */
function strokesAfter(
  strokes: readonly Stroke[],
  { id, from, points }: Extract<Mark, { kind: "stroke" }>,
): readonly Stroke[] {
  const grown = (before: readonly Place[]): Stroke => ({
    id,
    points: [...before.slice(0, from), ...points].slice(0, MOST_POINTS),
  });
  return strokes.some((one) => one.id === id)
    ? strokes.map((one) => (one.id === id ? grown(one.points) : one))
    : [...strokes, grown([])].slice(-MOST_STROKES);
}

/** What a page that comes in is told, to show the same. A pointer is gone before it would be seen. */
export const marksOf = ({ frozen, strokes }: Drawn): Mark[] => [
  ...(frozen ? [{ kind: "freeze" as const, picture: frozen }] : []),
  ...strokes.map(({ id, points }) => ({
    kind: "stroke" as const,
    id,
    from: 0,
    points: [...points],
  })),
];

/** An SVG path over a picture of this size. */
export const pathOf = (
  points: readonly Place[],
  { width, height }: { width: number; height: number },
): string =>
  points
    .map(
      ([x, y], index) =>
        `${index === 0 ? "M" : "L"}${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`,
    )
    .join("");
