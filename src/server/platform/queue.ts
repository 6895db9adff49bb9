import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import { sql } from "kysely";
import pg from "pg";
import { holdConnection } from "./database/held-connection.ts";
import { type ConnectionUrl, openPool } from "./database/pool.ts";
import type { ShopDb } from "./database/scope.ts";
import type { Instant } from "../../domain/time.ts";
import { type Log, quietLog } from "./log.ts";

/**
 * One task: done when it resolves, tried again later with back-off when it throws (25 times, over
 * days). It may run twice after a crash, so it must bear it. `attempt` starts at 1.
 */
export type Task = (
  payload: unknown,
  job: { attempt: number; max_attempts: number },
) => Promise<void>;
export type Queue = {
  /** True while tasks are being taken. */
  running(): boolean;
  /** Takes nothing new, lets what runs end (5 s), and leaves the rest to the next process. */
  stop(): Promise<void>;
};

export type QueueOptions = {
  database: { workerUrl: ConnectionUrl };
  tasks: Record<string, Task>;
  /** When tasks run by themselves: « 17 3 * * * », in UTC. Once for all processes, and late rather than never. */
  schedule?: Readonly<Record<string, string>>;
  log?: Log;
  concurrency?: number;
  /** How often to look for the tasks of dead processes, in milliseconds; seen twice, they are freed. */
  sweepEvery?: number;
};

/**
 * Queues a task inside the caller's transaction: it exists if and only if that transaction commits.
 * The list of tasks that may be asked for is `app.enqueue` in the migrations.
 */
export async function enqueue(
  db: ShopDb,
  task: string,
  payload: Record<string, unknown>,
  { run_at = null, job_key = null }: When = {},
): Promise<void> {
  await sql`select app.enqueue(${task}, ${JSON.stringify(payload)}::jsonb, ${job_key}, ${run_at})`.execute(
    db,
  );
}

/** `run_at`: not before. `job_key`: takes the place of the task that waits under the same key. */
export type When = { run_at?: Instant | null; job_key?: string | null };

/** Runs the tasks until stopped; comes back by itself after a loss of the database. */
export async function startQueue({
  database,
  tasks,
  schedule = {},
  log = quietLog,
  concurrency = 4,
  sweepEvery = 3_000,
}: QueueOptions): Promise<Queue> {
  const pool = openPool({
    url: database.workerUrl,
    name: "etabli-queue",
    max: concurrency + 3,
    log,
    types: pg.types,
  });
  const stopping = new AbortController();
  const url = database.workerUrl;
  const start = () => startCrew({ pool, url, tasks, schedule, log, concurrency });
  let crew: Crew | undefined = await start();
  const supervise = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await crew?.ended;
      crew = undefined;
      await sleep(RESTART_AFTER, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.warn("la file de tâches s’est arrêtée : nouveau démarrage");
      crew = await start().catch((error: unknown) => {
        log.error(error, "queue does not restart");
        return undefined;
      });
    }
  };
  const supervision = supervise();
  const sweeper = startSweeper(pool, sweepEvery, log);
  const stop = async (): Promise<void> => {
    stopping.abort();
    clearInterval(sweeper);
    await crew?.stop();
    await supervision;
    await pool.end();
  };
  return { running: () => crew !== undefined && !stopping.signal.aborted, stop };
}

const RESTART_AFTER = 2_000;

/**
 * Ends are written through the library's batches: when the database dies in the middle of a task, they
 * stop the crew, which starts again; written one by one, the error is caught by nobody and ends Node.
 */
const WORKER = {
  gracefulShutdownAbortTimeout: 5_000,
  completeJobBatchDelay: 0,
  failJobBatchDelay: 0,
};

type Crew = { ended: Promise<void>; stop(): Promise<void> };
type CrewOptions = {
  pool: pg.Pool;
  url: ConnectionUrl;
  tasks: Record<string, Task>;
  schedule: Readonly<Record<string, string>>;
  log: Log;
  concurrency: number;
};

