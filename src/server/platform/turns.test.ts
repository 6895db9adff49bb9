import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeTurns } from "./turns.ts";

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
