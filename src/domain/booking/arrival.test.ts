import { expect, test } from "vitest";
import type { InterventionName, Location } from "../catalogue/interventions.ts";
import { DEFAULT_ZONE, parseInstant } from "../time.ts";
import { arrivalText } from "./arrival.ts";

const at = (text: string) => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(text);
  return instant;
};
const WINDOW = {
  public_start_at: at("2026-11-24T10:00:00Z"),
  public_end_at: at("2026-11-24T11:30:00Z"),
};
const HOURS = "entre 11 h et 12 h 30";

test.each<[InterventionName, Location, string, string]>([
  ["Réparation", "Chez le client", "Karim", `Karim arrive ${HOURS}`],
  ["Réparation", "Chez le client", "", `Le technicien arrive ${HOURS}`],
  ["Diagnostic / Devis", "Atelier", "Karim", `Vous apportez l’appareil ${HOURS}`],
  ["Télédiagnostic", "Atelier", "Léa", `Léa vous appelle ${HOURS}`],
])("%s, %s: who comes to whom, and between which hours", (kind, where, technician, text) => {
  expect(arrivalText({ kind, where, technician, ...WINDOW }, DEFAULT_ZONE)).toBe(text);
});
