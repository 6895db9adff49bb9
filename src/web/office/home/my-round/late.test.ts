import { expect, test } from "vitest";
import type { Instant } from "../../../../domain/time.ts";
import { isLate } from "./late.ts";

const ZONE = "Europe/Paris";
const at = (text: string) => new Date(text).toISOString() as Instant;
const VISIT = { start_at: at("2026-11-30T08:00:00Z"), public_end_at: null, arrived_at: null };
const WINDOW = { ...VISIT, public_end_at: at("2026-11-30T10:00:00Z") };

test.each([
  ["before its hour", VISIT, "2026-11-30T07:59:00Z", false],
  ["past its hour", VISIT, "2026-11-30T08:01:00Z", true],
  ["past its hour, within the window announced", WINDOW, "2026-11-30T09:59:00Z", false],
  ["past the window announced", WINDOW, "2026-11-30T10:01:00Z", true],
  ["arrived", { ...WINDOW, arrived_at: at("2026-11-30T10:30:00Z") }, "2026-11-30T11:00:00Z", false],
  ["on the second day of works", VISIT, "2026-12-01T08:01:00Z", false],
])("%s", (_, visit, now, late) => {
  expect(isLate(visit, at(now), ZONE)).toBe(late);
});
