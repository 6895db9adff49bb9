import { expect, test } from "vitest";
import { toInstant } from "../../time.ts";
import { waitsForVisit } from "./waits.ts";

const at = (hour: number) => toInstant(Date.UTC(2026, 10, 23, hour));
const repair = { status: "Devis à faire", where: "Chez le client", events: [] };
const visit = (status: string, hour: number) => ({ status, end_at: at(hour) });

test.each([
  ["nothing is planned", {}, true],
  ["the visit is over", { events: [visit("TODO", 9)] }, true],
  ["the visit is cancelled", { events: [visit("CANCEL", 15)] }, true],
  ["the visit is planned", { events: [visit("TODO", 9), visit("TODO", 15)] }, false],
  ["the machine is at the workshop", { where: "Atelier" }, false],
  ["its parts are awaited", { status: "Attente de pièces" }, false],
  ["it is closed", { status: "Terminer/Archivé" }, false],
])("when %s", (_, facts, expected) => {
  expect(waitsForVisit({ ...repair, ...facts }, at(10))).toBe(expected);
});
