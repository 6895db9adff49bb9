import { expect, it } from "vitest";
import { batched, gathered, grouped, keyed } from "./batch.ts";

const rows = [
  { id: "1", of: "a" },
  { id: "2", of: "b" },
  { id: "3", of: "a" },
];

it("asks one question for the rows of a list, each id once", async () => {
  const asked: string[][] = [];
  const load = batched(async (_owner: object, ids: string[]) => {
    asked.push(ids);
    return keyed(rows, ({ id }) => id);
  });
  const request = {};
  const answers = await Promise.all(["1", "3", "1", "9"].map((id) => load(request, id)));
  expect(answers).toEqual([rows[0], rows[2], rows[0], undefined]);
  expect(asked).toEqual([["1", "3", "9"]]);
});

it("asks again later, and for each request apart", async () => {
  let asked = 0;
  const load = batched(async () => {
    asked++;
    return grouped(rows, ({ of }) => of);
  });
  const [one, other] = [{}, {}];
  expect(await Promise.all([load(one, "a"), load(other, "b")])).toEqual([
    [rows[0], rows[2]],
    [rows[1]],
  ]);
  expect(await load(one, "c")).toEqual([]);
  expect(asked).toBe(3);
});

it("fails for all who waited when the question fails", async () => {
  const load = batched(async (): Promise<(id: string) => never> =>
    Promise.reject(new Error("down")),
  );
  const request = {};
  const answers = await Promise.allSettled([load(request, "1"), load(request, "2")]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

it("makes one call of those of one turn for the same key, and another of the next turn", async () => {
  const calls: [string, readonly number[]][] = [];
  const send = gathered<number>(async (key, items) => {
    calls.push([key, [...items]]);
  });
  await Promise.all([send("a", [1]), send("b", [2]), Promise.resolve().then(() => send("a", [3]))]);
  await send("a", [4]);
  expect(calls).toEqual([
    ["a", [1, 3]],
    ["b", [2]],
    ["a", [4]],
  ]);
});

it("fails every call of the turn when the one call fails, and none of the next", async () => {
  let turn = 0;
  const send = gathered<number>(() =>
    turn++ === 0 ? Promise.reject(new Error("down")) : Promise.resolve(),
  );
  const answers = await Promise.allSettled([send("a", [1]), send("a", [2])]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await send("a", [3]);
});
