import { expect, test } from "vitest";
import { MOST_KEYS, openKeyQueue, type QueuedKey } from "./queue.ts";

const BARE = { code: "", shiftKey: false, ctrlKey: false, metaKey: false };
const keyOf = (key: string): QueuedKey => ({ key, ...BARE });

function open(onStrike: (key: string) => void = () => undefined) {
  const struck: string[] = [];
  const queue = openKeyQueue({
    strike: ({ key }) => {
      struck.push(key);
      onStrike(key);
    },
    pause: () => Promise.resolve(),
  });
  const type = (text: string) => Array.from(text).map((key) => queue.take(keyOf(key)));
  return { queue, struck, type };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("keys pass while nothing loads", () => {
  expect(open().type("n")).toEqual([false]);
});

test("keys struck while a dialog loads are struck once it is there, in order and once", async () => {
  const { queue, struck, type } = open();
  const release = queue.hold();
  expect(type("21mae")).not.toContain(false);
  await settled();
  expect(struck).toEqual([]);
  release();
  // A fast hand goes on while the first keys are being struck.
  type("lle");
  release();
  await settled();
  expect(struck.join("")).toBe("21maelle");
  expect(type("x")).toEqual([false]);
});

test("a key that opens another dialog makes the next ones wait for it", async () => {
  let release = () => {};
  const { queue, struck, type } = open((key) => {
    if (key === "1") release = queue.hold();
  });
  const first = queue.hold();
  type("21ab");
  first();
  await settled();
  expect(struck.join("")).toBe("21");
  release();
  await settled();
  expect(struck.join("")).toBe("21ab");
});

test("two dialogs that load at once are both waited for", async () => {
  const { queue, struck, type } = open();
  const [one, other] = [queue.hold(), queue.hold()];
  type("a");
  one();
  await settled();
  expect(struck).toEqual([]);
  other();
  await settled();
  expect(struck).toEqual(["a"]);
});

test("a click elsewhere forgets the keys, and the next ones pass", async () => {
  const { queue, struck, type } = open();
  const release = queue.hold();
  type("21");
  queue.drop();
  expect(type("x")).toEqual([false]);
  release();
  await settled();
  expect(struck).toEqual([]);
});

test("a key that is held down for ever fills no memory", async () => {
  const { queue, struck, type } = open();
  const release = queue.hold();
  type("a".repeat(1_000));
  release();
  await settled();
  expect(struck).toHaveLength(MOST_KEYS);
});

test("text that comes at once, a paste or an accent, waits behind the keys struck before it", async () => {
  const { queue, struck, type } = open();
  const release = queue.hold();
  type("jean-");
  expect(queue.take(keyOf("élie"))).toBe(true);
  release();
  type("!");
  await settled();
  expect(struck.join("")).toBe("jean-élie!");
});
