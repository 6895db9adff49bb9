/** What the browser shows of a notification, by what it allows and by where the person looks. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canAskOutside, sayWhenWatched, showOutside } from "./outside.ts";
import type { KeptNotification } from "./store.ts";

const shown: string[] = [];
/** As a desktop's browser. */
class Desktop extends EventTarget {
  static permission = "granted";
  constructor(title: string) {
    super();
    if (Desktop.permission === "granted") shown.push(title);
  }
}
/** As a telephone's: only a service worker may show one. */
class Telephone {
  static permission = "default";
  constructor() {
    throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification()");
  }
}

class Page extends EventTarget {
  visibilityState = "hidden";
  turn(state: "hidden" | "visible"): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}
const one = (minutesAgo = 0): KeptNotification => ({
  id: "1",
  type: "event",
  kind: "mention",
  data: { title: "Sylvie ROUX vous mentionne", subtitle: "", repair_id: "r" },
  path: "/app/sheet/r",
  assigned_to: null,
  done_at: null,
  read_at: null,
  created_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
});
const shownFor = async (notification: KeptNotification) => {
  await showOutside(notification);
  return shown.splice(0).length;
};

let tab: Page;
beforeEach(() => {
  tab = new Page();
  vi.stubGlobal("document", tab);
  vi.stubGlobal("Notification", Desktop);
});
afterEach(() => {
  Desktop.permission = "granted";
  vi.unstubAllGlobals();
});

test("it is shown to who looks elsewhere, not to who looks at this tab, nor long after", async () => {
  expect(await shownFor(one())).toBe(1);
  expect(await shownFor(one(6))).toBe(0);
  tab.turn("visible");
  expect(await shownFor(one())).toBe(0);
});

test("nor to who looks at another tab of the office", async () => {
  const other = new Page();
  other.visibilityState = "visible";
  vi.stubGlobal("document", other);
  const stop = sayWhenWatched();
  vi.stubGlobal("document", tab);
  expect(await shownFor(one())).toBe(0);
  vi.stubGlobal("document", other);
  other.turn("hidden");
  vi.stubGlobal("document", tab);
  await vi.waitFor(async () => expect(await shownFor(one())).toBe(1));
  vi.stubGlobal("document", other);
  other.turn("visible");
  stop();
  vi.stubGlobal("document", tab);
  await vi.waitFor(async () => expect(await shownFor(one())).toBe(1));
});

test("an address without locks knows this tab only", async () => {
  vi.stubGlobal("navigator", {});
  const stop = sayWhenWatched();
  expect(await shownFor(one())).toBe(1);
  stop();
});

test("not allowed, nothing is shown; it is asked only where the browser can show it", async () => {
  Desktop.permission = "default";
  expect([await shownFor(one()), canAskOutside(), shown.length]).toEqual([0, true, 0]);
  vi.stubGlobal("Notification", Telephone);
  expect(canAskOutside()).toBe(false);
  Telephone.permission = "granted";
  expect(await shownFor(one())).toBe(0);
  vi.stubGlobal("Notification", undefined);
  expect([canAskOutside(), await shownFor(one())]).toEqual([false, 0]);
});
