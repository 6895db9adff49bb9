import { expect, test } from "vitest";
import { RETRY_SECONDS, retryDelay } from "./retry.ts";

test.each([
  [1, 10],
  [2, 30],
  [9, 43_200],
  [10, undefined],
  [0, undefined],
])("after %d failures, wait %s seconds", (attempts, seconds) => {
  expect(retryDelay(attempts)).toBe(seconds);
});

test("waits grow, the first under 30 seconds, and a mail server down for a day loses nothing", () => {
  expect([...RETRY_SECONDS].sort((a, b) => a - b)).toEqual(RETRY_SECONDS);
  expect(RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(24 * 3600);
  expect(retryDelay(RETRY_SECONDS.length + 1)).toBeUndefined();
});
