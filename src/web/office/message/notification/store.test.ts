import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  isUnread,
  keptNotifications,
  noteConnection,
  notificationList,
  readKept,
  receive,
  watchNotifications,
  withNotification,
  type KeptNotification,
} from "./store.ts";

const one = (id: string, facts: Partial<KeptNotification> = {}): KeptNotification => ({
  id,
  type: "event",
  kind: "booking",
  data: { title: "Nouvelle réservation", subtitle: "", repair_id: "r" },
  path: "/app/sheet/r",
  assigned_to: null,
  done_at: null,
  read_at: null,
  created_at: `2026-11-23T08:00:0${id}.000Z`,
  ...facts,
});

test("the newest first, each once, as it was last received", () => {
  const list = [one("1"), one("3"), one("2")].reduce<KeptNotification[]>(withNotification, []);
  expect(list.map(({ id }) => id)).toEqual(["3", "2", "1"]);
  const read = withNotification(list, one("2", { read_at: "2026-11-23T09:00:00.000Z" }));
  expect(read.map(isUnread)).toEqual([true, false, true]);
});

test("one that a colleague dealt with is not counted", () => {
  expect(isUnread(one("1", { done_at: "2026-11-23T09:00:00.000Z" }))).toBe(false);
});

test.each<[string, string | null]>([
  ["nothing kept", null],
  ["spoiled text", "{"],
  ["another person's list", JSON.stringify({ owner: "b:s", lastConnection: 5, list: [one("1")] })],
  ["another shape", JSON.stringify({ owner: "a:s", list: [{}] })],
])("%s is an empty list", (_case, text) => {
  expect(readKept(text, "a:s")).toEqual({ owner: "a:s", lastConnection: 0, list: [] });
});

test("one's own list and last connection are found again", () => {
  const kept = { owner: "a:s", lastConnection: 5, list: [one("1")] };
  expect(readKept(JSON.stringify(kept), "a:s")).toEqual(kept);
});

describe("what is kept on the device", () => {
  const kept = new Map<string, string>();
  const write = vi.fn<(key: string, text: string) => void>((key, text) => void kept.set(key, text));
  beforeEach(() => {
    vi.useFakeTimers();
    write.mockClear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: write,
    });
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("only what comes or changes is drawn: all else in the shop moves the last connection alone", () => {
    const drawn = vi.fn<() => void>();
    const stop = watchNotifications(drawn);
    receive(one("1"));
    const list = notificationList();
    noteConnection(5);
    expect([keptNotifications().lastConnection, drawn.mock.calls.length]).toEqual([5, 1]);
    expect(notificationList()).toBe(list);
    receive(one("2"));
    expect(drawn).toHaveBeenCalledTimes(2);
    // The one that was there is the same object: its line is not drawn again.
    expect(notificationList()[1]).toBe(list[0]);
    stop();
  });

  test("a burst is written once", () => {
    for (const at of [10, 11, 12]) noteConnection(at);
    expect(write).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(write).toHaveBeenCalledTimes(1);
    expect([...kept.values()].map((text) => JSON.parse(text))).toMatchObject([
      { lastConnection: 12 },
    ]);
  });
});
