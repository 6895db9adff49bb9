import { expect, test } from "vitest";
import { progressLine, progressOf, PROGRESS_STEPS } from "./progress.ts";
import { REPAIR_STATUSES, type RepairStatus } from "./status.ts";

test.each<[RepairStatus, string]>([
  ["Brouillon", "Demande reçue"],
  ["Devis à faire", "Diagnostic"],
  ["Devis en attente Client", "Devis"],
  ["Attente de pièces", "Réparation"],
  ["En essai", "Réparation"],
  ["Attente de réglement", "Prêt / Règlement"],
])("« %s » stands at « %s », what comes before is done", (status, step) => {
  const line = progressLine(status);
  const current = line.findIndex(({ state }) => state === "current");
  expect(line[current]?.name).toBe(step);
  expect(line.slice(0, current).every(({ state }) => state === "done")).toBe(true);
  expect(line.slice(current + 1).every(({ state }) => state === "coming")).toBe(true);
});

test("a finished repair has every step behind it", () => {
  expect(new Set(progressLine("Terminer/Archivé").map(({ state }) => state))).toEqual(
    new Set(["done"]),
  );
});

test("every status says where the machine is and what happens next, in whole sentences", () => {
  for (const status of REPAIR_STATUSES) {
    const { current, headline, next, todo } = progressOf(status);
    expect(PROGRESS_STEPS[current]).toBeDefined();
    for (const sentence of [headline, next, ...(todo ? [todo] : [])])
      expect(sentence, status).toMatch(/^\p{Lu}.*\.$/u);
  }
});

test("the client is asked something exactly when the thread waits for them", () => {
  expect(REPAIR_STATUSES.filter((status) => progressOf(status).todo)).toEqual([
    "Devis en attente Client",
    "Devis refusé",
    "Livraison / Enlèvement",
    "Réparé",
    "Attente de réglement",
  ]);
});
