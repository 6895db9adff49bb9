/** Rate limits. Attempts are counted in the database, so that several processes share one count. */
import type { FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { sql } from "kysely";
import { isIPv6 } from "node:net";
import type { Database } from "./database/open.ts";
import { lastly } from "./database/scope.ts";

type AttemptCount = { current: number; ttl: number };
/** The library documents the route here; at run time it passes its own options, with the route in `routeInfo`. */
type RouteNamed = { url?: string; routeInfo?: { method?: string | string[]; url?: string } };
type Done = (error: Error | null, result?: AttemptCount) => void;

/** The store for @fastify/rate-limit: one statement for each attempt. */
export function attemptStore(database: Database): FastifyRateLimitStoreCtor {
  return class AttemptStore {
    private readonly prefix: string;
    constructor(options: RouteNamed = {}) {
      this.prefix = `${String(options.routeInfo?.method ?? "")} ${options.routeInfo?.url ?? options.url ?? ""}`;
    }
    incr(key: string, done: Done, timeWindow: number): void {
      countAttempt(database, `${this.prefix} ${key}`, timeWindow).then(
        (counted) => done(null, counted),
        done,
      );
    }
    child(options: RouteNamed): AttemptStore {
      return new AttemptStore(options);
    }
  };
}

/**
 * What a limit counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address, because one
 * subscriber owns all the addresses of such a network.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [address = ""] = ip.split("%");
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail = ""] = address.split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: missing }, () => "0"), ...(last ?? [])];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** Counts one attempt under `key`; `window` is in milliseconds. */
export function countAttempt(
  database: Database,
  key: string,
  window: number,
): Promise<AttemptCount> {
  return database.withSystem(async (db) =>
    lastly(async () => {
      const { rows } =
        await sql<AttemptCount>`select current, ttl from auth.count_attempt(${key.slice(0, 300)}, ${window})`.execute(
          db,
        );
      return rows[0] ?? { current: 1, ttl: window };
    }),
  );
}
