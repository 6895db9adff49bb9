/** What another tab of the same browser does to the session of this one. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const SESSION_KEY = "etabli.session";
const session = (id: string) =>
  JSON.stringify({
    me: { id, firstname: "Marc", lastname: "Delmas", role: "OWNER", shop_id: "s1" },
    token: "",
    expire_at: "2026-11-28T10:00:00.000Z",
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
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.resetModules();
  kept.clear();
  kept.set(SESSION_KEY, session("marc"));
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** As the browser tells the other tabs of a change. */
function inAnotherTab(key: string, text: string | undefined): void {
  if (text === undefined) kept.delete(key);
  else kept.set(key, text);
  page.dispatchEvent(Object.assign(new Event("storage"), { key }));
}

async function watched() {
  const { watchPerson } = await import("./session-end.ts");
  const heard: string[] = [];
  const stop = watchPerson({
    onLeft: () => heard.push("left"),
    onReplaced: () => heard.push("replaced"),
  });
  return { heard, stop };
}

test("signed out in another tab, this one leaves too, once", async () => {
  const { heard, stop } = await watched();
  inAnotherTab("etabli.agenda", "{}");
  inAnotherTab(SESSION_KEY, undefined);
  expect(heard).toEqual(["left"]);
  stop();
  inAnotherTab(SESSION_KEY, undefined);
  expect(heard).toHaveLength(1);
});

test("checked again for the same person, nothing moves; another person's sign-in begins anew", async () => {
  const { heard, stop } = await watched();
  inAnotherTab(SESSION_KEY, session("marc"));
  expect(heard).toEqual([]);
  inAnotherTab(SESSION_KEY, session("karim"));
  expect(heard).toEqual(["replaced"]);
  stop();
});
