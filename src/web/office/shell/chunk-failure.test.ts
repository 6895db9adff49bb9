import { expect, test } from "vitest";
import { mayReload } from "./chunk-failure.ts";

test.each([
  ["never reloaded", Number.NaN, 1_000_000, true],
  ["reloaded 59 s ago", 941_000, 1_000_000, false],
  ["reloaded 60 s ago", 940_000, 1_000_000, true],
])("a page %s may reload: %s", (_, last, now, expected) => {
  expect(mayReload(last, now)).toBe(expected);
});
