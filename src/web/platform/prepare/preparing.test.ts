import { expect, test, vi } from "vitest";
import { prepareEach, preparingNow, watchPreparing } from "./preparing.ts";

const files = (...names: string[]) => names.map((name) => new File(["x"], name));
const names = () => preparingNow().map(({ filename }) => filename);

test("what is chosen is shown at once, in its order, and leaves the list one by one", async () => {
  const seen: string[][] = [];
  const shown = vi.fn<() => void>();
  const stop = watchPreparing(shown);
  await prepareEach(files("a", "b", "c"), "r1", async () => void seen.push(names()));
  expect(seen).toEqual([["a", "b", "c"], ["b", "c"], ["c"]]);
  expect([names(), shown.mock.calls.length]).toEqual([[], 4]);
  stop();
});

test("two choices at once do not take each other's files away", async () => {
  let release = () => undefined as void;
  const first = prepareEach(files("a"), "r1", () => new Promise((done) => (release = done)));
  await prepareEach(files("a", "b"), "r2", async () => undefined);
  expect(preparingNow()).toEqual([{ recipientID: "r1", filename: "a" }]);
  release();
  await first;
  expect(names()).toEqual([]);
});

test("one that fails is not shown for ever", async () => {
  const failing = prepareEach(files("a"), "r1", () => Promise.reject(new Error("full")));
  await expect(failing).rejects.toThrow("full");
  expect(names()).toEqual([]);
});
