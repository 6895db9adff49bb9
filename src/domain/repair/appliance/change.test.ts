import { expect, test } from "vitest";
import type { Instant, LocalDate } from "../../time.ts";
import { changesText } from "./change.ts";
import type { DatedAppliance } from "./draft.ts";
import { newAppliance } from "./new.ts";

const washer: DatedAppliance = {
  ...newAppliance({
    id: "a1",
    created_at: "2026-11-23T08:00:00.000Z" as Instant,
    kind_id: "lave-linge",
  }),
  brand: "Bosh",
  purchased_on: null,
};

test.each<[Partial<DatedAppliance>, string]>([
  [{}, ""],
  [{ brand: "Bosch" }, "marque Bosch (auparavant Bosh)"],
  [{ brand: "" }, "marque vide (auparavant Bosh)"],
  [{ serial: "E18", model: "WAX32" }, "modèle WAX32, n° série E18"],
  [{ underwarranty: true }, "sous garantie (auparavant hors garantie)"],
  [{ purchased_on: "2025-03-04" as LocalDate }, "date d’achat 4 mars 2025"],
  [{ kind: "Sèche-linge" }, "Sèche-linge (auparavant Lave-linge)"],
])("%j is said « %s »", (changed, text) => {
  expect(changesText(washer, { ...washer, ...changed })).toBe(text);
});
