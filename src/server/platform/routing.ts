/**
 * Travel times between a few places. One request asks a routing server (OSRM, `/table/v1/driving`) for the
 * whole matrix before a search reads it; what it answered is kept for a day. Without a server, or after a timeout,
 * the caller's estimate is used.
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
/** The roads of a day do not change; the jams of an hour are no part of a table. */
const KEPT_MS = 24 * 3_600_000;
/** About 10 MB: the pairs of ten rounds of a hundred places. */
const MOST_PAIRS = 100_000;
/** After a failure searches do not wait for the server until then. */
const PAUSE_MS = 30_000;

type Settings = {
  /** Base of an OSRM server; without one the estimate answers. */
  ROUTER_URL?: string | undefined;
};

type Options = {
  log?: { warn(details: object, text: string): void };
  timeoutMs?: number;
  /** Milliseconds that only grow. */
  now?: () => number;
};

export function createRouting({ ROUTER_URL: url }: Settings, options: Options = {}): Routing {
  if (!url) return { asks: false, minutes: async (_, estimate) => estimate };
  const { log, timeoutMs = TIMEOUT_MS, now = () => performance.now() } = options;
  const base = url.replace(/\/+$/, "");
  const known = new Map<string, Pair>();
  const outage = { until: -Infinity, said: false };
  const ask = async (places: readonly string[]): Promise<void> => {
    const answer = await tableOf(base, places, timeoutMs);
    if (Array.isArray(answer)) {
      outage.said = false;
      return keep(known, places, { durations: answer, until: now() + KEPT_MS });
    }
    outage.until = now() + PAUSE_MS;
    // Once for each outage: a search is made at each key pressed.
    if (!outage.said)
      log?.warn({ err: answer }, "the routing server does not answer: estimates are used");
    outage.said = true;
  };
  return {
    asks: true,
    async minutes(places, estimate) {
      const asked = [...new Set(places.map(keyOf))].slice(0, MAX_PLACES);
      if (asked.length < 2) return estimate;
      if (!areKnown(known, asked, now()) && now() >= outage.until) await ask(asked);
      return readerOf(known, estimate, now());
    },
  };
}

/** About ten metres: two clients of one building share their roads. */
const keyOf = ({ lat, lon }: Position): string => `${lon.toFixed(4)},${lat.toFixed(4)}`;

/** Minutes from one place to another; null where no road leads. */
type Pair = { minutes: number | null; until: number };

const pairOf = (from: string, to: string): string => `${from};${to}`;

const areKnown = (known: Map<string, Pair>, places: readonly string[], now: number): boolean =>
  places.every((from) =>
    places.every((to) => from === to || (known.get(pairOf(from, to))?.until ?? 0) > now),
  );

type Table = { durations: readonly unknown[]; until: number };

/** The pairs asked longest ago leave first. */
function keep(
  known: Map<string, Pair>,
  places: readonly string[],
  { durations, until }: Table,
): void {
  for (const [row, from] of places.entries()) {
    const seconds: unknown = durations[row];
    if (!Array.isArray(seconds)) continue;
    for (const [column, to] of places.entries()) {
      const duration: unknown = seconds[column];
      const minutes = typeof duration === "number" ? Math.ceil(duration / 60) : null;
      known.delete(pairOf(from, to));
      known.set(pairOf(from, to), { minutes, until });
    }
  }
  const oldest = known.keys();
  while (known.size > MOST_PAIRS) known.delete(oldest.next().value ?? "");
}

/** Seconds from each place to each other one; null where no road leads. An error instead of an answer. */
async function tableOf(
  base: string,
  places: readonly string[],
  timeoutMs: number,
): Promise<unknown> {
  try {
    const response = await fetch(`${base}/table/v1/driving/${places.join(";")}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = response.ok ? await response.json() : undefined;
    const durations =
      typeof answer === "object" && answer !== null && "durations" in answer
        ? answer.durations
        : undefined;
    return Array.isArray(durations) ? durations : new Error(`no table (HTTP ${response.status})`);
  } catch (error) {
    // Timeout or error: a booking never waits for the routing server.
    return error;
  }
}

const readerOf =
  (known: Map<string, Pair>, estimate: Travel, now: number): Travel =>
  (from, to) => {
    const pair = known.get(pairOf(keyOf(from), keyOf(to)));
    return pair && pair.until > now && pair.minutes !== null ? pair.minutes : estimate(from, to);
  };
