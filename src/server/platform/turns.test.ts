import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeTurns, takeTurnsEach } from "./turns.ts";

test("no more than the allowed number run at once, in the order they came", async () => {
  const turn = takeTurns(2);
  const began: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 9 }, (_, rank) =>
      turn(async () => {
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

test("a piece of work that fails gives its place to the next", async () => {
  const turn = takeTurns(1);
  const broken = turn(() => Promise.reject(new Error("broken")));
  const after = turn(async () => "done");
  await expect(broken).rejects.toThrow("broken");
  expect(await after).toBe("done");
  expect(await turn(async () => "later")).toBe("later");
});

test("each key has its own turns: who waits for one keeps nobody else waiting", async () => {
  const turn = takeTurnsEach(1);
  const done: string[] = [];
  const work = (name: string, ms: number) => async () => {
    await sleep(ms);
    done.push(name);
  };
  await Promise.all([
    turn("loire", work("slow", 40)),
    turn("loire", work("waiting", 0)),
    turn("garonne", work("elsewhere", 0)),
  ]);
  expect(done).toEqual(["elsewhere", "slow", "waiting"]);
});
