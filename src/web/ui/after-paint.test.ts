import { afterEach, expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose next frame comes when the test says so. */
function openPage(hidden: boolean) {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const frames: (() => void)[] = [];
  vi.stubGlobal("document", { hidden });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  return { frames, done: vi.fn<() => void>() };
}

test("a slow render begins after the next frame, in a task of its own", () => {
  const { frames, done } = openPage(false);
  afterPaint(done);
  expect([frames.length, done.mock.calls.length]).toEqual([1, 0]);
  frames[0]?.();
  expect(done).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(done).toHaveBeenCalledOnce();
});

test("a hidden page, which paints nothing, does not wait", () => {
  const { frames, done } = openPage(true);
  afterPaint(done);
  expect([frames.length, done.mock.calls.length]).toEqual([0, 1]);
});
