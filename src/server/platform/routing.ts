/**
 * Travel times between a few places. One request asks a routing server (OSRM, `/table/v1/driving`) for the
 * whole matrix before the slot search reads it; without a server, or after a timeout, the caller's estimate is
 * used.
 */
import type { Position } from "./geocoder.ts";

/** Minutes on the road, rounded up. */
export type Travel = (from: Position, to: Position) => number;

export type Routing = {
  /** False when no server is configured: only estimates are available. */
  asks: boolean;
  minutes(places: readonly Position[], estimate: Travel): Promise<Travel>;
};

const TIMEOUT_MS = 2000;
/** How many places a public OSRM accepts in one table; the others keep the estimate. */
const MAX_PLACES = 100;

type Settings = {
  /** Base of an OSRM server; without one the estimate answers. */
  ROUTER_URL?: string | undefined;
};

export function createRouting(
  { ROUTER_URL: url }: Settings,
  timeoutMs: number = TIMEOUT_MS,
): Routing {
  if (!url) return { asks: false, minutes: async (_, estimate) => estimate };
  const base = url.replace(/\/+$/, "");
  return {
    asks: true,
    async minutes(places, estimate) {
      const asked = [...new Map(places.map((place) => [keyOf(place), place])).values()].slice(
        0,
        MAX_PLACES,
      );
      if (asked.length < 2) return estimate;
      const durations = await tableOf(base, asked, timeoutMs);
      return durations ? readerOf(asked, durations, estimate) : estimate;
    },
  };
}

const keyOf = ({ lat, lon }: Position): string => `${lon.toFixed(5)},${lat.toFixed(5)}`;

/** Seconds from each place to each other one; null where no road leads. */
async function tableOf(
  base: string,
  places: readonly Position[],
  timeoutMs: number,
): Promise<unknown[] | undefined> {
  try {
    const response = await fetch(`${base}/table/v1/driving/${places.map(keyOf).join(";")}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = response.ok ? await response.json() : undefined;
    const durations =
      typeof answer === "object" && answer !== null && "durations" in answer
        ? answer.durations
        : undefined;
    return Array.isArray(durations) ? durations : undefined;
  } catch {
    // Timeout or error: a booking never waits for the routing server.
    return undefined;
  }
}

function readerOf(
  places: readonly Position[],
  durations: readonly unknown[],
  estimate: Travel,
): Travel {
  const index = new Map(places.map((place, position) => [keyOf(place), position]));
  return (from, to) => {
    const row = durations[index.get(keyOf(from)) ?? -1];
    const seconds: unknown = Array.isArray(row) ? row[index.get(keyOf(to)) ?? -1] : undefined;
    return typeof seconds === "number" ? Math.ceil(seconds / 60) : estimate(from, to);
  };
}
