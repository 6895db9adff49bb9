/** The queue of one page: what waits leaves by itself, in order, and what was decided meanwhile stays. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { newAct, type DeferredAct, type Outcome } from "../../../domain/account/deferred/queue.ts";

const HERE = { title: "VIDAL Hélène", path: "/app/sheet/r1" };

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};
const network = { onLine: true };
let account: string;

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  account = crypto.randomUUID();
  const me = {
    id: account,
    firstname: "Hugo",
    lastname: "Petit",
    role: "TECHNICIAN",
    shop_id: "garonne",
  };
  const session = {
    me,
    token: "",
    expire_at: "2099-01-01T10:00:00.000Z",
    validated: true,
    session_type: "password",
    lastChecked: "2026-11-21T10:00:00.000Z",
  };
  kept.set("etabli.session", JSON.stringify(session));
  network.onLine = true;
  const page = new EventTarget();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("navigator", network);
  vi.stubGlobal("document", Object.assign(page, { hidden: false }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const act = (id: string, subject = id): DeferredAct =>
  newAct({ id, kind: "addRepairNote", variables: { id }, subject, made_at: 1, made_on: HERE });

/** Answers what the test says for each attempt, « done » when it says no more. */
async function openQueue(...answers: Outcome[]) {
  const queue = await import("./queue.ts");
  const sent: string[] = [];
  const progress = vi.fn<() => void>();
  queue.startDeferred(async ({ id }) => {
    sent.push(id);
    return answers.shift() ?? { type: "done" };
  }, progress);
  const states = () => queue.deferredActs().map(({ id, state }) => `${id} ${state}`);
  return { ...queue, sent, progress, states };
}
/** The disk and the cipher take the time that they take; while the clock is the test's, each look moves it by a second. */
const soon = (check: () => void) =>
  vi.waitFor(
    () => {
      if (vi.isFakeTimers()) vi.advanceTimersByTime(1_000);
      check();
    },
    { timeout: 15_000 },
  );
const count = () => kept.get(`etabli.deferred.${account}`);

test("with a network it leaves at once, and the screens are told", async () => {
  const { deferAct, sent, progress, states } = await openQueue();
  await deferAct(act("a"));
  await soon(() => expect(progress).toHaveBeenCalled());
  expect([sent, states(), count()]).toEqual([["a"], [], undefined]);
});

test("without one it waits, counted, and leaves in order when it is back", async () => {
  network.onLine = false;
  const { deferAct, sent, states } = await openQueue();
  for (const id of ["b", "a", "c"]) await deferAct(act(id));
  expect([sent, count()]).toEqual([[], "3 0"]);
  network.onLine = true;
  document.dispatchEvent(new Event("online"));
  await soon(() => expect(states()).toEqual([]));
  expect(sent).toEqual(["b", "a", "c"]);
});

test("a line that is cut is tried again by itself, from the same act", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { deferAct, sent } = await openQueue({ type: "cut" }, { type: "cut" });
  await deferAct(act("a"));
  await deferAct(act("b"));
  await soon(() => expect(sent).toEqual(["a", "a", "a", "b"]));
});

test("a browser that says « no network » where there is one is tried each minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  network.onLine = false;
  const { deferAct, sent } = await openQueue();
  await deferAct(act("a"));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sent).toEqual([]);
  await soon(() => expect(sent).toEqual(["a"]));
});

test("what a person must settle stays with what builds on it; the rest leaves", async () => {
  const detail = { conflicts: [{ field: "status", theirs: "CANCEL" }] };
  const met = { type: "refused", refused: "changed-meanwhile", detail } as const;
  network.onLine = false;
  const { deferAct, states, deferredActs, retryAct, sent } = await openQueue(met);
  await deferAct(act("a", "visit"));
  await deferAct(act("b", "visit"));
  await deferAct(act("c"));
  network.onLine = true;
  document.dispatchEvent(new Event("online"));
  await soon(() => expect(states()).toEqual(["a conflict", "b waiting"]));
  expect(count()).toBe("2 1");
  const [first] = deferredActs();
  if (!first) throw new Error("it waits");
  await retryAct(first, { id: "a", settled: true });
  await soon(() => expect(states()).toEqual([]));
  expect(sent).toEqual(["a", "c", "a", "b"]);
});

test("a withdrawn act never leaves, and a sign-out gives up what waits", async () => {
  network.onLine = false;
  const { deferAct, withdrawAct, clearDeferred, states, sent } = await openQueue();
  await deferAct(act("a"));
  await deferAct(act("b"));
  await withdrawAct("a");
  expect(states()).toEqual(["b waiting"]);
  await clearDeferred();
  network.onLine = true;
  document.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([sent, states(), count()]).toEqual([[], [], undefined]);
});

test("the next page goes on with what the last one left", async () => {
  network.onLine = false;
  const { deferAct } = await openQueue();
  await deferAct(act("a"));
  vi.resetModules();
  network.onLine = true;
  const next = await openQueue();
  await soon(() => expect(next.sent).toEqual(["a"]));
});
