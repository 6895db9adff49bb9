import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paceOf } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a burst of changes is one request, and changes without end do not put it off", () => {
  const ask = vi.fn<() => void>();
  const pace = paceOf(ask);
  for (let change = 0; change < 5; change += 1) pace.changed();
  vi.advanceTimersByTime(120);
  expect(ask).toHaveBeenCalledTimes(1);
  for (let change = 0; change < 20; change += 1) {
    pace.changed();
    vi.advanceTimersByTime(50);
  }
  expect(ask.mock.calls.length).toBeGreaterThan(4);
});

test("what changes while an answer is awaited is asked for once, when it has come", () => {
  const ask = vi.fn<(wasAwaited: boolean) => void>();
  const pace = paceOf(ask);
  pace.awaits(true);
  for (let change = 0; change < 5; change += 1) {
    pace.changed();
    vi.advanceTimersByTime(500);
  }
  expect(ask).not.toHaveBeenCalled();
  pace.awaits(false);
  expect(ask.mock.calls).toEqual([[true]]);
  pace.awaits(true);
  pace.awaits(false);
  expect(ask).toHaveBeenCalledTimes(1);
  pace.changed();
  vi.advanceTimersByTime(120);
  expect(ask).toHaveBeenLastCalledWith(false);
});

test("a screen that is left asks no more", () => {
  const ask = vi.fn<() => void>();
  const pace = paceOf(ask);
  pace.changed();
  pace.stop();
  vi.advanceTimersByTime(1_000);
  expect(ask).not.toHaveBeenCalled();
});
