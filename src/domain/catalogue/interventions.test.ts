import { describe, expect, test } from "vitest";
import {
  createsOnlyEvent,
  initialStatus,
  INTERVENTION_TYPES,
  interventionNamed,
  interventionOf,
  isLocation,
  LOCATIONS,
  skipsSymptoms,
} from "./interventions.ts";

const namesOf = (keep: (id: string) => boolean) =>
  INTERVENTION_TYPES.filter((type) => keep(type.id)).map((type) => type.name);

describe("§4 appointment types", () => {
  test("they are six, spelled and ordered as specified", () => {
    expect(INTERVENTION_TYPES.map(({ name }) => name)).toEqual([
      "Diagnostic / Devis",
      "Réparation",
      "Livraison / Enlèvement",
      "Télédiagnostic",
      "Autre",
      "Congé / indisponibilité",
    ]);
  });

  test("§3 an appointment type has an id, a colour and a name, and shares none of them", () => {
    for (const field of ["id", "color", "name"] as const)
      expect(new Set(INTERVENTION_TYPES.map((type) => type[field])).size, field).toBe(6);
    for (const { id, color } of INTERVENTION_TYPES) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe("§4 repair status at creation", () => {
  test.each([
    ["Diagnostic / Devis", "Devis à faire"],
    ["Réparation", "Prêt à réparer"],
    ["Livraison / Enlèvement", "Livraison / Enlèvement"],
    ["Télédiagnostic", "Devis à faire"],
    ["Autre", "Brouillon"],
    ["Congé / indisponibilité", "Brouillon"],
  ])("« %s » gives « %s »", (name, status) => {
    expect(initialStatus(name)).toBe(status);
  });

  test.each(["Inventé", "", "réparation", "toString"])(
    "« %s » is no type, and gives the default « Brouillon »",
    (name) => {
      expect(initialStatus(name)).toBe("Brouillon");
    },
  );
});

describe("§2 navigation by type", () => {
  test("ids beginning 6e686830 and 47b13e62 jump from step 1 to step 7: only an event is created", () => {
    expect(namesOf(createsOnlyEvent)).toEqual(["Autre", "Congé / indisponibilité"]);
    expect(interventionNamed("Autre")?.id).toMatch(/^6e686830-/);
    expect(interventionNamed("Congé / indisponibilité")?.id).toMatch(/^47b13e62-/);
  });

  test("the id beginning 2f0ec7cf skips step 5, the symptoms, and is a delivery", () => {
    expect(namesOf(skipsSymptoms)).toEqual(["Livraison / Enlèvement"]);
    expect(interventionNamed("Livraison / Enlèvement")?.id).toMatch(/^2f0ec7cf-/);
  });

  test("the beginning of an id counts, not its middle", () => {
    expect(createsOnlyEvent("00000000-6e686830")).toBe(false);
    expect(skipsSymptoms("00000000-2f0ec7cf")).toBe(false);
  });

  test("a delivery implies the client's home, a tele-diagnosis the workshop, the others imply none", () => {
    const implied = INTERVENTION_TYPES.map(({ name }) => interventionNamed(name)?.location ?? "");
    expect(implied).toEqual(["", "", "Chez le client", "Atelier", "", ""]);
  });
});

describe("§9 locations", () => {
  test("they are two, spelled as specified", () => {
    expect(LOCATIONS).toEqual(["Chez le client", "Atelier"]);
    expect(["Atelier", "Chez le client", "atelier", ""].map(isLocation)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

test("what takes only time is never offered to a visitor", () => {
  const online = INTERVENTION_TYPES.filter((type) => type.online).map((type) => type.id);
  expect(online.some(createsOnlyEvent)).toBe(false);
  expect(online).toHaveLength(4);
});

test("a type is found by its id or its name, and nothing else is", () => {
  for (const { id, name } of INTERVENTION_TYPES) expect(interventionOf(id)?.name).toBe(name);
  expect([interventionOf("6e686830"), interventionNamed("Inventé")]).toEqual([
    undefined,
    undefined,
  ]);
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
