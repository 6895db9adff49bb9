import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { shareStream } from "./share.ts";
import type { LiveEvent } from "./stream.ts";

const event = (id: number): LiveEvent => ({ name: "notification", data: "{}", id });

/** A tab, its connection if it has one, and what it heard. */
function openTab(name: string) {
  const heard: number[] = [];
  const tab = {
    heard,
    send: undefined as ((event: LiveEvent) => void) | undefined,
    close: () => undefined as void,
  };
  tab.close = shareStream({
    name,
    connect: (onEvent) => {
      tab.send = onEvent;
      return () => (tab.send = undefined);
    },
    onEvent: ({ id }) => heard.push(id),
  });
  return tab;
}

test("one tab reads the stream for all; when it closes the next one takes over", async () => {
  const first = openTab("etabli-live:a");
  await vi.waitFor(() => expect(first.send).toBeDefined());
  const second = openTab("etabli-live:a");
  const stranger = openTab("etabli-live:b");
  await vi.waitFor(() => expect(stranger.send).toBeDefined());
  expect(second.send).toBeUndefined();
  first.send?.(event(1));
  await vi.waitFor(() => expect(second.heard).toEqual([1]));
  expect(first.heard).toEqual([1]);
  first.close();
  await vi.waitFor(() => expect(second.send).toBeDefined());
  second.send?.(event(2));
  await sleep(20);
  expect([first.heard, second.heard, stranger.heard]).toEqual([[1], [1, 2], []]);
  second.close();
  stranger.close();
});
