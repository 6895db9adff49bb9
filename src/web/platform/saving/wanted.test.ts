import { expect, test } from "vitest";
import { keepWanted } from "./wanted.ts";

/** A server that answers when the test says so. */
const slowServer = () => {
  const asked: { value: string; answer: () => void }[] = [];
  const save = (value: string) => () =>
    new Promise<void>((answer) => asked.push({ value, answer }));
  return { asked, save };
};

test("two choices made at once leave one after the other, and the last one stays on the screen", async () => {
  const { asked, save } = slowServer();
  const { read, watch, choose } = keepWanted<string>();
  const seen: (string | undefined)[] = [];
  const leave = watch(() => seen.push(read()?.value));
  const first = choose("week", save("week"));
  const second = choose("week, hours", save("week, hours"));
  await Promise.resolve();
  expect(asked.map(({ value }) => value)).toEqual(["week"]);
  asked[0]?.answer();
  await first;
  expect(read()).toEqual({ value: "week, hours" });
  expect(asked.map(({ value }) => value)).toEqual(["week", "week, hours"]);
  asked[1]?.answer();
  await second;
  expect(seen).toEqual(["week", "week, hours", undefined]);
  leave();
  void choose("day", save("day"));
  expect(seen).toHaveLength(3);
});
