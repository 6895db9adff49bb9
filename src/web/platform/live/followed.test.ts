import { expect, test } from "vitest";
import { follow, isFollowed } from "./followed.ts";

test("an answer is taken from who follows at least the same nouns, as long as somebody does", () => {
  const shop = { key: 1, nouns: ["shop"] } as const;
  expect(isFollowed(shop)).toBe(false);
  const leave = follow({ key: 1, nouns: ["shop", "client"] });
  const leaveToo = follow(shop);
  expect(isFollowed(shop)).toBe(true);
  expect(isFollowed({ key: 1, nouns: ["client", "shop"] })).toBe(true);
  expect(isFollowed({ key: 1, nouns: ["shop", "event"] })).toBe(false);
  expect(isFollowed({ key: 2, nouns: ["shop"] })).toBe(false);
  leave();
  expect(isFollowed(shop)).toBe(true);
  expect(isFollowed({ key: 1, nouns: ["client"] })).toBe(false);
  leaveToo();
  leaveToo();
  expect(isFollowed(shop)).toBe(false);
});

test("two parts that follow the same are two", () => {
  const read = { key: 3, nouns: ["event"] } as const;
  const leave = follow(read);
  const leaveToo = follow(read);
  leave();
  expect(isFollowed(read)).toBe(true);
  leaveToo();
  expect(isFollowed(read)).toBe(false);
});
