import { expect, test } from "vitest";
import { finishBeforeCommit, leaveForCommit } from "./before-commit.ts";

const finished = async (db: object): Promise<string[][]> => {
  const asked: string[][] = [];
  await finishBeforeCommit(db, async (_db, ids) => void asked.push([...ids]));
  return asked;
};

test("what several acts of a transaction leave is finished in one go, in their order", async () => {
  const db = {};
  leaveForCommit(db, ["one"]);
  leaveForCommit(db, ["two", "three"]);
  expect(await finished(db)).toEqual([["one", "two", "three"]]);
});

test("a transaction that left nothing, or nothing but an empty list, calls nobody", async () => {
  const db = {};
  leaveForCommit({}, ["of another transaction"]);
  leaveForCommit(db, []);
  expect(await finished(db)).toEqual([]);
});
