/** Where a shop comes, drawn for its page. */
import type { ShopProps } from "../../../web/site/props.ts";
import { drawBaseMap, type Position } from "../../platform/map/base-map.ts";
import { openTowns, type Town } from "../../platform/towns.ts";
import type { StaffedShop } from "../store.ts";

const SIZE = { width: 480, height: 320 };
const LEAST_KM = 40;
const KM_PER_DEGREE = 111.2;
/** Drawn once for a place and a distance: contours of a whole country are read for it. */
const areas = new Map<string, ShopProps["area"]>();
const MOST_AREAS = 200;

/** The shop on a map, with the circle of `km` kilometres in which it comes; null when it is not located. */
export function areaOf(
  { lat, lon }: Pick<StaffedShop, "lat" | "lon">,
  km: number | null,
): ShopProps["area"] {
  if (lat === null || lon === null) return null;
  const key = [lat, lon, km].join(" ");
  const known = areas.get(key);
  if (known) return known;
  if (areas.size >= MOST_AREAS) areas.clear();
  const area = drawArea({ lat, lon }, km);
  areas.set(key, area);
  return area;
}

function drawArea(centre: Position, km: number | null): ShopProps["area"] {
  const north = (km ?? 0) / KM_PER_DEGREE;
  const shown = [centre.lat - north, centre.lat, centre.lat + north].map((lat) => ({
    lat,
    lon: centre.lon,
  }));
  const { base, project, scale } = drawBaseMap({
    shown,
    least_km: LEAST_KM,
    towns: openTowns().largest().filter(isLegible(centre)),
    size: SIZE,
  });
  return { base, shop: project(centre), radius: km === null ? null : Math.round(km * scale) };
}

/** Degrees, 13 km: in there only a large town is named, the suburbs would lie over it. */
const CROWDED = 0.12;
const LARGE = 50_000;

const isLegible = (centre: Position) => (town: Town) =>
  town.population > LARGE || Math.hypot(town.lat - centre.lat, town.lon - centre.lon) > CROWDED;
