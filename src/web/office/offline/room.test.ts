import { expect, test, vi } from "vitest";
import { askForRoom, isTight } from "./room.ts";

test.each([
  [{ usage: 79, quota: 100 }, false],
  [{ usage: 80, quota: 100 }, true],
  [{ usage: 0, quota: 0 }, false],
  [{}, false],
])("%o is tight: %s", (left, expected) => {
  expect(isTight(left)).toBe(expected);
});

const storageOf = (parts: object) => parts as StorageManager;

test("the browser is asked to keep it, and says when little is left", async () => {
  const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const estimate = async () => ({ usage: 90, quota: 100 });
  expect(await askForRoom(storageOf({ persist, estimate }))).toBe(true);
  expect(persist).toHaveBeenCalledOnce();
});

test("a browser that refuses, or has no such thing, says nothing", async () => {
  const refused = () => Promise.reject(new TypeError("no"));
  expect(await askForRoom(storageOf({ persist: refused, estimate: refused }))).toBe(false);
  expect(await askForRoom(undefined)).toBe(false);
});
