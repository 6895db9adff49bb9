import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { keepRecent } from "./recent.ts";

function counted(answers: string[] = []) {
  const state = { asked: 0 };
  const load = async () => answers[state.asked++] ?? `answer ${state.asked}`;
  return { state, load };
}

it("asks once for all who wait, and again once the time has passed", async () => {
  const { state, load } = counted();
  const recent = keepRecent<string>({ ttl: 40, most: 10 });
  const answers = await Promise.all([recent.get("a", load), recent.get("a", load)]);
  expect(answers).toEqual(["answer 1", "answer 1"]);
  await sleep(60);
  expect(await recent.get("a", load)).toBe("answer 2");
  expect(state.asked).toBe(2);
});

it("never gives one key the answer of another", async () => {
  const recent = keepRecent<string>({ ttl: 1000, most: 10 });
  await recent.get("shop A", async () => "A");
  expect(await recent.get("shop B", async () => "B")).toBe("B");
});

it("asks again for what was forgotten", async () => {
  const { load } = counted();
  const recent = keepRecent<string>({ ttl: 1000, most: 10 });
  await recent.get("a", load);
  recent.forget("a");
  expect(await recent.get("a", load)).toBe("answer 2");
});

it("keeps no failure", async () => {
  const recent = keepRecent<string>({ ttl: 1000, most: 10 });
  await expect(recent.get("a", async () => Promise.reject(new Error("down")))).rejects.toThrow(
    "down",
  );
  expect(await recent.get("a", async () => "up")).toBe("up");
});

it("lets the oldest go when it is full, and says so", async () => {
  const gone: string[] = [];
  const recent = keepRecent<string>({ ttl: 1000, most: 2, onForgotten: (key) => gone.push(key) });
  for (const key of ["a", "b", "c"]) await recent.get(key, async () => key);
  expect(gone).toEqual(["a"]);
});
