import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import Fastify, { type FastifyInstance } from "fastify";
import { testDatabase } from "../../../../test/database.ts";
import type { Bucket } from "../storage/bucket-url.ts";
import { createMetrics } from "./metrics.ts";
import { healthRest } from "./rest.ts";
import { watchReadiness } from "./readiness.ts";

const database = testDatabase();
const TOKEN = "un-secret-de-test-assez-long";
const metrics = createMetrics();
const AWAY: Bucket = {
  endpoint: "http://127.0.0.1:2",
  name: "atelier",
  prefix: "",
  region: "fr-par",
  accessKeyId: "key",
  secretAccessKey: "secret",
};
const house: { queueRuns: boolean; free: number; bucket: Bucket | undefined } = {
  queueRuns: true,
  free: 1e12,
  bucket: undefined,
};
const watched = () => ({
  database,
  home: { DATA_DIR: "/", FILES_URL: house.bucket },
  queueRuns: () => house.queueRuns,
  freeBytes: async () => house.free,
});
let app: FastifyInstance;

async function open(token: string | undefined): Promise<FastifyInstance> {
  const opened = Fastify();
  metrics.watchRequests(opened);
  opened.get("/suivi/:sheetid", async () => "ok");
  const build = { version: "1.2.3", commit: "abc", date: "" };
  healthRest(opened, { ...watched(), build, metrics, token });
  await opened.ready();
  return opened;
}
beforeAll(async () => {
  await database.settle(async () => false);
  app = await open(TOKEN);
});
beforeEach(() => Object.assign(house, { queueRuns: true, free: 1e12, bucket: undefined }));
afterAll(() => app.close());

const READY = { ok: true, database: "ok", queue: "ok", disk: "ok", files: "ok" };
const state = () => watchReadiness(watched())();
const metricsOf = (authorization: string | undefined) =>
  app.inject({
    url: "/metrics",
    ...(authorization !== undefined && { headers: { authorization } }),
  });

test("a process that answers is alive, and says which build it is, without asking the database", async () => {
  const away = testAway();
  const response = await away.inject({ url: "/healthz" });
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { ok: true, version: "1.2.3", commit: "abc", date: "" },
  ]);
  expect((await away.inject({ url: "/readyz" })).statusCode).toBe(503);
});

function testAway(): FastifyInstance {
  const away = Fastify();
  const withSystem = () => Promise.reject(new Error("connection refused"));
  const build = { version: "1.2.3", commit: "abc", date: "" };
  healthRest(away, { ...watched(), database: { withSystem }, build, metrics, token: undefined });
  return away;
}

test("ready is who can write, with a queue that is carried and room on the disk", async () => {
  const response = await app.inject({ url: "/readyz" });
  expect([response.statusCode, response.json()]).toEqual([200, READY]);
});

test("a database that only reads is down", async () => {
  await database.asOwner(
    "create function app.no_space() returns trigger language plpgsql as $$ begin raise exception 'no space left on device'; end $$",
  );
  await database.asOwner(
    "create trigger no_space before update on app.installation for each row execute function app.no_space()",
  );
  expect(await state()).toMatchObject({ ok: false, database: "down" });
  await database.asOwner("drop trigger no_space on app.installation");
  expect(await state()).toEqual(READY);
});

test("a queue that nothing carries, or a full disk, is not ready", async () => {
  house.queueRuns = false;
  expect(await state()).toEqual({ ...READY, ok: false, queue: "down" });
  Object.assign(house, { queueRuns: true, free: 5_000_000 });
  expect(await state()).toEqual({ ...READY, ok: false, disk: "full" });
});

test("a storage of files that does not answer is not ready, and nothing else is said to be down", async () => {
  house.bucket = AWAY;
  expect(await state()).toEqual({ ...READY, ok: false, files: "down" });
});

test("thirty who ask while the database does not answer are told in time, and ask it once", async () => {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query("begin; lock table app.installation in access exclusive mode");
  const ask = watchReadiness(watched());
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, database: "down" });
  const [waiting] = await database.asSuperuser<{ n: number }>(
    "select count(*)::int as n from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())",
  );
  expect(waiting?.n).toBe(1);
  await holder.end();
  await expect.poll(async () => (await ask()).ok, { timeout: 10_000 }).toBe(true);
}, 30_000);

test("what is asked twice in a second is checked once", async () => {
  const ask = watchReadiness(watched());
  expect(await ask()).toEqual(READY);
  house.free = 0;
  expect(await ask()).toEqual(READY);
});

test.each([[undefined], ["Bearer faux"], [TOKEN], [`Bearer ${TOKEN}x`]])(
  "metrics stay closed to %s",
  async (authorization) => {
    expect((await metricsOf(authorization)).statusCode).toBe(401);
  },
);

test("without a token in the configuration there is no such page", async () => {
  const closed = await open(undefined);
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await closed.inject({ url: "/metrics", headers })).statusCode).toBe(404);
});

test("metrics count requests by route, tasks by outcome and connections, and tell no link", async () => {
  metrics.watchPool(database.pool);
  await app.inject({ url: "/suivi/secret-link" });
  const { send, fail } = metrics.watchTasks({
    send: async () => undefined,
    fail: () => Promise.reject(new Error("refused")),
  });
  const job = { attempt: 1, max_attempts: 25 };
  await send?.({}, job);
  await expect(fail?.({}, job)).rejects.toThrow("refused");
  const { body } = await metricsOf(`Bearer ${TOKEN}`);
  expect(body).toMatch(/etabli_request_seconds_count\{[^}]*route="\/suivi\/:sheetid"[^}]*\} 1/);
  expect(body).toContain('etabli_tasks_total{task="send",outcome="done"} 1');
  expect(body).toContain('etabli_tasks_total{task="fail",outcome="failed"} 1');
  expect(body).toMatch(/etabli_connections\{state="idle"\} \d/);
  expect(body).toContain("nodejs_eventloop_lag_p99_seconds");
  expect(body).not.toContain("secret-link");
});