async function startCrew({
  pool,
  url,
  tasks,
  schedule,
  log,
  concurrency,
}: CrewOptions): Promise<Crew> {
  const events: WorkerEvents = new EventEmitter();
  const created = new Promise<string>((resolve) =>
    events.once("pool:create", ({ workerPool }) => resolve(workerPool.id)),
  );
  const runner = await run({
    pgPool: pool,
    taskList: wrapTasks(tasks, log),
    parsedCronItems: cronItems(schedule),
    concurrency,
    noHandleSignals: true,
    events,
    logger: graphileLogger(log),
    pollInterval: 2_000,
    preset: { worker: WORKER },
  });
  const life = proveLife(url, await created, log);
  const ended = runner.promise
    .catch((error: unknown) => log.error(error, "queue failed"))
    .finally(() => life.stop());
  return { ended, stop: () => stopRunner(runner, ended) };
}

/** A process that was down at the hour makes up for it; one night's work never waits beside another's. */
const cronItems = (schedule: CrewOptions["schedule"]) =>
  parseCronItems(
    Object.entries(schedule).map(([task, match]) => ({
      task,
      match,
      identifier: task,
      options: { backfillPeriod: 86_400_000, maxAttempts: 5, jobKey: task },
    })),
  );

async function stopRunner(runner: Runner, ended: Promise<void>): Promise<void> {
  // Refuses when it has already stopped by itself.
  await runner.stop().catch(() => undefined);
  await ended;
}

function wrapTasks(tasks: Record<string, Task>, log: Log): TaskList {
  const wrap =
    (name: string, task: Task): TaskList[string] =>
    async (payload, { job }) => {
      const started = performance.now();
      await task(payload, { attempt: job.attempts, max_attempts: job.max_attempts });
      log.info(
        {
          task: name,
          job: job.id,
          attempt: job.attempts,
          ms: Math.round(performance.now() - started),
        },
        "task done",
      );
    };
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, wrap(name, task)]));
}

const graphileLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log.warn({ from: "graphile-worker" }, message);
  });

/**
 * The sign of life of a crew: an advisory lock held by a connection of its own. PostgreSQL drops it
 * the moment the process dies, where graphile-worker alone waits 4 hours before trying again.
 */
function proveLife(url: ConnectionUrl, crewId: string, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const onOpen = async (client: pg.Client): Promise<void> => {
    await client.query("select pg_advisory_lock(hashtextextended($1, 7))", [crewId]);
  };
  const { signal } = stopping;
  const held = holdConnection({ url, log, name: "etabli-queue-life", onOpen, signal });
  return {
    stop: () => {
      stopping.abort();
      return held;
    },
  };
}

/** Crews that hold tasks without a sign of life. A database restart drops every sign for a moment: hence twice. */
function startSweeper(pool: pg.Pool, every: number, log: Log): NodeJS.Timeout {
  let suspects = new Set<string>();
  const sweep = async (): Promise<void> => {
    const { rows } = await pool.query<{ locked_by: string }>(SILENT_CREWS);
    const silent = rows.map((row) => row.locked_by);
    const dead = silent.filter((crew) => suspects.has(crew));
    suspects = new Set(silent);
    if (dead.length === 0) return;
    await pool.query("select graphile_worker.force_unlock_workers($1)", [dead]);
    log.warn({ crews: dead }, "tasks of a dead process released");
  };
  return setInterval(
    () =>
      void sweep().catch((error: unknown) =>
        log.warn({ err: error }, "dead processes not checked"),
      ),
    every,
  ).unref();
}

const SILENT_CREWS = `
  with holder as (select distinct locked_by from graphile_worker._private_jobs where locked_by is not null)
  select locked_by from holder where not exists (
    select 1 from pg_locks l
    where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
      and l.database = (select oid from pg_database where datname = current_database())
      and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(locked_by, 7))`;
