import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeNewVersion } from "./worker.ts";

const workers = new EventTarget();
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { serviceWorker: workers });
  vi.stubGlobal("location", { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

test("the page is loaded again once the new version has taken over", async () => {
  const taken = takeNewVersion();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event("controllerchange"));
  await taken;
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

test("a worker that stays in its place, busy with a request, is not waited for", async () => {
  const taken = takeNewVersion();
  await vi.advanceTimersByTimeAsync(4_000);
  await taken;
  expect(reload).toHaveBeenCalledOnce();
});
