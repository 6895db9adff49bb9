import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { limitConcurrency, limitConcurrencyByKey } from "./concurrency.ts";

test("no more than the allowed number run at once, in the order they came", async () => {
  const run = limitConcurrency(2);
  const began: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 9 }, (_, rank) =>
      run(async () => {
        began.push(rank);
        most = Math.max(most, ++running);
        await sleep(rank % 3);
        running--;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a call that fails frees its slot", async () => {
  const run = limitConcurrency(1);
  const broken = run(() => Promise.reject(new Error("broken")));
  const after = run(async () => "done");
  await expect(broken).rejects.toThrow("broken");
  expect(await after).toBe("done");
  expect(await run(async () => "later")).toBe("later");
});

test("each key has its own limit: a call that waits does not delay another key", async () => {
  const run = limitConcurrencyByKey(1);
  const done: string[] = [];
  const work = (name: string, ms: number) => async () => {
    await sleep(ms);
    done.push(name);
  };
  await Promise.all([
    run("loire", work("slow", 40)),
    run("loire", work("waiting", 0)),
    run("garonne", work("elsewhere", 0)),
  ]);
  expect(done).toEqual(["elsewhere", "slow", "waiting"]);
});
