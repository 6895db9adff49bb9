import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { openProxy } from "../../../test/proxy.ts";
import { startProcess, type TestProcess } from "../../../test/processes.ts";
import { quietLog } from "./log.ts";
import { enqueue, type Queue, startQueue } from "./queue.ts";
import { holdLivenessLock } from "./queue/liveness.ts";

const database = testDatabase();
const TASK = "send-message";
const jobs = () =>
  database.asSuperuser<{ attempts: number }>("select attempts from graphile_worker._private_jobs");

beforeEach(async () => {
  await database.asSuperuser("delete from graphile_worker._private_jobs");
});

describe("asking for a task", () => {
  it("belongs to the transaction that asks", async () => {
    const lost = database.withSystem(async (db) => {
      await enqueue(db, TASK, { name: "never" });
      throw new Error("the sale failed");
    });
    await expect(lost).rejects.toThrow("the sale failed");
    expect(await jobs()).toHaveLength(0);
    await database.withSystem((db) => enqueue(db, TASK, { name: "kept" }));
    expect(await jobs()).toHaveLength(1);
  });

  it("accepts the tasks of the list only", async () => {
    await expect(database.withSystem((db) => enqueue(db, "rm", {}))).rejects.toThrow(
      "unknown task rm",
    );
  });

  it("is all that the application may do with the queue", async () => {
    for (const query of [
      "select * from graphile_worker._private_jobs",
      "select graphile_worker.add_job('send-message')",
    ])
      await expect(database.pool.query(query)).rejects.toMatchObject({ code: "42501" });
  });
});

test("a task is done as soon as it is committed, by a queue that looks for none by itself", async () => {
  const done: unknown[] = [];
  const queue = await startQueue({
    database,
    tasks: { [TASK]: async (payload) => void done.push(payload) },
    pollEvery: 3_600_000,
  });
  // The first look, at the start, finds nothing.
  await sleep(500);
  await database.withSystem((db) => enqueue(db, TASK, { name: "quick" }));
  await expect.poll(() => done, { timeout: 60_000 }).toEqual([{ name: "quick" }]);
  await queue.stop();
});

describe("the queue", () => {
  const done: string[] = [];
  let failures = 0;
  let queue: Queue;

  beforeAll(async () => {
    queue = await startQueue({
      database,
      tasks: {
        [TASK]: async (payload, job) => {
          if (JSON.stringify(payload).includes("stubborn") && failures++ === 0)
            throw new Error("not yet");
          done.push(`${JSON.stringify(payload)} ${job.attempt}/${job.max_attempts}`);
        },
      },
    });
  });
  afterAll(() => queue.stop());

  it("does a task", async () => {
    await database.withSystem((db) => enqueue(db, TASK, { name: "quick" }));
    await expect.poll(() => done, { timeout: 15_000 }).toContain('{"name":"quick"} 1/25');
    expect(queue.running()).toBe(true);
  });

  it("tries again one that fails", async () => {
    await database.withSystem((db) => enqueue(db, TASK, { name: "stubborn" }));
    await expect.poll(() => done, { timeout: 15_000 }).toContain('{"name":"stubborn"} 2/25');
  });

  it("goes on after its connections are cut", async () => {
    await database.asSuperuser(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'etabli_worker' and datname = current_database()",
    );
    await database.withSystem((db) => enqueue(db, TASK, { name: "after the cut" }));
    await expect.poll(() => done, { timeout: 15_000 }).toContain('{"name":"after the cut"} 1/25');
  });
});

