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
/** Between two names, in pixels: about the width and the height of one. */
const LABEL = { width: 84, height: 30 };

/** The most populated towns that the map shows, as long as their names do not meet. */
function labels(
  project: Project,
  { towns, size, marks }: Pick<MapOrder, "towns" | "size"> & { marks: readonly MapPoint[] },
): BaseMap["towns"] {
  const written: BaseMap["towns"] = [];
  for (const town of towns) {
    if (written.length === MOST_LABELS) break;
    const { x, y } = project(town);
    const isInside = x > MARGIN / 2 && x < size.width - MARGIN / 2;
    const isBetween = y > MARGIN / 2 && y < size.height - MARGIN / 2;
    const isFree = written.every(
      (one) => Math.abs(one.x - x) > LABEL.width || Math.abs(one.y - y) > LABEL.height,
    );
    const isMarked = marks.some((mark) => Math.hypot(mark.x - x, mark.y - y) < MARK);
    const side = isMarked ? "below" : x > size.width - LABEL.width ? "left" : "right";
    if (isInside && isBetween && isFree) written.push({ name: town.name, x, y, side });
  }
  return written;
}

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
