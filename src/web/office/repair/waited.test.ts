import { expect, test } from "vitest";
import type { Instant } from "../../../domain/time.ts";
import { waitedText } from "./waited.ts";

const at = (text: string) => text as Instant;
const NOW = Date.parse("2026-11-23T10:00:00Z");

test.each([
  ["2026-11-23T08:00:00Z", "depuis aujourd’hui"],
  ["2026-11-22T09:00:00Z", "depuis hier"],
  ["2026-11-13T09:00:00Z", "depuis 10\u202fjours"],
])("a status taken at %s has lasted « %s »", (since, expected) => {
  expect(waitedText(at(since), NOW)).toBe(expected);
});
