/** The time of every date that is written: the database's, never this machine's. */
import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import { z } from "zod";
import { toInstant, type Instant } from "../../../domain/time.ts";
import type { Database } from "../database/open.ts";
import { readRow } from "../database/rows.ts";
import type { Log } from "../log.ts";

export type Clock = { now: () => Instant; close: () => void };

type Options = {
  log: Log;
  /** Milliseconds between two comparisons with the database. */
  every?: number;
  /** This machine's own clock, in milliseconds since 1970. */
  machine?: () => number;
};

const MINUTE = 60_000;
/** A machine further away than this, in milliseconds, is worth a warning. */
const TOLERANCE = 30_000;

/**
 * Compared with the database's clock now, then every minute; in between only the time elapsed is measured
 * here, which does not change when this machine's clock is put right. Two machines on one database date alike.
 */
export async function openClock(
  database: Pick<Database, "withSystem">,
  { log, every = MINUTE, machine = Date.now }: Options,
): Promise<Clock> {
  /** The database's time when this process's elapsed time was zero. */
  let origin = 0;
  const compare = async (): Promise<void> => {
    const before = performance.now();
    const there = await databaseTime(database);
    origin = there - (before + performance.now()) / 2;
    const ahead = Math.round(machine() - there);
    if (Math.abs(ahead) > TOLERANCE)
      log.warn({ ahead_ms: ahead }, "this machine's clock is wrong: the database's is used");
  };
  await compare();
  const timer = setInterval(() => {
    compare().catch((error: unknown) => log.warn(error, "clock not compared with the database"));
  }, every).unref();
  return {
    now: () => toInstant(Math.floor(origin + performance.now())),
    close: () => clearInterval(timer),
  };
}

const TIME = z.strictObject({ milliseconds: z.number() });

async function databaseTime(database: Pick<Database, "withSystem">): Promise<number> {
  const query = sql<
    z.output<typeof TIME>
  >`select (extract(epoch from clock_timestamp()) * 1000)::float8 as milliseconds`;
  const row = await database.withSystem((db) => readRow(db, TIME, query), "read");
  if (!row) throw new Error("the database does not tell the time");
  return row.milliseconds;
}
