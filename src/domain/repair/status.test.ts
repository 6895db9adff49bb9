import { expect, test } from "vitest";
import {
  isRepairStatus,
  otherStatuses,
  REPAIR_STATUSES,
  statusAfter,
  statusWithLoan,
  type RepairEvent,
  type RepairStatus,
} from "./status.ts";

test("the statuses are those of the specification, in its order", () => {
  expect(REPAIR_STATUSES.join(", ")).toBe(
    "Brouillon, Devis à faire, Devis à envoyer, Devis en attente Client, Devis accepté, Devis refusé, " +
      "Livraison / Enlèvement, Attente de pièces, Prêt à réparer, En essai, Réparé, Attente de réglement, Terminer/Archivé",
  );
  expect([isRepairStatus("Réparé"), isRepairStatus("réparé")]).toEqual([true, false]);
});

test("any status may be followed by the twelve others", () => {
  expect(otherStatuses("Réparé")).toHaveLength(12);
  expect(otherStatuses("Réparé")).not.toContain("Réparé");
});

test.each<[RepairEvent, RepairStatus, RepairStatus]>([
  ["quote-ready", "Devis à faire", "Devis à envoyer"],
  ["quote-ready", "Devis en attente Client", "Devis en attente Client"],
  ["quote-ready", "Prêt à réparer", "Prêt à réparer"],
  ["quote-sent", "Devis à faire", "Devis en attente Client"],
  ["quote-sent", "Prêt à réparer", "Devis en attente Client"],
  ["quote-sent", "Devis refusé", "Devis en attente Client"],
  ["quote-sent", "En essai", "En essai"],
  ["quote-accepted", "Devis en attente Client", "Devis accepté"],
  ["quote-accepted", "Prêt à réparer", "Prêt à réparer"],
  ["quote-accepted", "Terminer/Archivé", "Terminer/Archivé"],
  ["quote-refused", "Devis en attente Client", "Devis refusé"],
  ["quote-refused", "Devis accepté", "Devis accepté"],
  ["part-awaited", "Devis accepté", "Attente de pièces"],
  ["part-received", "Attente de pièces", "Prêt à réparer"],
  ["part-received", "Réparé", "Réparé"],
  ["invoice-issued", "Devis accepté", "Attente de réglement"],
  ["invoice-issued", "Terminer/Archivé", "Terminer/Archivé"],
  ["device-received", "Livraison / Enlèvement", "Devis à faire"],
  ["device-received", "Devis accepté", "Devis accepté"],
  ["device-received-with-ceiling", "Devis à faire", "Prêt à réparer"],
  ["handed-over", "Réparé", "Attente de réglement"],
  ["handed-over", "En essai", "En essai"],
  ["handed-over-settled", "Réparé", "Terminer/Archivé"],
  ["paid", "Attente de réglement", "Terminer/Archivé"],
  ["quote-withdrawn", "Prêt à réparer", "Devis refusé"],
  ["quote-withdrawn", "Réparé", "Réparé"],
  ["paid", "Réparé", "Terminer/Archivé"],
  ["paid", "En essai", "En essai"],
])("after %s, « %s » becomes « %s »", (event, current, expected) => {
  expect(statusAfter(event, current)).toBe(expected);
});

test("hearing the same event twice changes nothing more", () => {
  const events: RepairEvent[] = [
    "quote-ready",
    "quote-sent",
    "quote-accepted",
    "quote-refused",
    "part-awaited",
    "part-received",
    "invoice-issued",
    "paid",
  ];
  for (const event of events)
    for (const status of REPAIR_STATUSES)
      expect(statusAfter(event, statusAfter(event, status))).toBe(statusAfter(event, status));
});

test.each<[RepairEvent, RepairStatus, RepairStatus]>([
  ["paid", "Réparé", "Réparé"],
  ["paid", "Attente de réglement", "Attente de réglement"],
  ["handed-over-settled", "Réparé", "Réparé"],
  ["handed-over", "Réparé", "Attente de réglement"],
  ["part-received", "Attente de pièces", "Prêt à réparer"],
])("with a device still lent, after %s « %s » becomes « %s »", (event, current, expected) => {
  expect(statusWithLoan(event, current)).toBe(expected);
});
