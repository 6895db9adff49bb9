/** Rate limits. Attempts are counted in the database, so that several processes share one count. */
import type { FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { sql } from "kysely";
import { isIP, isIPv6 } from "node:net";
import type { Database } from "./database/open.ts";

export type GateDatabase = Pick<Database, "withGate">;
type AttemptCount = { current: number; ttl: number };
/** The library documents the route here; at run time it passes its own options, with the route in `routeInfo`. */
type RouteNamed = { url?: string; routeInfo?: { method?: string | string[]; url?: string } };
type Done = (error: Error | null, result?: AttemptCount) => void;

/** The store for @fastify/rate-limit: one statement for each attempt. */
export function attemptStore(database: GateDatabase): FastifyRateLimitStoreCtor {
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
  return ipv4In(ip) ?? `${groupsOf(ip).slice(0, 4).join(":")}::/64`;
}

/** What one customer easily owns: the /24 of an IPv4 address, the /48 of an IPv6. Undefined for this machine itself. */
export function wideNetworkOf(ip: string): string | undefined {
  if (isIP(ip) === 0) return undefined;
  const four = ipv4In(ip);
  if (four === undefined)
    return ip === "::1" ? undefined : `${groupsOf(ip).slice(0, 3).join(":")}::/48`;
  return four.startsWith("127.") ? undefined : `${four.split(".").slice(0, 3).join(".")}.0/24`;
}

function ipv4In(ip: string): string | undefined {
  return isIPv6(ip) ? /^::ffff:([\d.]+)$/i.exec(ip.split("%")[0] ?? "")?.[1] : ip;
}

function groupsOf(ip: string): string[] {
  const [address = ""] = ip.split("%");
  const [head = "", tail = ""] = address.split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: missing }, () => "0"), ...(last ?? [])];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * Counts one attempt under `key`; `window` is in milliseconds. While the database cannot write, limits hold for each process
 * (`countHere`): docs/decisions/2026-11-21-attempts-in-the-database.md says what each use does then.
 */
export async function countAttempt(
  database: GateDatabase,
  key: string,
  window: number,
): Promise<AttemptCount> {
  const counted = database.withGate(async (db) => {
    const { rows } =
      await sql<AttemptCount>`select current, ttl from auth.count_attempt(${cut(key)}, ${window})`.execute(
        db,
      );
    return rows[0];
  });
  const count = await counted.catch(warnOnce);
  if (count) outage.isKnown = false;
  return count ?? countHere(cut(key), window);
}

const outage = { isKnown: false };

/** At the first failure of an outage, not at each request. */
function warnOnce(error: unknown): undefined {
  if (outage.isKnown) return;
  outage.isKnown = true;
  const warning = new Error("attempts are counted in memory: the database does not count them", {
    cause: error,
  });
  process.emitWarning(warning, { code: "LIMITS_IN_MEMORY" });
}

const counts = new Map<string, { current: number; until: number }>();
const MOST_KEYS = 10_000;

/** On a full disk each process counts for itself. */
function countHere(key: string, window: number): AttemptCount {
  const now = performance.now();
  const known = counts.get(key);
  const count = known && known.until > now ? known : { current: 0, until: now + window };
  counts.delete(key);
  const oldest = counts.size >= MOST_KEYS ? counts.keys().next().value : undefined;
  if (oldest !== undefined) counts.delete(oldest);
  counts.set(key, count);
  return { current: ++count.current, ttl: Math.ceil(count.until - now) };
}

/**
 * Counts one attempt under `key` unless it comes too early: after `free` attempts in a day, each waits twice as
 * long as the one before, from a minute to an hour. Answers the seconds to wait, 0 when it may be made.
 */
export function takeTurn(database: GateDatabase, key: string, free: number): Promise<number> {
  return database.withGate(async (db) => {
    const { rows } = await sql<{
      seconds: number;
    }>`select auth.take_turn(${cut(key)}, ${free}) as seconds`.execute(db);
    return rows[0]?.seconds ?? 0;
  });
}

export async function forgetAttempts(database: GateDatabase, key: string): Promise<void> {
  counts.delete(cut(key));
  await database.withGate(async (db) => {
    await sql`select auth.forget_attempts(${cut(key)})`.execute(db);
  });
}

const cut = (key: string): string => key.slice(0, 300);
