import { describe, expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { blockedBefore, blockedWords, isBlocked } from "./blocked.ts";
import { isLate } from "./late.ts";
import { REPAIR_STATUSES } from "./status.ts";

const NOW = "2026-11-23T10:00:00.000Z" as Instant;
const LONG_AGO = "2026-10-01T08:00:00.000Z" as Instant;

const visit = (start_at: string, end_at: string, status = "TODO") => ({
  id: start_at,
  kind: "Réparation",
  where: "Chez le client",
  status,
  start_at: start_at as Instant,
  end_at: end_at as Instant,
  people: [],
});
const TOMORROW = visit("2026-11-24T08:00:00.000Z", "2026-11-24T09:00:00.000Z");
const YESTERDAY = visit("2026-11-22T08:00:00.000Z", "2026-11-22T09:00:00.000Z");
const CANCELLED = { ...TOMORROW, status: "CANCEL" };

describe("what is blocked", () => {
  test.each([
    ["Devis à faire", [], true],
    ["Devis à faire", [TOMORROW], false],
    ["Devis à faire", [YESTERDAY], true],
    ["Devis à faire", [CANCELLED], true],
    ["Prêt à réparer", [TOMORROW], false],
    ["Attente de pièces", [TOMORROW], true],
    ["Devis à envoyer", [TOMORROW], true],
    ["Terminer/Archivé", [], false],
    ["Perdu", [], false],
  ])("%s for weeks with %j: %s", (status, visits, blocked) => {
    expect(isBlocked({ status, statusFrom: LONG_AGO, visits }, NOW)).toBe(blocked);
  });

  test("what is not late yet is not blocked", () => {
    expect(isBlocked({ status: "Réparé", statusFrom: NOW, visits: [] }, NOW)).toBe(false);
  });
});

test("the bounds of a list are those of lateness, and say in which status a visit explains the wait", () => {
  const bounds = blockedBefore(Date.parse(NOW));
  expect(bounds.filter(({ visits }) => visits).map(({ status }) => status)).toEqual([
    "Devis à faire",
    "Livraison / Enlèvement",
    "Prêt à réparer",
  ]);
});

test("every status that can be late has its words", () => {
  const late = REPAIR_STATUSES.filter((status) =>
    isLate({ status, statusFrom: LONG_AGO }, Date.parse(NOW)),
  );
  for (const status of late) expect(blockedWords(status, 2).action, status).not.toBe("Voir");
  expect(blockedWords("Réparé", 1)).toEqual({ title: "1 appareil à rendre", action: "Prévenir" });
  expect(blockedWords("Réparé", 3).title).toBe("3 appareils à rendre");
  expect(blockedWords("Perdu", 3)).toEqual({ title: "Perdu : 3", action: "Voir" });
});
