/** A read without network shows what the server said last, and says from when. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const person = (id: string) =>
  JSON.stringify({
    me: { id, firstname: "Hugo", lastname: "Petit", role: "TECHNICIAN", shop_id: "garonne" },
    token: "",
    expire_at: "2099-01-01T10:00:00.000Z",
    validated: true,
    session_type: "password",
    lastChecked: "2026-11-21T10:00:00.000Z",
  });
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  kept.set("etabli.session", person(crypto.randomUUID()));
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
});
afterEach(() => vi.unstubAllGlobals());

const CUT = () => Promise.reject(new TypeError("Failed to fetch"));
const said = (text: string) => async () => new Response(text);
const DAY = '{"data":{"events":[]}}';

async function reader() {
  const { fetchOrKept, keptFrom, watchKept } = await import("./reads.ts");
  const ask = async (answer: () => Promise<Response>, body: string): Promise<string> =>
    (await fetchOrKept(answer)("/api/graphql", { method: "POST", body })).text();
  /** Asked until it is written: the page keeps it once it rests. */
  const keeps = (body: string) =>
    expect.poll(() => ask(CUT, body).catch(String), { timeout: 20_000 }).not.toContain("TypeError");
  return { ask, keeps, keptFrom, watchKept };
}

test("what was answered once is answered again without network; what never was fails as before", async () => {
  const { ask, keeps, keptFrom } = await reader();
  const before = Date.now();
  expect(await ask(said(DAY), "day")).toBe(DAY);
  await keeps("day");
  expect(await ask(CUT, "day")).toBe(DAY);
  expect(keptFrom()).toBeGreaterThanOrEqual(before);
  await expect(ask(CUT, "another day")).rejects.toThrow("Failed to fetch");
});

test("the screen is told while it shows the past, and no more once the server answers", async () => {
  const { ask, keeps, keptFrom, watchKept } = await reader();
  await ask(said(DAY), "day");
  await keeps("day");
  const told = vi.fn<() => void>();
  const stop = watchKept(told);
  await ask(said(DAY), "day");
  expect([keptFrom(), told.mock.calls.length]).toEqual([undefined, 1]);
  await ask(said(DAY), "day");
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  await ask(CUT, "day");
  expect(told).toHaveBeenCalledTimes(1);
});

test.each<[string, () => Promise<Response>]>([
  ["that the server refused", said('{"data":null,"errors":[{"message":"not logged in"}]}')],
  ["with an error beside its data", said('{"data":{"a":1},"errors":[{"message":"no"}]}')],
  ["that is no answer of ours", said("<html>")],
  ["of a failing server", async () => new Response(DAY, { status: 500 })],
])("an answer %s is not kept", async (_, answer) => {
  const { ask, keeps } = await reader();
  await ask(answer, "day").catch(() => undefined);
  await ask(said(DAY), "later");
  await keeps("later");
  await expect(ask(CUT, "day")).rejects.toThrow("Failed to fetch");
});

test("a read that the page gave up stays given up", async () => {
  const { ask, keeps } = await reader();
  await ask(said(DAY), "day");
  await keeps("day");
  const given = () => Promise.reject(new DOMException("aborted", "AbortError"));
  await expect(ask(given, "day")).rejects.toThrow("aborted");
});

test("a visitor keeps nothing", async () => {
  kept.clear();
  const { ask } = await reader();
  await ask(said(DAY), "day");
  await expect(ask(CUT, "day")).rejects.toThrow("Failed to fetch");
});

test("what is older than the time that the shop chose is not shown", async () => {
  const session = JSON.parse(kept.get("etabli.session") ?? "{}");
  kept.set("etabli.session", JSON.stringify({ ...session, offline_hours: 4 }));
  const { ask, keeps } = await reader();
  await ask(said(DAY), "day");
  await keeps("day");
  const late = Date.now() + 4 * 3_600_000;
  vi.spyOn(Date, "now").mockReturnValue(late - 60_000);
  expect(await ask(CUT, "day")).toBe(DAY);
  vi.spyOn(Date, "now").mockReturnValue(late + 60_000);
  await expect(ask(CUT, "day")).rejects.toThrow("Failed to fetch");
  vi.restoreAllMocks();
});
