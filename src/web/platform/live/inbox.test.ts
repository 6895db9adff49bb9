import { beforeEach, expect, test, vi } from "vitest";

const load = () => import("./inbox.ts");
const bell = () => {
  const seen: unknown[] = [];
  return {
    seen,
    since: () => 7,
    onNotification: (data: unknown) => void seen.push(data),
    onHeard: (at: number) => void seen.push(at),
  };
};

beforeEach(() => vi.resetModules());

test("what comes before the bell waits for it, and is read before the instant that it was heard at", async () => {
  const { deliver, hear, heardUntil, readWith } = await load();
  expect(heardUntil()).toBeUndefined();
  deliver("a booking");
  deliver("an answer");
  hear(41);
  const late = bell();
  readWith(late);
  expect(late.seen).toEqual(["a booking", "an answer", 41]);
  deliver("a part");
  hear(42);
  expect(late.seen.slice(3)).toEqual(["a part", 42]);
  const next = bell();
  readWith(next);
  expect(next.seen).toEqual([42]);
});

test("until something is heard, the stream begins where the person stopped reading", async () => {
  const { hear, heardUntil, readWith } = await load();
  const first = bell();
  readWith(first);
  expect([first.seen, heardUntil()]).toEqual([[], 7]);
  hear(9);
  expect(heardUntil()).toBe(9);
});
