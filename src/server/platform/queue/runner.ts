import { EventEmitter } from "node:events";
import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type pg from "pg";
import type { Limits } from "../database/connection/client.ts";
import type { ConnectionUrl } from "../database/pool.ts";
import type { Log } from "../log.ts";
import { holdLivenessLock } from "./liveness.ts";

/** Retried with back-off when it throws (25 attempts, over days); it may run twice after a crash. `attempt` starts at 1. */
export type Task = (
  payload: unknown,
  job: { attempt: number; max_attempts: number },
) => Promise<void>;
/**
 * Results of tasks are written by the library's batches: when the database dies during a task, a failed batch
 * stops the runner, which is started again. Written one by one, the error is not caught and ends Node.
 */
const WORKER = {
  gracefulShutdownAbortTimeout: 5_000,
  completeJobBatchDelay: 0,
  failJobBatchDelay: 0,
  // Half of the exchanges of a task; those that slow ones keep waiting go back after `ttl` ms, for another process. After
  // fewer than four, the next are asked for a moment later: in a rush of bookings each task was asked for alone.
  localQueue: {
    size: 4,
    ttl: 2_000,
    refetchDelay: { durationMs: 60, threshold: 3, maxAbortThreshold: Number.POSITIVE_INFINITY },
  },
};

export type TaskRunner = { ended: Promise<void>; stop(): Promise<void> };
type RunnerOptions = {
  pool: pg.Pool;
  url: ConnectionUrl;
  tasks: Record<string, Task>;
  schedule: Readonly<Record<string, string>>;
  log: Log;
  concurrency: number;
  pollEvery: number;
  limits?: Partial<Limits> | undefined;
};

/** `ended` resolves when the runner stops, by itself or not. */
export async function startRunner({
  pool,
  url,
  tasks,
  schedule,
  log,
  concurrency,
  pollEvery,
  limits,
}: RunnerOptions): Promise<TaskRunner> {
  const events: WorkerEvents = new EventEmitter();
  const created = new Promise<string>((resolve) =>
    events.once("pool:create", ({ workerPool }) => resolve(workerPool.id)),
  );
  const runner = await run({
    pgPool: releasesOnce(pool),
    taskList: wrapTasks(tasks, log),
    parsedCronItems: cronItems(schedule),
    concurrency,
    noHandleSignals: true,
    events,
    logger: graphileLogger(log),
    pollInterval: pollEvery,
    preset: { worker: WORKER },
  });
  const lock = holdLivenessLock({ url, log, limits }, await created);
  const ended = runner.promise
    .catch((error: unknown) => log.error(error, "queue failed"))
    .finally(() => lock.stop());
  return { ended, stop: () => stopRunner(runner, ended) };
}

/**
 * The library's listener releases its connection twice when it is stopped before its LISTEN has an answer, and that
 * answer then fails: the second release ended Node.
 */
function releasesOnce(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool);
  return Object.assign(Object.create(pool), {
    connect: (callback?: Parameters<typeof connect>[0]) =>
      callback === undefined
        ? connect()
        : connect((error, client, done) => {
            let released = false;
            callback(error, client, (reason) => {
              if (released || client === undefined) return;
              released = true;
              done(reason);
            });
          }),
  });
}

/** A process that was down at the scheduled time runs the task later; one key, so a task never waits twice. */
const cronItems = (schedule: RunnerOptions["schedule"]) =>
  parseCronItems(
    Object.entries(schedule).map(([task, match]) => ({
      task,
      match,
      identifier: task,
      options: { backfillPeriod: 86_400_000, maxAttempts: 5, jobKey: task },
    })),
  );

async function stopRunner(runner: Runner, ended: Promise<void>): Promise<void> {
  // Rejects when the runner has already stopped by itself.
  await runner.stop().catch(() => undefined);
  await ended;
}

function wrapTasks(tasks: Record<string, Task>, log: Log): TaskList {
  const wrap =
    (name: string, task: Task): TaskList[string] =>
    async (payload, { job }) => {
      const started = performance.now();
      try {
        await task(payload, { attempt: job.attempts, max_attempts: job.max_attempts });
      } catch (err) {
        log.error({ err, task: name, job: job.id, attempt: job.attempts }, "task failed");
        throw err;
      }
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
