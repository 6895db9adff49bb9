/**
 * A map drawn from the repository's own data, for pages without scripts: contours of the départements and names of
 * towns, in the pixels of an SVG. Nothing is asked of another server.
 */
import { readFileSync } from "node:fs";
import type { BaseMap, MapPoint } from "../../../web/site/props.ts";
import type { Town } from "../towns.ts";

export type Position = { lat: number; lon: number };
export type MapView = {
  base: BaseMap;
  /** Where a position is on the map, to the tenth of a pixel. */
  project: (position: Position) => MapPoint;
  /** Pixels of a kilometre, for a circle. */
  scale: number;
};
/** `shown` all fit in; the map never shows less than `least_km` from side to side. */
export type MapOrder = {
  shown: readonly Position[];
  least_km: number;
  towns: readonly Town[];
  size: { width: number; height: number };
};

/** Room between what is shown and the edge, in pixels: half a pin and its shadow. */
const MARGIN = 36;
const KM_PER_DEGREE = 111.2;
/** A step of a contour shorter than this many pixels is not seen. */
const FINEST = 1.6;

export function drawBaseMap({ shown, least_km, towns, size }: MapOrder): MapView {
  const lats = shown.map(({ lat }) => lat);
  const lons = shown.map(({ lon }) => lon);
  const centre = { lat: middle(lats), lon: middle(lons) };
  const narrowing = Math.cos((centre.lat * Math.PI) / 180);
  const scale = Math.min(
    (size.width - 2 * MARGIN) / Math.max(spread(lons) * KM_PER_DEGREE * narrowing, 0.001),
    (size.height - 2 * MARGIN) / Math.max(spread(lats) * KM_PER_DEGREE, 0.001),
    size.width / least_km,
  );
  const project = ({ lat, lon }: Position): MapPoint => ({
    x: tenth(size.width / 2 + (lon - centre.lon) * KM_PER_DEGREE * narrowing * scale),
    y: tenth(size.height / 2 - (lat - centre.lat) * KM_PER_DEGREE * scale),
  });
  const marks = shown.map(project);
  const named = labels(project, { towns, size, marks });
  const base = { ...size, land: contours(project, size), towns: named };
  return { base, project, scale };
}

const middle = (values: readonly number[]): number =>
  values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
const tenth = (value: number): number => Math.round(value * 10) / 10;

type Project = MapView["project"];
type Size = MapOrder["size"];

/** The contours that the map shows, each as the path of an SVG. */
const contours = (project: Project, size: Size): string[] =>
  rings()
    .map((ring) => ring.map(project))
    .filter((ring) => isSeen(ring, size))
    .map(pathOf);

function isSeen(ring: readonly MapPoint[], { width, height }: Size): boolean {
  const [left, right] = edges(ring.map(({ x }) => x));
  const [top, bottom] = edges(ring.map(({ y }) => y));
  return left < width && right > 0 && top < height && bottom > 0;
}

const edges = (values: readonly number[]): [number, number] => [
  values.reduce((least, value) => Math.min(least, value), Infinity),
  values.reduce((most, value) => Math.max(most, value), -Infinity),
];

function pathOf(ring: readonly MapPoint[]): string {
  let last: MapPoint | undefined;
  const kept = ring.filter((point) => {
    const isFar = !last || Math.hypot(point.x - last.x, point.y - last.y) >= FINEST;
    if (isFar) last = point;
    return isFar;
  });
  return `M${kept.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

const MOST_LABELS = 9;
/** Half of what marks a place, in pixels: a name would be under it. */
const MARK = 20;
/** A letter of a name, and what is left free around it, in pixels. */
const LETTER = { width: 6, height: 14 };

type Box = { left: number; right: number; top: number; bottom: number };
type Label = BaseMap["towns"][number];
type Order = Pick<MapOrder, "towns" | "size"> & { marks: readonly MapPoint[] };

/** The most populated towns that the map shows, as long as their names do not meet. */
function labels(project: Project, { towns, size, marks }: Order): Label[] {
  const taken = marks.map((mark) => boxAround(mark, MARK, MARK));
  const written: Label[] = [];
  for (const { name, ...position } of towns) {
    if (written.length === MOST_LABELS) break;
    const point = project(position);
    const isMarked = marks.some((mark) => Math.hypot(mark.x - point.x, mark.y - point.y) < MARK);
    const isFarRight = point.x + name.length * LETTER.width > size.width - LETTER.height;
    const side = isMarked ? "below" : isFarRight ? "left" : "right";
    const label = { name, ...point, side } as const;
    const box = boxOf(label);
    const isFree = taken.every((other) => !meet(other, box));
    if (!isFree || !isInside(box, size)) continue;
    written.push(label);
    taken.push(box);
  }
  return written;
}

/** Where the name is written: the same places as the page gives it. */
function boxOf({ name, x, y, side }: Label): Box {
  const half = (name.length * LETTER.width) / 2;
  const middle = { right: { x: x + half, y }, left: { x: x - half, y }, below: { x, y: y + 28 } };
  return boxAround(middle[side], half + 6, LETTER.height / 2 + (side === "below" ? -1 : 2));
}

const boxAround = ({ x, y }: MapPoint, wide: number, high: number): Box => ({
  left: x - wide,
  right: x + wide,
  top: y - high,
  bottom: y + high,
});

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const isInside = ({ left, right, top, bottom }: Box, { width, height }: Size): boolean =>
  left > 0 && right < width && top > 0 && bottom < height;

let known: Position[][] | undefined;

/** Read at the first map: most processes draw some, and a start stays quick. */
function rings(): Position[][] {
  known ??= readRings();
  return known;
}

function readRings(): Position[][] {
  const file = new URL("../../../../assets/departements.json", import.meta.url);
  const data: { departements: [code: string, name: string, rings: number[][]][] } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return data.departements.flatMap(([, , steps]) => steps.map(positionsOf));
}

function positionsOf(steps: readonly number[]): Position[] {
  const positions: Position[] = [];
  let [lon, lat] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    lon += steps[index] ?? 0;
    lat += steps[index + 1] ?? 0;
    positions.push({ lat: lat / 1000, lon: lon / 1000 });
  }
  return positions;
}
