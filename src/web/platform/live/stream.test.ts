/** The connection cut, refused or silent, and the events sent to the screens when it is back. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Source } from "../../../../test/event-source.ts";
import { openStream, type LiveEvent } from "./stream.ts";

const heard: LiveEvent[] = [];
const states: boolean[] = [];
const onRefused = vi.fn<() => void>();
let stop = (): void => undefined;
const last = () => Source.last();
const names = () => heard.splice(0).map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  stop = openStream({
    url: (since) => `/live?since=${since ?? "none"}`,
    since: () => heard.findLast(({ id }) => id > 0)?.id,
    onEvent: (event) => heard.push(event),
    onRefused,
    onState: (isOpen) => states.push(isOpen),
  });
});
afterEach(() => {
  stop();
  [Source.opened, heard, states].forEach((list) => list.splice(0));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("cut for a moment, the browser comes back by itself: nothing is opened twice", () => {
  last().hear("changed", 7);
  last().dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(20_000);
  expect([Source.opened.length, onRefused.mock.calls.length]).toEqual([1, 0]);
  last().hear("changed", 8);
  expect(names()).toEqual(["changed", "changed"]);
});

test("refused, it is asked for again from the last event, less and less often; open again, everything is read once", () => {
  last().hear("notification", 41);
  for (const [turn, wait] of [5, 10, 20, 40, 60, 60].entries()) {
    last().refuse();
    vi.advanceTimersByTime(wait * 1_000 - 1);
    expect(Source.opened).toHaveLength(turn + 1);
    vi.advanceTimersByTime(1);
    expect(Source.opened).toHaveLength(turn + 2);
  }
  expect(onRefused).toHaveBeenCalledTimes(6);
  expect(last().url).toBe("/live?since=41");
  expect(names()).toEqual(["notification"]);
  last().open();
  last().open();
  expect(names()).toEqual(["resync", "beat"]);
  last().refuse();
  vi.advanceTimersByTime(5_000);
  expect(Source.opened).toHaveLength(8);
});

test("without a word for a minute it is given up for a new one; a beat is a word", () => {
  last().open();
  vi.advanceTimersByTime(50_000);
  last().hear("beat", 0);
  vi.advanceTimersByTime(59_999);
  expect(Source.opened).toHaveLength(1);
  const silent = last();
  vi.advanceTimersByTime(1);
  expect([Source.opened.length, silent.readyState]).toEqual([2, Source.CLOSED]);
  last().open();
  expect(names()).toEqual(["beat", "beat", "resync"]);
});

test("asked for again and never answered, it is given up after a minute too", () => {
  vi.advanceTimersByTime(59_999);
  expect(Source.opened).toHaveLength(1);
  vi.advanceTimersByTime(60_001);
  expect(Source.opened).toHaveLength(3);
});

test("its reader knows whether it is open", () => {
  last().open();
  last().dispatchEvent(new Event("error"));
  last().open();
  last().refuse();
  expect(states).toEqual([true, false, true, false]);
});

test("left, it neither listens nor comes back", () => {
  last().refuse();
  stop();
  vi.advanceTimersByTime(120_000);
  expect(Source.opened).toHaveLength(1);
});
