import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferredCount, watchDeferredCount } from "./count.ts";
import { noteDeferredCount } from "./note-count.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

test("each person's own, told to the screens, gone with the last one", () => {
  const told = vi.fn<() => void>();
  const stop = watchDeferredCount(told);
  noteDeferredCount("hugo", { all: 3, toDecide: 1 });
  expect(deferredCount("hugo")).toEqual({ all: 3, toDecide: 1 });
  expect(deferredCount("sylvie")).toEqual({ all: 0, toDecide: 0 });
  expect(deferredCount(undefined)).toEqual({ all: 0, toDecide: 0 });
  noteDeferredCount("hugo", { all: 0, toDecide: 0 });
  expect([kept.size, told.mock.calls.length]).toEqual([0, 2]);
  stop();
  noteDeferredCount("hugo", { all: 1, toDecide: 0 });
  expect(told).toHaveBeenCalledTimes(2);
});

test("the same object as long as nothing changed, and none from what is no count", () => {
  noteDeferredCount("hugo", { all: 2, toDecide: 0 });
  expect(deferredCount("hugo")).toBe(deferredCount("hugo"));
  kept.set("etabli.deferred.hugo", "beaucoup");
  expect(deferredCount("hugo")).toEqual({ all: 0, toDecide: 0 });
});

test("a browser that refuses its storage counts nothing", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  expect(deferredCount("hugo")).toEqual({ all: 0, toDecide: 0 });
});
