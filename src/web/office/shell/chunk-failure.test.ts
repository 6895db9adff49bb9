import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mayBeCut, mayReload, reloadOnce } from "./chunk-failure.ts";

test.each([
  ["never reloaded", Number.NaN, 1_000_000, true],
  ["reloaded 59 s ago", 941_000, 1_000_000, false],
  ["reloaded 60 s ago", 940_000, 1_000_000, true],
])("a page %s may reload: %s", (_, last, now, expected) => {
  expect(mayReload(last, now)).toBe(expected);
});

test.each([
  ["was never lost", Number.NaN, false],
  ["came back 29 s ago", 971_000, true],
  ["came back 30 s ago", 970_000, false],
])("when the network %s, a failed fetch may come from the cut: %s", (_, back, expected) => {
  expect(mayBeCut(back, 1_000_000)).toBe(expected);
});

const reload = vi.fn<() => void>();
const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  [reload, asked].forEach((mock) => mock.mockReset());
});

test("a server that answers has another version: the page is loaded again, once, however many scripts failed", async () => {
  asked.mockImplementation(async () => Response.json({}));
  await Promise.all([reloadOnce(), reloadOnce()]);
  await reloadOnce();
  expect([asked.mock.calls[0], reload.mock.calls.length]).toEqual([["/healthz"], 1]);
});

test.each<[string, () => Promise<Response>]>([
  ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["restarts behind a proxy", async () => new Response("", { status: 502 })],
])("while the server %s the page stays, and may be loaded again later", async (_case, answer) => {
  asked.mockImplementationOnce(answer).mockImplementation(async () => Response.json({}));
  await reloadOnce();
  expect(reload).not.toHaveBeenCalled();
  await reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("without a network the server is not even asked", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  await reloadOnce();
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
});
