type Point = { clientX: number; clientY: number };

/** Pixels that a finger slides at least, twice as far aside as up or down. */
const FAR = 40;

/** To the left shows what comes next (1), to the right what came before (−1). */
export function swipeOf(from: Point, to: Point): 1 | -1 | undefined {
  const aside = to.clientX - from.clientX;
  const isAside =
    Math.abs(aside) >= FAR && Math.abs(aside) > 2 * Math.abs(to.clientY - from.clientY);
  if (!isAside) return undefined;
  return aside < 0 ? 1 : -1;
}
