import { expect, test } from "vitest";
import type { Instant } from "../../../../domain/time.ts";
import { grouped, waitedText } from "./group.ts";

const at = (text: string) => text as Instant;
const repair = (id: string, status: string, statusFrom: string, urgency = 0) => ({
  id,
  status,
  urgency,
  statusFrom: at(statusFrom),
});
const NOW = Date.parse("2026-11-23T10:00:00Z");

test("statuses follow the specification's order; inside, urgent first, then who waits longest", () => {
  const groups = grouped([
    repair("a", "Réparé", "2026-11-20T09:00:00Z"),
    repair("b", "Brouillon", "2026-11-22T09:00:00Z"),
    repair("c", "Brouillon", "2026-11-21T09:00:00Z"),
    repair("d", "Brouillon", "2026-11-23T09:00:00Z", 1),
  ]);
  expect(
    groups.map(({ status, repairs }) => [status, repairs.map(({ id }) => id).join("")]),
  ).toEqual([
    ["Brouillon", "dcb"],
    ["Réparé", "a"],
  ]);
});

test.each([
  ["2026-11-23T08:00:00Z", "depuis aujourd’hui"],
  ["2026-11-22T09:00:00Z", "depuis hier"],
  ["2026-11-13T09:00:00Z", "depuis 10\u202fjours"],
])("a status taken at %s has lasted « %s »", (since, expected) => {
  expect(waitedText(at(since), NOW)).toBe(expected);
});
