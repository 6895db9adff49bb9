/** Room around the drawing for half the width of the pen, in units of the path. */
const MARGIN = 4;

/**
 * The SVG viewBox of a signature: a path of absolute moves and lines, which may have thousands of points, too
 * many for the arguments of Math.min.
 */
export function signatureBox(strokes: string): string {
  const points = [...strokes.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)];
  if (points.length === 0) return "0 0 1 1";
  const [left, right] = boundsOf(points.map(([, x]) => Number(x)));
  const [top, bottom] = boundsOf(points.map(([, , y]) => Number(y)));
  return [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN].join(
    " ",
  );
}

const boundsOf = (values: readonly number[]): readonly [number, number] =>
  values.reduce<readonly [number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
