import { expect, test } from "vitest";
import type { Instant } from "../../../domain/time.ts";
import { isHeld } from "./held.ts";

const UNTIL = "2026-11-23T06:15:00.000Z" as Instant;

test.each([
  ["waits for the client", "TODO", { held_until: UNTIL }, true],
  ["was cancelled meanwhile", "CANCEL", { held_until: UNTIL }, false],
  ["was done meanwhile", "DONE", { held_until: UNTIL }, false],
  ["stands", "TODO", { held_until: null }, false],
  ["is for no repair", "TODO", null, false],
])("an appointment that %s", (_, status, repair, expected) => {
  expect(isHeld({ status, repair })).toBe(expected);
});
