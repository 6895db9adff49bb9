import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { painted } from "./after-paint.ts";

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const follow = () => {
  const done = vi.fn();
  void painted().then(done);
  return done;
};

test("what follows a gesture waits for the task after its frame", async () => {
  const done = follow();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

test("a page that is hidden meanwhile draws no more frames, and sends what was done all the same", async () => {
  const done = follow();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(frames).toHaveLength(1);
  expect(done).toHaveBeenCalledOnce();
});

test("a hidden page does not wait", async () => {
  vi.stubGlobal("document", { hidden: true });
  const done = follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});
