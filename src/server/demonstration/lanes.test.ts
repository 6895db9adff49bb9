import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLanes } from "./lanes.ts";

/** Work that notes its beginning and its end, some turns of the event loop apart. */
function journal() {
  const notes: string[] = [];
  const work = (name: string, turns: number) => async () => {
    notes.push(`${name} begins`);
    for (let left = turns; left > 0; left--) await turn();
    notes.push(`${name} ends`);
    return name;
  };
  return { notes, work };
}

const ready = Promise.resolve();

test("the timers of a person are started one after the other, in the order of starting", async () => {
  const { notes, work } = journal();
  const lanes = createLanes();
  void lanes.start("timers", ready, work("first", 9));
  void lanes.start("timers", ready, work("second", 1));
  await lanes.finished();
  expect(notes).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("timers and the ledger do not wait for each other, nor does a step without a lane", async () => {
  const { notes, work } = journal();
  const lanes = createLanes();
  void lanes.start("timers", ready, work("quote", 9));
  void lanes.start("ledger", ready, work("invoice", 6));
  void lanes.start(undefined, ready, work("photo", 3));
  await lanes.finished();
  expect(notes.slice(0, 3)).toEqual(["quote begins", "invoice begins", "photo begins"]);
  expect(notes.slice(3)).toEqual(["photo ends", "invoice ends", "quote ends"]);
});

test("a step waits for the steps before it of its own story, and knows what they made", async () => {
  const { notes, work } = journal();
  const lanes = createLanes();
  const draft = lanes.start(undefined, ready, work("draft", 5));
  const sent = lanes.start("timers", draft, async (made) => `${made}, sent`);
  expect(await sent).toBe("draft, sent");
  expect(notes).toEqual(["draft begins", "draft ends"]);
});

test("a lane that waits for a story keeps its place: what was started after comes after", async () => {
  const { notes, work } = journal();
  const lanes = createLanes();
  const slow = lanes.start(undefined, ready, work("slow draft", 9));
  void lanes.start("timers", slow, work("its sending", 1));
  void lanes.start("timers", ready, work("a later sending", 1));
  await lanes.finished();
  expect(notes.indexOf("its sending ends")).toBeLessThan(notes.indexOf("a later sending begins"));
});

test("a failure is reported once all was started, and what depends on it does not run", async () => {
  const { notes, work } = journal();
  const lanes = createLanes();
  const failed = lanes.start(undefined, ready, () => Promise.reject(new Error("no such quote")));
  void lanes.start("timers", failed, work("sending", 1));
  await turn();
  await expect(lanes.finished()).rejects.toThrow("no such quote");
  expect(notes).toEqual([]);
});

test("nothing started is finished", async () => {
  await expect(createLanes().finished()).resolves.toBeUndefined();
});
