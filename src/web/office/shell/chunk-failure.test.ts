import { expect, test } from "vitest";
import { mayBeCut, mayReload } from "./chunk-failure.ts";

test.each([
  ["never reloaded", Number.NaN, 1_000_000, true],
  ["reloaded 59 s ago", 941_000, 1_000_000, false],
  ["reloaded 60 s ago", 940_000, 1_000_000, true],
])("a page %s may reload: %s", (_, last, now, expected) => {
  expect(mayReload(last, now)).toBe(expected);
});

test.each([
  ["was never lost", Number.NaN, false],
  ["came back 29 s ago", 971_000, true],
  ["came back 30 s ago", 970_000, false],
])("when the network %s, a failed fetch may come from the cut: %s", (_, back, expected) => {
  expect(mayBeCut(back, 1_000_000)).toBe(expected);
});
