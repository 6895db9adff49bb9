/** Counts of limited passages, kept in the database so that two processes count together. */
import type { FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { sql } from "kysely";
import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Database } from "./database/open.ts";

type Counted = { current: number; ttl: number };
/** The library says it gives the route itself; it gives its own settings, with the route inside. */
type RouteNamed = { url?: string; routeInfo?: { method?: string | string[]; url?: string } };
type Done = (error: Error | null, result?: Counted) => void;

/** The store that @fastify/rate-limit is given: one statement an attempt. */
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
 * Whom a limit counts: an address, or for IPv6 the network of 64 bits that one subscriber is given,
 * else a single house would have more addresses than any limit.
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

/** One more attempt under `key`; `window` in milliseconds. */
export function countAttempt(database: Database, key: string, window: number): Promise<Counted> {
  return database.withSystem(async (db) => {
    const { rows } =
      await sql<Counted>`select current, ttl from auth.count_attempt(${key.slice(0, 300)}, ${window})`.execute(
        db,
      );
    return rows[0] ?? { current: 1, ttl: window };
  });
}

const MINUTE = 60_000;
const ATTEMPTS_PER_MINUTE = 10;
const ATTEMPTS_PER_CONTACT_AND_HOUR = 30;

/**
 * Whether a look-up by reference and contact is tried too often: by one visitor, or on one person, for
 * references follow one another and whoever knows a telephone could try them all from many addresses.
 */
export async function isGuessing(
  database: Database,
  { what, ip, contact }: { what: string; ip: string; contact: string },
): Promise<boolean> {
  const visitor = await countAttempt(database, `${what} ${networkOf(ip)}`, MINUTE);
  if (visitor.current > ATTEMPTS_PER_MINUTE) return true;
  const person = contact.toLowerCase().replace(/[\s.-]/g, "");
  // Its print: whom somebody looked for is kept nowhere.
  const print = createHash("sha256").update(person).digest("base64url");
  const tried = await countAttempt(database, `${what} of ${print}`, 60 * MINUTE);
  return tried.current > ATTEMPTS_PER_CONTACT_AND_HOUR;
}
