import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { checkStanding, isAcquaintance } from "./standing.ts";

const RULES = { per_network: 3, is_known: false };

test.each([
  ["nothing stands", { of_contact: 0, of_network: 0 }, RULES, undefined],
  ["two stand", { of_contact: 2, of_network: 2 }, RULES, undefined],
  ["the contact holds three", { of_contact: 3, of_network: 0 }, RULES, "too-many-bookings"],
  ["the network holds three", { of_contact: 0, of_network: 3 }, RULES, "too-many-from-network"],
  [
    "a known client shares that network",
    { of_contact: 0, of_network: 9 },
    { ...RULES, is_known: true },
    undefined,
  ],
  [
    "a known client holds three",
    { of_contact: 3, of_network: 0 },
    { ...RULES, is_known: true },
    "too-many-bookings",
  ],
  [
    "networks are not limited",
    { of_contact: 0, of_network: 99 },
    { ...RULES, per_network: 0 },
    undefined,
  ],
])("when %s", (_, standing, rules, word) => {
  expect(checkStanding(standing, rules)?.refused).toBe(word);
});

test.each([
  ["the shop wrote last month", "2026-10-20T09:00:00.000Z", true],
  ["a booking brought in this morning", "2026-11-23T06:00:00.000Z", false],
])("a client whom %s", (_, created_at, expected) => {
  const now = "2026-11-23T09:00:00.000Z" as Instant;
  expect(isAcquaintance({ created_at: created_at as Instant }, now)).toBe(expected);
  expect(isAcquaintance(undefined, now)).toBe(false);
});