describe("a queue whose connections died without a word", () => {
  it("takes the lock of its life beside the dead session that still has it", async () => {
    const proxy = await openProxy(() => database.url);
    const url = () => proxy.through(database.workerUrl());
    const life = holdLivenessLock({ url, log: quietLog, limits: { tick: 20 } }, "pool");
    const holders = () =>
      database.asSuperuser(
        `select from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and granted and application_name = 'etabli-queue-life'`,
      );
    await expect.poll(async () => (await holders()).length).toBe(1);
    proxy.swallow();
    await expect.poll(async () => (await holders()).length, { timeout: 30_000 }).toBe(2);
    await life.stop();
    await proxy.close();
  });

  const sessions = () =>
    database.asSuperuser<{ waiting: boolean }>(
      `select wait_event_type = 'Lock' as waiting from pg_stat_activity
       where application_name = 'etabli-queue-life' and datname = current_database()`,
    );

  it("takes tasks again by itself, waits for no lock, and stops even so", async () => {
    const proxy = await openProxy(() => database.url);
    const taken: unknown[] = [];
    const queue = await startQueue({
      database: { workerUrl: () => proxy.through(database.workerUrl()) },
      limits: { tick: 20 },
      tasks: { [TASK]: async (payload) => void taken.push(payload) },
    });
    await expect.poll(async () => (await sessions()).length).toBe(1);
    proxy.swallow();
    await database.withSystem((db) => enqueue(db, TASK, { name: "after the silence" }));
    await expect.poll(() => taken, { timeout: 30_000 }).toEqual([{ name: "after the silence" }]);
    // The server does not know yet that the first session is dead: it keeps its lock.
    await expect.poll(async () => (await sessions()).length, { timeout: 30_000 }).toBe(2);
    expect(await sessions()).not.toContainEqual({ waiting: true });
    proxy.swallow();
    await queue.stop();
    await proxy.close();
  });

  it("finds the task that was handed over in an answer it never had", async () => {
    const proxy = await openProxy(() => database.url);
    const taken: unknown[] = [];
    const queue = await startQueue({
      database: { workerUrl: () => proxy.through(database.workerUrl()) },
      // Slow enough for the queue to ask before the connection is tried.
      limits: { tick: 300 },
      // Longer than the life connection needs to come back: only another runner frees the task.
      sweepEvery: 1_500,
      tasks: { [TASK]: async (payload) => void taken.push(payload) },
    });
    await expect.poll(async () => (await sessions()).length).toBeGreaterThan(0);
    await database.withSystem((db) => enqueue(db, TASK, { name: "first" }));
    await expect.poll(() => taken.length, { timeout: 30_000 }).toBe(1);
    // Between two questions of the queue, which come every two seconds.
    await expect.poll(jobs).toHaveLength(0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    proxy.swallowAnswers();
    await database.withSystem((db) => enqueue(db, TASK, { name: "lost" }));
    await expect.poll(() => taken, { timeout: 30_000 }).toContainEqual({ name: "lost" });
    await queue.stop();
    await proxy.close();
  });
});

test("a queue stopped while its LISTEN has no answer stops, and Node goes on", async () => {
  const lost: unknown[] = [];
  const note = (reason: unknown) => void lost.push(reason);
  process.on("unhandledRejection", note);
  const proxy = await openProxy(() => database.url);
  proxy.swallowAnswersTo('LISTEN "jobs:insert"');
  const queue = await startQueue({
    database: { workerUrl: () => proxy.through(database.workerUrl()) },
    limits: { tick: 20 },
    tasks: { [TASK]: async () => undefined },
  });
  await expect.poll(() => proxy.sent().join("")).toContain('LISTEN "jobs:insert"');
  await queue.stop();
  await sleep(100);
  process.off("unhandledRejection", note);
  await proxy.close();
  expect(lost).toEqual([]);
});

describe("a task of every night", () => {
  const known = (last: string) =>
    database.asSuperuser(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ('nightly', now() - interval '10 days', now() - $1::interval)`,
      [last],
    );
  /** What ran since two processes started, whose night was that many hours ago; at least `expected` are waited for. */
  const nightsOf = async (hours: number, expected: number): Promise<string[]> => {
    const ran: string[] = [];
    const at = new Date(Date.now() - hours * 3_600_000);
    const schedule = { nightly: `${at.getUTCMinutes()} ${at.getUTCHours()} * * *` };
    const start = (name: string) =>
      startQueue({ database, schedule, tasks: { nightly: async () => void ran.push(name) } });
    const queues = [await start("first"), await start("second")];
    await expect.poll(() => ran.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(expected);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await Promise.all(queues.map((queue) => queue.stop()));
    return ran;
  };
  afterEach(() => database.asSuperuser("delete from graphile_worker._private_known_crontabs"));

  it("is done once, by one of the processes that start after an hour missed", async () => {
    await known("30 hours");
    expect(await nightsOf(6, 1)).toHaveLength(1);
  });

  it("is not done again when it was", async () => {
    await known("5 hours");
    expect(await nightsOf(6, 0)).toEqual([]);
  });
});

describe("a killed process", () => {
  let workers: TestProcess[] = [];
  const start = async (): Promise<TestProcess> => {
    const worker = startProcess("queue-worker.ts", {
      WORKER_URL: database.workerUrl(),
      OWNER_URL: database.ownerUrl(),
    });
    workers.push(worker);
    await worker.line(/ready/);
    return worker;
  };
  const takers = () =>
    database.asOwner<{ pid: number }>("select pid from public.taken where name = 'mail'");

  beforeAll(() => database.asOwner("create table public.taken (name text, pid int)"));
  afterAll(() => Promise.all(workers.map((worker) => worker.kill())));

  it("has its task taken up again, while a living one keeps its own", async () => {
    const dead = await start();
    await database.withSystem((db) => enqueue(db, TASK, { name: "mail", slow: true }));
    await expect.poll(takers).toEqual([{ pid: dead.pid }]);
    const living = await start();
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect(await takers()).toEqual([{ pid: dead.pid }]);
    await dead.kill();
    await expect
      .poll(takers, { timeout: 40_000 })
      .toEqual([{ pid: dead.pid }, { pid: living.pid }]);
  }, 60_000);
});
