import { describe, expect, test } from "vitest";
import { epochOf, toInstant, type Instant } from "../time.ts";
import { isLate, lateBefore } from "./late.ts";
import { REPAIR_STATUSES } from "./status.ts";

const NOW = Date.parse("2026-11-23T10:00:00Z");

describe("what is late", () => {
  test.each([
    ["Devis à faire", "2026-11-20T09:00:00Z", true],
    ["Devis à faire", "2026-11-22T09:00:00Z", false],
    ["Devis à faire", "2026-11-21T10:00:00Z", false],
    ["Devis à faire", "2026-11-21T09:59:59Z", true],
    ["Devis à envoyer", "2026-11-22T09:00:00Z", true],
    ["Devis en attente Client", "2026-11-18T09:00:00Z", false],
    ["Attente de réglement", "2026-11-08T09:00:00Z", true],
    ["Devis accepté", "2026-11-21T09:00:00Z", true],
    ["En essai", "2026-11-21T09:00:00Z", false],
    ["Brouillon", "2025-11-18T09:00:00Z", false],
    ["Terminer/Archivé", "2025-11-18T09:00:00Z", false],
    ["Perdu", "2025-11-18T09:00:00Z", false],
  ])("%s since %s: %s", (status, since, late) => {
    expect(isLate({ status, statusFrom: since as Instant }, NOW)).toBe(late);
  });
});

test("the bound of a list says the same as the rule, to the millisecond", () => {
  const bounds = new Map(lateBefore(NOW).map(({ status, before }) => [status, before]));
  for (const status of REPAIR_STATUSES) {
    const before = bounds.get(status);
    const sinces = [0, 1, 3, 8, 12, 20].map((days) => NOW - days * 86_400_000);
    const around = before ? [-1, 0, 1].map((ms) => epochOf(before) + ms) : [];
    for (const since of [...sinces, ...around].map(toInstant))
      expect(isLate({ status, statusFrom: since }, NOW), `${status} since ${since}`).toBe(
        before !== undefined && since < before,
      );
  }
});
