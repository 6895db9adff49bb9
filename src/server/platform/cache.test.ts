import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createCache } from "./cache.ts";

function countedLoad(answers: string[] = []) {
  const state = { asked: 0 };
  const load = async () => answers[state.asked++] ?? `answer ${state.asked}`;
  return { state, load };
}

it("loads once for concurrent reads, and again after the ttl", async () => {
  const { state, load } = countedLoad();
  const cache = createCache<string>({ ttl: 40, capacity: 10 });
  const answers = await Promise.all([cache.get("a", load), cache.get("a", load)]);
  expect(answers).toEqual(["answer 1", "answer 1"]);
  await sleep(60);
  expect(await cache.get("a", load)).toBe("answer 2");
  expect(state.asked).toBe(2);
});

it("never gives one key the answer of another", async () => {
  const cache = createCache<string>({ ttl: 1000, capacity: 10 });
  await cache.get("shop A", async () => "A");
  expect(await cache.get("shop B", async () => "B")).toBe("B");
});

it("loads again after an eviction", async () => {
  const { load } = countedLoad();
  const cache = createCache<string>({ ttl: 1000, capacity: 10 });
  await cache.get("a", load);
  cache.evict("a");
  expect(await cache.get("a", load)).toBe("answer 2");
});

it("does not cache a failure", async () => {
  const cache = createCache<string>({ ttl: 1000, capacity: 10 });
  await expect(cache.get("a", async () => Promise.reject(new Error("down")))).rejects.toThrow(
    "down",
  );
  expect(await cache.get("a", async () => "up")).toBe("up");
});

it("evicts the oldest entry beyond its capacity", async () => {
  const gone: string[] = [];
  const cache = createCache<string>({ ttl: 1000, capacity: 2, onEvicted: (key) => gone.push(key) });
  for (const key of ["a", "b", "c"]) await cache.get(key, async () => key);
  expect(gone).toEqual(["a"]);
});
