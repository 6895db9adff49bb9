import { describe, expect, test } from "vitest";
import { initialStatus, INTERVENTION_TYPES } from "../catalogue/interventions.ts";
import { mayMove, moveByHand, passageRefusal, passagesFrom, takesBack } from "./passage.ts";
import { toInstant } from "../time.ts";
import { REPAIR_STATUSES, type RepairStatus } from "./status.ts";

test.each<[RepairStatus, RepairStatus, string | undefined]>([
  ["Devis à faire", "Réparé", undefined],
  ["Brouillon", "Terminer/Archivé", undefined],
  ["Terminer/Archivé", "Prêt à réparer", undefined],
  ["Devis à faire", "En essai", undefined],
  ["Réparé", "Réparé", "unchanged"],
  ["Réparé", "Brouillon", "draft-is-past"],
  ["Terminer/Archivé", "Brouillon", "draft-is-past"],
  ["Devis refusé", "En essai", "test-before-agreement"],
  ["Devis en attente Client", "En essai", "test-before-agreement"],
  ["Attente de pièces", "En essai", undefined],
])("by hand from « %s » to « %s »: %s", (from, to, refused) => {
  expect(passageRefusal({ from, to })).toBe(refused);
  expect(mayMove({ from, to })).toBe(refused === undefined);
});

test("a request of any type may be a draft again while it is as it opened", () => {
  for (const { name } of INTERVENTION_TYPES) {
    const from = initialStatus(name);
    if (from !== "Brouillon") expect(mayMove({ from, to: "Brouillon" })).toBe(true);
  }
});

test("from every status most of the board stays open, and each column can be reached", () => {
  for (const from of REPAIR_STATUSES) {
    expect(passagesFrom(from).length).toBeGreaterThanOrEqual(10);
    expect(passagesFrom(from)).not.toContain(from);
  }
  for (const to of REPAIR_STATUSES)
    expect(REPAIR_STATUSES.some((from) => mayMove({ from, to }))).toBe(true);
});

describe("a change taken back", () => {
  const back = { from: "Réparé", to: "Brouillon" } as const;

  test("is the exact inverse of the latest one", () => {
    expect(takesBack(back, { from: "Brouillon", to: "Réparé" })).toBe(true);
    expect(takesBack(back, { from: "En essai", to: "Réparé" })).toBe(false);
    expect(takesBack(back, undefined)).toBe(false);
    expect(takesBack({ from: "Réparé", to: "Réparé" }, { from: "Réparé", to: "Réparé" })).toBe(
      false,
    );
  });

  const since = toInstant(Date.parse("2026-11-10T09:00:00Z"));
  const latest = { from: "Brouillon", to: "Réparé", since } as const;

  test("passes where the table has no passage, and keeps the days waited before", () => {
    expect(moveByHand(back, { latest, hasLoan: false })).toEqual({
      type: "StatusChanged",
      payload: { ...back, since },
    });
    expect(moveByHand(back, { latest: undefined, hasLoan: false })).toEqual({
      refused: "draft-is-past",
    });
  });

  test("that goes on elsewhere begins to wait anew", () => {
    const on = { from: "Réparé", to: "En essai" } as const;
    expect(moveByHand(on, { latest, hasLoan: false })).toEqual({
      type: "StatusChanged",
      payload: on,
    });
  });
});

test("a repair is not closed while a device of the shop is with the client", () => {
  const close = { from: "Réparé", to: "Terminer/Archivé" } as const;
  const hasLoan = true;
  expect(moveByHand(close, { latest: undefined, hasLoan })).toEqual({ refused: "loan-out" });
  const on = { from: "En essai", to: "Réparé" } as const;
  expect(moveByHand(on, { latest: undefined, hasLoan })).toMatchObject({ payload: on });
});
