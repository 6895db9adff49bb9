import type { MapPoint } from "../props.ts";

/** Between the middles of two pins, in pixels of the map: each stays readable and large enough for a thumb. */
const ROOM = 31;
const DIRECTIONS = 12;

/** Pins that would cover one another are set beside the first, as near as there is room. */
export function apart(pins: readonly (MapPoint | null)[]): (MapPoint | null)[] {
  const placed: MapPoint[] = [];
  return pins.map((pin) => {
    if (!pin) return null;
    const free = around(pin).find((point) => placed.every((one) => distance(one, point) >= ROOM));
    const point = free ?? pin;
    placed.push(point);
    return point;
  });
}

const distance = (one: MapPoint, other: MapPoint): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** The place itself, then circles around it, the nearest first. */
function around({ x, y }: MapPoint): MapPoint[] {
  const circles = [1, 2, 3, 4].flatMap((ring) =>
    Array.from({ length: DIRECTIONS }, (_, turn) => {
      const angle = (turn / DIRECTIONS) * 2 * Math.PI;
      return {
        x: rounded(x + ROOM * 1.01 * ring * Math.cos(angle)),
        y: rounded(y + ROOM * 1.01 * ring * Math.sin(angle)),
      };
    }),
  );
  return [{ x, y }, ...circles];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
