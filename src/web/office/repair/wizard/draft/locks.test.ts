import { afterEach, expect, test, vi } from "vitest";
import { draftsInHand, holdDraft } from "./locks.ts";

afterEach(() => vi.unstubAllGlobals());

/** Locks are given and taken back in turns of their own. */
async function inHand(...expected: string[]): Promise<void> {
  await vi.waitFor(async () => expect([...(await draftsInHand())].toSorted()).toEqual(expected));
}

test("a draft that is being typed is known to be, until it is let go", async () => {
  const letGo = holdDraft("draft-a");
  const letGoOther = holdDraft("draft-b");
  await inHand("draft-a", "draft-b");
  letGo();
  await inHand("draft-b");
  letGoOther();
  await inHand();
});

test("a second tab on the same draft holds it once the first has let go", async () => {
  const first = holdDraft("draft-c");
  const second = holdDraft("draft-c");
  await inHand("draft-c");
  first();
  await inHand("draft-c");
  second();
  await inHand();
});

test("one that gives up while it waits leaves the other in peace", async () => {
  const first = holdDraft("draft-d");
  const second = holdDraft("draft-d");
  await inHand("draft-d");
  second();
  await inHand("draft-d");
  first();
  await inHand();
});

test("what else is locked on the device is no draft", async () => {
  await navigator.locks.request("etabli-upload-1", async () => {
    expect(await draftsInHand()).toEqual(new Set());
  });
});

test("a browser without locks holds nothing and proposes everything", async () => {
  vi.stubGlobal("navigator", {});
  holdDraft("draft-e")();
  expect(await draftsInHand()).toEqual(new Set());
});
