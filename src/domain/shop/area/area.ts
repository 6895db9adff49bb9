import { among, storedObject } from "../stored.ts";
import { isZipPattern } from "./zips.ts";

export const AREA_CHOICES = ["km", "zips", "both"] as const;
export type AreaChoice = (typeof AREA_CHOICES)[number];

/** Where the shop goes: around it, to these postal codes, or to either. The list is kept while it does not count. */
export type ServedArea = { by: AreaChoice; zips: readonly string[] };

export const BY_KM: ServedArea = { by: "km", zips: [] };

/** Reads the stored choice; what makes no sense counts as a distance alone. */
export function servedAreaOf(value: unknown): ServedArea {
  const { by, zips } = storedObject(value);
  const [choice] = among([by], AREA_CHOICES, []);
  const read = Array.isArray(zips) ? zips.filter((zip) => typeof zip === "string") : [];
  return choice ? { by: choice, zips: read.filter(isZipPattern) } : BY_KM;
}

/** The codes that count. */
export const listedZips = ({ by, zips }: ServedArea): readonly string[] =>
  by === "km" ? [] : zips;

/** How far, null for no distance, and the postal codes beside it. */
export type Reach = { km: number | null; zips: readonly string[] };

/** What a shop announces of its rules: nothing when it never leaves its workshop. */
export function reachOf(
  { radius_km, area }: { radius_km: number; area: ServedArea },
  travels: boolean,
): Reach {
  if (!travels) return { km: null, zips: [] };
  return { km: area.by === "zips" ? null : radius_km, zips: listedZips(area) };
}
