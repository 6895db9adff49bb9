/** The client of the address service: addresses matching a text, or around a position. */
import * as z from "zod/mini";
import { DEFAULT_COUNTRY, locatedBy, type Address } from "../../../../domain/client/address.ts";

const placeShape = z.object({
  label: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  lat: z.number(),
  lon: z.number(),
});
export type Place = z.infer<typeof placeShape>;
export type Position = { lat: number; lon: number };

/** Specification §9: five answers at most. */
const LIMIT = 5;

/** The whole places of what came over the wire, each once, five at most. */
export function placesOf(answer: unknown): Place[] {
  const read = z.object({ addresses: z.array(z.unknown()) }).safeParse(answer);
  if (!read.success) return [];
  const places = read.data.addresses.flatMap((address) => placeShape.safeParse(address).data ?? []);
  const byLabel = new Map(places.map((place) => [place.label, place]));
  return [...byLabel.values()].slice(0, LIMIT);
}

/** Towns stand in for the addresses of a service that is down; without one of them nothing is known. */
const isDown = (answer: unknown): boolean =>
  z.object({ degraded: z.literal(true) }).safeParse(answer).success;

/** Undefined when the service cannot be reached. */
async function ask(path: string, query: Record<string, string>, signal: AbortSignal) {
  const url = `${path}?${new URLSearchParams(query)}`;
  const answer = await fetch(url, { signal, credentials: "same-origin" }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const said: unknown = await answer.json().catch(() => undefined);
  const places = placesOf(said);
  return places.length === 0 && isDown(said) ? undefined : places;
}

/** Addresses like the text, those near `near` first. */
export const placesLike = (text: string, signal: AbortSignal, near?: Position) =>
  ask("/api/v1/geocode", { q: text, ...(near && written(near)) }, signal);

export const placesAround = (position: Position, signal: AbortSignal) =>
  ask("/api/v1/geocode/reverse", written(position), signal);

const written = ({ lat, lon }: Position) => ({ lon: String(lon), lat: String(lat) });

/** What an address takes from a found place; found addresses are in France (specification §5). */
export const fromPlace = ({ street, zip, city, lat, lon }: Place): Partial<Address> => ({
  street,
  zip,
  city,
  country: DEFAULT_COUNTRY,
  lat,
  lon,
});

const PATIENCE = 4_000;

/** Coordinates of the first answer for street, postal code and city; none rather than a failure. */
export async function positionOf(address: Address): Promise<Position | undefined> {
  const text = locatedBy(address);
  if (!text || address.country !== DEFAULT_COUNTRY) return undefined;
  const [first] = (await placesLike(text, AbortSignal.timeout(PATIENCE))) ?? [];
  return first && { lat: first.lat, lon: first.lon };
}
