import { afterEach, expect, test, vi } from "vitest";
import { callsInHand, holdCall } from "./calls-in-hand.ts";

afterEach(() => vi.unstubAllGlobals());

/** Locks are given and taken back in turns of their own. */
async function inHand(...expected: string[]): Promise<void> {
  await vi.waitFor(async () => expect([...(await callsInHand())].toSorted()).toEqual(expected));
}

test("a call that is being typed is known to be, until it is let go", async () => {
  const letGo = holdCall("call-a");
  const letGoOther = holdCall("call-b");
  await inHand("call-a", "call-b");
  letGo();
  await inHand("call-b");
  letGoOther();
  await inHand();
});

test("a second tab on the same call holds it once the first has let go", async () => {
  const first = holdCall("call-c");
  const second = holdCall("call-c");
  await inHand("call-c");
  first();
  await inHand("call-c");
  second();
  await inHand();
});

test("one that gives up while it waits leaves the other in peace", async () => {
  const first = holdCall("call-d");
  const second = holdCall("call-d");
  await inHand("call-d");
  second();
  await inHand("call-d");
  first();
  await inHand();
});

test("what else is locked on the device is no call", async () => {
  await navigator.locks.request("etabli-upload-1", async () => {
    expect(await callsInHand()).toEqual(new Set());
  });
});

test("a browser without locks holds nothing and proposes everything", async () => {
  vi.stubGlobal("navigator", {});
  holdCall("call-e")();
  expect(await callsInHand()).toEqual(new Set());
});
