import { expect, it } from "vitest";
import { isHeldByVideo } from "./appointment.ts";

it.each([
  ["Télédiagnostic", "TODO", true],
  ["Télédiagnostic", "DONE", false],
  ["Télédiagnostic", "CANCEL", false],
  ["Réparation", "TODO", false],
])("%s, %s: %s", (kind, status, held) => expect(isHeldByVideo({ kind, status })).toBe(held));
