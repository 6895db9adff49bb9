/** The box of a path of absolute moves and lines, with room for the pen. */
export function boundsOf(strokes: string): string {
  const numbers = (strokes.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  if (xs.length === 0 || ys.length === 0) return "0 0 1 1";
  const [left, top] = [Math.min(...xs) - 4, Math.min(...ys) - 4];
  return `${left} ${top} ${Math.max(...xs) + 4 - left} ${Math.max(...ys) + 4 - top}`;
}
