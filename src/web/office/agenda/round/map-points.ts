/** Where the stops of a round fall on a small drawn map: north up, kilometres alike in both directions. */
import type { Place } from "../../../../domain/agenda/travel.ts";

export type MapSize = { width: number; height: number; margin: number };
export type MapPoint = { x: number; y: number };
export type Projection = {
  pointOf: (place: Place) => MapPoint;
  /** Units of the drawing for one kilometre. */
  kilometre: number;
};

const KM_PER_DEGREE = 111.2;
/** A round in a single street is not magnified without end. */
const SMALLEST_KM = 2;

/** A projection that shows all these places, centred; both maps of a dialog share one. */
export function projectionOf(places: readonly Place[], size: MapSize): Projection {
  const { width, height, margin } = size;
  const [south, north] = boundsOf(places.map(({ lat }) => lat));
  const [west, east] = boundsOf(places.map(({ lon }) => lon));
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 };
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  const wide = Math.max(SMALLEST_KM, (east - west) * KM_PER_DEGREE * shrink);
  const high = Math.max(SMALLEST_KM, (north - south) * KM_PER_DEGREE);
  const kilometre = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high);
  return {
    kilometre,
    pointOf: ({ lat, lon }) => ({
      x: round(width / 2 + (lon - middle.lon) * KM_PER_DEGREE * shrink * kilometre),
      y: round(height / 2 - (lat - middle.lat) * KM_PER_DEGREE * kilometre),
    }),
  };
}

function boundsOf(values: readonly number[]): [number, number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

const SCALES = [1, 2, 5, 10, 20, 50, 100];

/** The longest round number of kilometres that the scale bar may show in this width. */
export const scaleOf = (kilometre: number, room: number): number =>
  SCALES.findLast((count) => count * kilometre <= room) ?? 1;

type Pin = { label: string; place: Place };

/** Stops at one place share their pin: « 2, 5 ». */
export function pinsOf(stops: readonly (Place | undefined)[]): Pin[] {
  const pins = new Map<string, Pin>();
  stops.forEach((place, index) => {
    if (!place) return;
    const key = `${place.lat} ${place.lon}`;
    const pin = pins.get(key);
    const label = pin ? `${pin.label}, ${index + 1}` : String(index + 1);
    pins.set(key, { place, label });
  });
  return [...pins.values()];
}
