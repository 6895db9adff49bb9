import { expect, test } from "vitest";
import { mayMove } from "../passage.ts";
import { REPAIR_STATUSES, type RepairStatus } from "../status.ts";
import { BOARD_HEADINGS, nextColumn } from "./headings.ts";

test("the headings hold the thirteen statuses, each once and in order", () => {
  expect(BOARD_HEADINGS.flatMap(({ statuses }) => statuses)).toEqual(REPAIR_STATUSES);
  expect(BOARD_HEADINGS.map(({ name }) => name)).toEqual([
    "À chiffrer",
    "En attente",
    "À réparer",
    "À rendre",
    "À encaisser",
  ]);
});

test.each<[RepairStatus, 1 | -1, RepairStatus | undefined]>([
  ["Brouillon", 1, "Devis à faire"],
  ["Brouillon", -1, undefined],
  ["Devis à faire", -1, "Brouillon"],
  ["Devis à envoyer", -1, "Devis à faire"],
  ["Prêt à réparer", 1, "En essai"],
  ["Attente de réglement", 1, "Terminer/Archivé"],
  ["Terminer/Archivé", 1, undefined],
])("from « %s », one arrow (%i) leads to « %s »", (from, by, to) => {
  expect(nextColumn(from, by, (status) => mayMove({ from, to: status }))).toBe(to);
});

test("an arrow passes over the columns that are closed", () => {
  expect(nextColumn("Brouillon", 1, (to) => to === "Réparé")).toBe("Réparé");
  expect(nextColumn("Réparé", -1, () => false)).toBeUndefined();
});
