/** Whether this process can do its work: write in the database, carry the queue, keep files. */
import { sql } from "kysely";
import { statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Database } from "../database/open.ts";
import { readRow } from "../database/rows.ts";
import { storedIn, type FilesHome } from "../storage.ts";

export type Readiness = {
  ok: boolean;
  database: "ok" | "down";
  queue: "ok" | "late" | "down";
  disk: "ok" | "full";
  files: "ok" | "down";
};

export type Watched = {
  database: Pick<Database, "withSystem">;
  home: FilesHome;
  queueRuns: () => boolean;
  /** Bytes free under DATA_DIR. */
  freeBytes?: (folder: string) => Promise<number>;
};

/** A message that waits longer than this means that nothing carries the queue. */
const LATE_AFTER = "5 minutes";
/** A watcher has its answer by then, in milliseconds, even when the database has none. */
const ANSWER_WITHIN = 2_000;
const FILES_WITHIN = 1_500;
/** An answer serves this long, in milliseconds: watching often costs no more than watching once. */
const FRESH_FOR = 1_000;
/** PostgreSQL stops on a full disk: better to turn requests away before. */
const LEAST_FREE = 100_000_000;

const DOWN: Readiness = { ok: false, database: "down", queue: "down", disk: "ok", files: "ok" };

/** One check at a time, however many watch: a database that is slow must not be asked more. */
export function watchReadiness(watched: Watched): () => Promise<Readiness> {
  let checking: Promise<Readiness> | undefined;
  let last: { at: number; readiness: Readiness } | undefined;
  const check = async (): Promise<Readiness> => {
    const readiness = await checkReadiness(watched).catch(() => DOWN);
    last = { at: performance.now(), readiness };
    return readiness;
  };
  return async () => {
    if (last && performance.now() - last.at < FRESH_FOR) return last.readiness;
    checking ??= check().finally(() => (checking = undefined));
    return Promise.race([checking, sleep(ANSWER_WITHIN, DOWN, { ref: false })]);
  };
}

async function checkReadiness({
  database,
  home,
  queueRuns,
  freeBytes = freeOn,
}: Watched): Promise<Readiness> {
  const [late, free, files] = await Promise.all([
    isQueueLate(database),
    freeBytes(home.DATA_DIR),
    stateOfFiles(home),
  ]);
  const queue = queueRuns() ? (late ? "late" : "ok") : "down";
  const disk = free < LEAST_FREE ? "full" : "ok";
  const ok = queue === "ok" && disk === "ok" && files === "ok";
  return { ok, database: "ok", queue, disk, files };
}

/** A bucket that does not answer is said before the watcher gives up. */
const stateOfFiles = (home: FilesHome): Promise<Readiness["files"]> =>
  storedIn(home)
    .check(AbortSignal.timeout(FILES_WITHIN))
    .then(
      () => "ok" as const,
      () => "down" as const,
    );

async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const LATE = z.strictObject({ late: z.boolean() });

/** Writes a row too: a database that only reads, or whose disk is full, is no database. */
async function isQueueLate(database: Pick<Database, "withSystem">): Promise<boolean> {
  const query = sql<z.output<typeof LATE>>`
    select app.queue_is_late(${LATE_AFTER}::interval) as late from app.prove_writable()`;
  return (await database.withSystem((db) => readRow(db, LATE, query)))?.late ?? false;
}
