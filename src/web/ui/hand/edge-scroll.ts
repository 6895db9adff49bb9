/** Auto-scroll while dragging: near the edge of a scrolling box, the faster the nearer. */
export type Point = { clientX: number; clientY: number };
export type Area = { left: number; top: number; right: number; bottom: number };
export type Speed = { x: number; y: number };

/** Pixels from the edge where it begins, and pixels a second at the edge itself. */
const ZONE = 44;
const FASTEST = 900;

/** Pixels a second. What was taken near an edge stays still until it is carried nearer. */
export const edgeSpeed = (at: Point, from: Point, area: Area): Speed => ({
  x: speedOf(at.clientX, from.clientX, { near: area.left, far: area.right }),
  y: speedOf(at.clientY, from.clientY, { near: area.top, far: area.bottom }),
});

function speedOf(at: number, from: number, { near, far }: { near: number; far: number }): number {
  const zone = Math.min(ZONE, (far - near) / 4);
  const depth = Math.max(near + zone - at, at - (far - zone));
  if (zone <= 0 || depth <= 0 || at === from) return 0;
  const way = at < near + zone ? -1 : 1;
  return way === Math.sign(at - from) ? way * FASTEST * Math.min(1, depth / zone) : 0;
}

/** At least a pixel a frame: less would be rounded to nothing. */
export const pixelsIn = (speed: number, seconds: number): number =>
  speed === 0 ? 0 : Math.sign(speed) * Math.max(1, Math.round(Math.abs(speed) * seconds));
