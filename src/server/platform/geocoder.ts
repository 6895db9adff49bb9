/**
 * The French government's address search (Géoplateforme, `/search` and `/reverse`): geocoding and reverse
 * geocoding. The service may be slow, rate limited or absent: a failure is never an error for the caller, so
 * that forms stay usable.
 */
export type Position = { lat: number; lon: number };

export type FoundAddress = Position & {
  label: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  /** 0 to 1, how sure the service is. */
  score: number;
};

/** `degraded`: the service did not answer, so an empty list does not mean that the address is unknown. */
export type GeocoderAnswer = { addresses: FoundAddress[]; degraded: boolean };

export type Geocoder = {
  search(text: string, near?: Position): Promise<GeocoderAnswer>;
  reverse(position: Position): Promise<GeocoderAnswer>;
};

const TIMEOUT_MS = 2000;
const LIMIT = 5;
const DEGRADED: GeocoderAnswer = { addresses: [], degraded: true };

type Settings = {
  /** Base of the service, without `/search`; without one every answer is degraded. */
  GEOCODER_URL?: string | undefined;
};

export function createGeocoder(
  { GEOCODER_URL: url }: Settings,
  timeoutMs: number = TIMEOUT_MS,
): Geocoder {
  if (!url) return { search: async () => DEGRADED, reverse: async () => DEGRADED };
  const ask = asker(url.replace(/\/+$/, ""), timeoutMs);
  return {
    async search(text, near) {
      const q = searchable(text);
      if (!q) return { addresses: [], degraded: false };
      const bias: Record<string, string> = near
        ? { lat: String(near.lat), lon: String(near.lon) }
        : {};
      const query = { q, limit: String(LIMIT), ...bias };
      if (!HOUSE_NUMBER.test(q)) return ask("search", query);
      const found = await ask("search", { type: "housenumber", ...query });
      // A hamlet has no numbers in the register: its street is better than nothing.
      return found.degraded || found.addresses.length > 0 ? found : ask("search", query);
    },
    reverse: ({ lat, lon }) =>
      ask("reverse", { lat: String(lat), lon: String(lon), limit: String(LIMIT) }),
  };
}

/** « 12 rue », « 3 bis », and not the postal code « 31700 »: with a number, whole addresses are searched (specification §7). */
const HOUSE_NUMBER = /(?:^|[\s,])\d{1,4}\s?(?:bis|ter|quater|[a-f])?(?=[\s,]|$)/i;

/** The service refuses a query shorter than 3, longer than 200, or that begins with a sign. */
function searchable(text: string): string | undefined {
  const q = text
    .replace(/\s+/g, " ")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim()
    .slice(0, 200);
  return q.length >= 3 ? q : undefined;
}

function asker(base: string, timeoutMs: number) {
  let silentUntil = 0;
  return async (verb: string, query: Record<string, string>): Promise<GeocoderAnswer> => {
    if (Date.now() < silentUntil) return DEGRADED;
    try {
      const response = await fetch(`${base}/${verb}?${new URLSearchParams(query)}`, {
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: "application/json" },
      });
      if (response.status === 429) silentUntil = Date.now() + pauseOf(response);
      if (!response.ok)
        return response.status === 400 ? { addresses: [], degraded: false } : DEGRADED;
      return { addresses: addressesIn(await response.json()), degraded: false };
    } catch {
      // Timeout, network error or an answer that is not JSON: all of them are « degraded ».
      return DEGRADED;
    }
  };
}

/** 50 requests a second for one address, then 429 and a Retry-After, 5 s when it does not say. */
function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get("retry-after") ?? 5);
  return Math.min(60, Number.isFinite(seconds) ? seconds : 5) * 1000;
}

function addressesIn(answer: unknown): FoundAddress[] {
  const features = property(answer, "features");
  return Array.isArray(features) ? features.flatMap((feature) => addressOf(feature) ?? []) : [];
}

function addressOf(feature: unknown): FoundAddress | undefined {
  const coordinates = property(property(feature, "geometry"), "coordinates");
  const [lon, lat]: unknown[] = Array.isArray(coordinates) ? coordinates : [];
  if (typeof lat !== "number" || typeof lon !== "number") return undefined;
  const properties = property(feature, "properties");
  const text = (name: string): string => {
    const value = property(properties, name);
    return typeof value === "string" ? value : "";
  };
  const score = property(properties, "score");
  return {
    label: text("label"),
    // A town is answered with its own name as the street: drop it.
    street: text("type") === "municipality" ? "" : text("name"),
    zip: text("postcode"),
    city: text("city"),
    country: "France",
    lat,
    lon,
    score: typeof score === "number" ? score : 0,
  };
}

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
