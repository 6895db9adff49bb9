/** Where a shop comes, drawn for its page. */
import { distanceKm } from "../../../domain/agenda/travel.ts";
import type { Reach } from "../../../domain/shop/area/area.ts";
import type { MapStain, ShopProps } from "../../../web/site/props.ts";
import { drawBaseMap, type MapView, type Position } from "../../platform/map/base-map.ts";
import { openTowns, type Town } from "../../platform/towns.ts";
import type { StaffedShop } from "../store.ts";

const SIZE = { width: 480, height: 320 };
const LEAST_KM = 40;
const KM_PER_DEGREE = 111.2;
/** A code of the other end of the country would make the rest of the map invisible. */
const FARTHEST_KM = 300;
/** Drawn once for a place and a distance: contours of a whole country are read for it. */
const areas = new Map<string, ShopProps["area"]>();
const MOST_AREAS = 200;

/** The shop on a map, with the circle and the towns in which it comes; null when it is not located. */
export function areaOf(
  { lat, lon }: Pick<StaffedShop, "lat" | "lon">,
  { km, zips }: Reach,
): ShopProps["area"] {
  if (lat === null || lon === null) return null;
  const key = [lat, lon, km, ...zips].join(" ");
  const known = areas.get(key);
  if (known) return known;
  if (areas.size >= MOST_AREAS) areas.clear();
  const area = drawArea({ lat, lon }, { km, zips });
  areas.set(key, area);
  return area;
}

function drawArea(centre: Position, { km, zips }: Reach): ShopProps["area"] {
  const north = (km ?? 0) / KM_PER_DEGREE;
  const circle = [centre.lat - north, centre.lat, centre.lat + north].map((lat) => ({
    lat,
    lon: centre.lon,
  }));
  const towns = openTowns();
  const listed = towns.listed(zips).towns.filter((town) => distanceKm(town, centre) <= FARTHEST_KM);
  const view = drawBaseMap({
    shown: [...circle, ...listed],
    least_km: LEAST_KM,
    towns: towns.largest().filter(isLegible(centre)),
    size: SIZE,
  });
  return {
    base: view.base,
    shop: view.project(centre),
    radius: km === null ? null : Math.round(km * view.scale),
    listed: listed.length === 0 ? null : stainOf(listed, view),
  };
}

/** About the width of a town and its fields. */
const TOWN_KM = 9;
const NARROWEST = 8;

/** A point a town, those that would lie on each other once. */
function stainOf(towns: readonly Town[], { project, scale }: MapView): MapStain {
  const width = Math.max(NARROWEST, Math.round(TOWN_KM * scale));
  const step = width / 4;
  const snapped = towns.map(project).map(({ x, y }) => {
    return `M${Math.round(Math.round(x / step) * step)} ${Math.round(Math.round(y / step) * step)}h0`;
  });
  return { path: [...new Set(snapped)].join(""), width };
}

/** Degrees, 13 km: in there only a large town is named, the suburbs would lie over it. */
const CROWDED = 0.12;
const LARGE = 50_000;

const isLegible = (centre: Position) => (town: Town) =>
  town.population > LARGE || Math.hypot(town.lat - centre.lat, town.lon - centre.lon) > CROWDED;
