import { expect, test } from "vitest";
import {
  createsOnlyEvent,
  initialStatus,
  INTERVENTION_TYPES,
  interventionNamed,
  interventionOf,
  isLocation,
  skipsSymptoms,
} from "./interventions.ts";

test.each([
  ["Diagnostic / Devis", "Devis à faire"],
  ["Réparation", "Prêt à réparer"],
  ["Livraison / Enlèvement", "Livraison / Enlèvement"],
  ["Télédiagnostic", "Devis à faire"],
  ["Autre", "Brouillon"],
  ["Congé / indisponibilité", "Brouillon"],
  ["Inventé", "Brouillon"],
])("« %s » begins a repair at « %s »", (name, status) => {
  expect(initialStatus(name)).toBe(status);
});

test("the wizard recognises its special types by the beginning of their id", () => {
  const names = (keep: (id: string) => boolean) =>
    INTERVENTION_TYPES.filter((type) => keep(type.id)).map((type) => type.name);
  expect(names(createsOnlyEvent)).toEqual(["Autre", "Congé / indisponibilité"]);
  expect(names(skipsSymptoms)).toEqual(["Livraison / Enlèvement"]);
  for (const { id } of INTERVENTION_TYPES)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("a type is found by its id or its name, a place by its spelling", () => {
  const type = interventionNamed("Livraison / Enlèvement");
  expect(type?.location).toBe("Chez le client");
  expect(interventionOf(type?.id ?? "")).toBe(type);
  expect([interventionOf("x"), interventionNamed("x")]).toEqual([undefined, undefined]);
  expect([isLocation("Atelier"), isLocation("atelier")]).toEqual([true, false]);
});

test("dark ink reads on every type's colour (contrast of 7 at least)", () => {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const level = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ink = luminance("#221f2b");
  for (const type of INTERVENTION_TYPES)
    expect((luminance(type.color) + 0.05) / (ink + 0.05), type.name).toBeGreaterThan(7);
});
