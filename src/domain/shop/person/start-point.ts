/** Where a person's round begins and ends, read from what is stored. */
import type { StartPoint } from "../shop.ts";
import { storedObject } from "../stored.ts";

/** Null, the shop, for what is stored without a town. */
export function startPointOf(value: unknown): StartPoint | null {
  const { street, zip, city, lat, lon } = storedObject(value);
  const point = { street: text(street), zip: text(zip), city: text(city) };
  if (point.zip === "" && point.city === "") return null;
  return { ...point, lat: degrees(lat, 90), lon: degrees(lon, 180) };
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const degrees = (value: unknown, limit: number): number | null =>
  typeof value === "number" && Math.abs(value) <= limit ? value : null;
