import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { openLog } from "../log.ts";
import { type Clock, openClock } from "./clock.ts";

const database = testDatabase();
const DAY = 86_400_000;
let clock: Clock | undefined;
afterEach(() => clock?.close());

function logLines() {
  const lines: string[] = [];
  return { log: openLog("warn", (line) => lines.push(line)), lines: () => lines };
}

const databaseNow = async (): Promise<number> => {
  const [row] = await database.asOwner<{ ms: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  );
  return row?.ms ?? 0;
};

test.each([
  ["forty days late", -40 * DAY],
  ["sixty days early", 60 * DAY],
])(
  "on a machine %s, what is written has the database's date, and the log says so",
  async (_, wrong) => {
    const { log, lines } = logLines();
    clock = await openClock(database, { log, machine: () => Date.now() + wrong });
    expect(Math.abs(Date.parse(clock.now()) - (await databaseNow()))).toBeLessThan(1_000);
    expect(lines().join("\n")).toContain("this machine's clock is wrong");
  },
);

test("time goes on between two comparisons", async () => {
  const { log, lines } = logLines();
  clock = await openClock(database, { log });
  const first = clock.now();
  await sleep(20);
  expect(Date.parse(clock.now())).toBeGreaterThanOrEqual(Date.parse(first) + 15);
  expect(lines()).toEqual([]);
});

test("a database that is away leaves the clock running", async () => {
  const { log, lines } = logLines();
  let away = false;
  const flaky: typeof database.withSystem = (work, mode) =>
    away ? Promise.reject(new Error("connection lost")) : database.withSystem(work, mode);
  clock = await openClock({ withSystem: flaky }, { log, every: 10 });
  away = true;
  await expect.poll(() => lines().join("\n")).toContain("clock not compared");
  expect(Math.abs(Date.parse(clock.now()) - (await databaseNow()))).toBeLessThan(1_000);
});
