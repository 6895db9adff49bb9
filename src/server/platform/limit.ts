/** Counts of limited passages, kept in the database so that two processes count together. */
import type { FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { sql } from "kysely";
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
