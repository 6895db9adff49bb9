import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimDrafts, clearDevice, unsentData } from "./device-data.ts";

/** As much of a browser's storage as is used here. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return typeof this[key] === "string" ? this[key] : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

let local: FakeStorage;
let session: FakeStorage;
let names: string[];

beforeEach(() => {
  [local, session] = [new FakeStorage(), new FakeStorage()];
  names = ["etabli-uploads", "autre"];
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("caches", {
    keys: async () => [...names],
    delete: async (name: string) => (names = names.filter((one) => one !== name)),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("an explicit sign-out leaves the preferences, and nothing of a client", async () => {
  local.setItem("etabli.session", "{}");
  local.setItem("etabli.agenda", "{}");
  local.setItem("etabli.wizard-drafts.s1", "[]");
  local.setItem("etabli.uploads", "[]");
  local.setItem("un-autre-site", "x");
  // How many acts of another person wait: theirs alone to give up.
  local.setItem("etabli.deferred.karim", "2 0");
  session.setItem("etabli.client-draft.c1", "{}");
  session.setItem("etabli.acting-shop", "s1");
  await clearDevice();
  expect(Object.keys(local)).toEqual(["etabli.agenda", "un-autre-site", "etabli.deferred.karim"]);
  expect(Object.keys(session)).toEqual([]);
  expect(names).toEqual(["autre"]);
});

test("a browser that refuses its caches signs out all the same, and says why in its log", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const refusal = new DOMException("The operation is insecure.", "SecurityError");
  vi.stubGlobal("caches", { keys: () => Promise.reject(refusal) });
  local.setItem("etabli.session", "{}");
  await clearDevice();
  expect([Object.keys(local), logged.mock.calls]).toEqual([[], [["caches", refusal]]]);
  logged.mockRestore();
});

test("what one person typed waits for their next sign-in, and is gone for the next person", () => {
  claimDrafts("sylvie");
  local.setItem("etabli.quote-draft.q1", "{}");
  session.setItem("etabli.note-draft.r1", "Elle fuit");
  local.setItem("etabli.agenda", "{}");
  claimDrafts("sylvie");
  expect(unsentData("sylvie").drafts).toBe(2);
  claimDrafts("karim");
  expect(unsentData("sylvie").drafts).toBe(0);
  expect(local.getItem("etabli.agenda")).toBe("{}");
  local.setItem("etabli.quote-draft.q2", "{}");
  claimDrafts("karim");
  expect(unsentData("sylvie").drafts).toBe(1);
});

test("photos that wait and what is not saved are counted before", () => {
  expect(unsentData("sylvie")).toEqual({ photos: 0, drafts: 0, acts: 0 });
  local.setItem("etabli.uploads", JSON.stringify([{ success: true }, { success: false }]));
  local.setItem("etabli.quote-draft.q1", "{}");
  session.setItem("etabli.client-draft.c1", "{}");
  local.setItem("etabli.deferred.sylvie", "3 1");
  local.setItem("etabli.deferred.karim", "7 0");
  expect(unsentData("sylvie")).toEqual({ photos: 1, drafts: 2, acts: 3 });
  local.setItem("etabli.uploads", "illisible");
  expect(unsentData("sylvie").photos).toBe(0);
});
