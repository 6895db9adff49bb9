/** A client's page when the server restarts, when the network is cut, and in an old browser. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Source } from "../../../../test/event-source.ts";
import { followSheet } from "./follow.ts";

const learnt: unknown[] = [];
let state = { status: "Réparé" };
const read = vi.fn<typeof fetch>(async () => Response.json(state));
const follow = () =>
  followSheet({
    sheetid: "abc",
    onProps: ({ status }) => learnt.push(status),
    onConnected: (connected) => learnt.push(connected),
  });
const settle = () => vi.advanceTimersByTimeAsync(0);
const heard = () => learnt.splice(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", read);
  state = { status: "Réparé" };
});
afterEach(() => {
  [Source.opened, learnt].forEach((list) => list.splice(0));
  read.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("refused while the server restarts, the page says so, comes back by itself and reads what it missed", async () => {
  vi.stubGlobal("EventSource", Source);
  const stop = follow();
  Source.last().open();
  Source.last().hear("changed", 1);
  await settle();
  expect(heard()).toEqual([true, "Réparé"]);
  Source.last().refuse();
  expect(heard()).toEqual([false]);
  state = { status: "Attente de réglement" };
  await vi.advanceTimersByTimeAsync(7_000);
  Source.last().open();
  await settle();
  expect([Source.opened.length, heard()]).toEqual([2, [true, "Attente de réglement"]]);
  Source.last().hear("beat", 2);
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
  stop();
  expect(Source.last().readyState).toBe(Source.CLOSED);
});

test("it also asks by itself now and then: a round that comes near is no change of this repair", async () => {
  vi.stubGlobal("EventSource", Source);
  const stop = follow();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(heard()).toEqual(["Réparé"]);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heard()).toEqual([]);
});

test("a state that cannot be read leaves the page as it is", async () => {
  vi.stubGlobal("EventSource", Source);
  const stop = follow();
  read.mockRejectedValueOnce(new TypeError("cut"));
  read.mockResolvedValueOnce(new Response("", { status: 503 }));
  for (const id of [1, 2]) Source.last().hear("changed", id);
  await settle();
  expect([read.mock.calls.length, heard()]).toEqual([2, []]);
  stop();
});

test("without server-sent events it asks every minute, until it is left", async () => {
  vi.stubGlobal("EventSource", undefined);
  const stop = follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard()).toEqual(["Réparé"]);
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(read).toHaveBeenCalledTimes(1);
});
