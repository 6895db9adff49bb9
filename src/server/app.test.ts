import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../test/shop/app.ts";
import { testDatabase } from "../../test/database.ts";

const database = testDatabase();
let running: TestApp | undefined;
beforeAll(async () => {
  running = await startTestApp(database);
}, 120_000);
afterAll(() => running?.close());

const health = async () => {
  const response = await running?.app.inject({ url: "/healthz" });
  const { ok, database: state } = response?.json<{ ok: boolean; database: string }>() ?? {};
  return { status: response?.statusCode, ok, state };
};

test("the health of the house is told at once, even while its database does not answer", async () => {
  expect(await health()).toMatchObject({ status: 200, ok: true, state: "ok" });
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query("begin; lock table app.message in access exclusive mode");
  // The lock is held until all have answered: none waits for it.
  const answers = await Promise.all(Array.from({ length: 30 }, health));
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 503, ok: false, state: "down" });
  const [waiting] = await database.asSuperuser<{ n: number }>(
    "select count(*)::int as n from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())",
  );
  expect(waiting?.n).toBe(1);
  await holder.end();
  await expect.poll(async () => (await health()).status).toBe(200);
}, 30_000);
