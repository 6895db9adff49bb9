import { expect, test } from "vitest";
import { DEFAULT_ZONE } from "../../../../../domain/time.ts";
import { copyText, isBeingMade, percentOf, readCopies, type ShopCopy } from "./words.ts";

const copy: ShopCopy = {
  id: "a",
  asked_at: "2026-11-23T11:00:00.000Z",
  done: 0,
  parts: 0,
  bytes: 0,
  ready_at: null,
  failed_at: null,
  expires_at: null,
};
const ready = {
  ...copy,
  bytes: 12_345_678,
  ready_at: "2026-11-23T11:02:00.000Z",
  expires_at: "2026-11-30T11:02:00.000Z",
};

test.each<[string, ShopCopy, RegExp]>([
  ["being made", { ...copy, done: 30, parts: 60 }, /: 50\u00a0% écrits…$/],
  ["not begun", copy, /: 0\u00a0% écrits…$/],
  ["ready", ready, /, 12,3\u00a0Mo, à prendre avant .*30 nov/],
  ["failed", { ...copy, failed_at: copy.asked_at }, /n’a pas abouti/],
])("a copy that is %s says so", (_, one, text) => {
  expect(copyText(one, DEFAULT_ZONE)).toMatch(text);
});

test("a copy is asked for again until it is ready or failed", () => {
  expect(isBeingMade(copy)).toBe(true);
  expect(isBeingMade(ready)).toBe(false);
  expect(isBeingMade({ ...copy, failed_at: copy.asked_at })).toBe(false);
  expect(percentOf({ ...copy, done: 1, parts: 3 })).toBe(33);
});

test("what is no list of copies is not read as one", () => {
  expect(readCopies({ copies: [copy] })).toEqual([copy]);
  expect(readCopies({ copies: [{ id: 1 }] })).toBeUndefined();
  expect(readCopies(undefined)).toBeUndefined();
});
