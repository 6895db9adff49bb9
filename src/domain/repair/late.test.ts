import { describe, expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { isLate } from "./late.ts";

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
    ["Brouillon", "2025-11-18T09:00:00Z", false],
    ["Terminer/Archivé", "2025-11-18T09:00:00Z", false],
    ["Perdu", "2025-11-18T09:00:00Z", false],
  ])("%s since %s: %s", (status, since, late) => {
    expect(isLate({ status, statusFrom: since as Instant }, NOW)).toBe(late);
  });
});
