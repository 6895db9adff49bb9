import { describe, expect, test } from "vitest";
import { newEvent } from "../agenda/event.ts";
import { parseInstant, type Instant } from "../time.ts";
import { newAppliance } from "./appliance/new.ts";
import { fold } from "./fold.ts";
import { openingItems, resumingItems } from "./opening.ts";
import type { RepairStatus } from "./status.ts";

const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(text);
  return instant;
};
const client = {
  id: "vidal",
  type: "Particulier" as const,
  lastname: "VIDAL",
  firstname: "Hélène",
  email: "helene.vidal@example.org",
};
const appliance = newAppliance({
  id: "washer",
  created_at: at("2026-11-23T08:00:00Z"),
  kind_id: "lave-linge",
});
const event = newEvent({
  id: "visit",
  shop_id: "garonne",
  start_at: at("2026-11-24T08:00:00Z"),
  kind: "Réparation",
  repair_id: "r1",
});
const told = {
  tunnel_answer: [{ id: "fuite", name: "Fuite" }],
  description: " Elle fuit. ",
  urgency: 1 as const,
};
const silent = { tunnel_answer: [], description: " \n ", urgency: 0 as const };
const types = (items: readonly { type: string }[]) => items.map(({ type }) => type);

describe("the journal that a creation opens", () => {
  test("tells everything in order", () => {
    const items = openingItems({ ...told, status: "Devis à faire" }, { client, appliance, event });
    expect(types(items)).toEqual([
      "ClientAdded",
      "ApplianceAdded",
      "SymptomAdded",
      "NotesAdded",
      "UrgencyChanged",
      "StatusChanged",
      "AppointmentPlanned",
    ]);
    expect(items[5]?.payload).toEqual({ from: "Brouillon", to: "Devis à faire" });
    expect(items[3]?.payload).toEqual({ description: "Elle fuit." });
  });

  test.each([
    ["an answer", [{ id: "four/odeur/gaz", name: "De gaz" }], "", "gas", 1],
    ["free words", [], "Ça sent le gaz !", "gas", 1],
    [
      "the gravest of both",
      [{ id: "chaudiere/fuite/fioul", name: "" }],
      "mal à la tête",
      "carbon-monoxide",
      1,
    ],
    [
      "old materials, without haste",
      [{ id: "toiture/casse/fibrociment", name: "" }],
      "",
      "asbestos",
      0,
    ],
    [
      "no notice of the telephone",
      [{ id: "four/demarrage/disjoncte-chaud", name: "" }],
      "",
      null,
      0,
    ],
  ] as const)(
    "keeps the danger of %s and its urgency",
    (_, tunnel_answer, description, danger, urgency) => {
      const parts = { client, appliance: null, event: null };
      const creation = { tunnel_answer, description, urgency: 0, status: "Brouillon" } as const;
      const sum = fold(openingItems(creation, parts));
      expect([sum.danger, sum.urgency ?? 0]).toEqual([danger, urgency]);
    },
  );

  test("tells nothing that was not said", () => {
    const parts = { client, appliance: null, event: null };
    expect(types(openingItems({ ...silent, status: "Brouillon" }, parts))).toEqual(["ClientAdded"]);
  });

  test("keeps the client's contact details out", () => {
    const parts = { client, appliance: null, event: null };
    expect(JSON.stringify(openingItems({ ...silent, status: "Brouillon" }, parts))).not.toContain(
      "@",
    );
  });
});

describe("a repair taken up again", () => {
  const resumed = (status: RepairStatus, urgency = 0) =>
    resumingItems(
      { ...silent, intervention_type: "Livraison / Enlèvement" },
      { status, urgency, danger: "" },
      null,
    );

  test.each<[RepairStatus, string[]]>([
    ["Brouillon", ["StatusChanged"]],
    ["Attente de pièces", []],
    ["Devis refusé", []],
  ])("%s: %j", (status, expected) => {
    expect(types(resumed(status))).toEqual(expected);
  });

  test("a draft takes the first status of its type", () => {
    expect(resumed("Brouillon")[0]?.payload).toEqual({
      from: "Brouillon",
      to: "Livraison / Enlèvement",
    });
  });

  test("urgency is told when it changes, both ways", () => {
    expect(resumed("En essai", 1).map(({ payload }) => payload)).toEqual([{ urgency: 0 }]);
    expect(
      types(
        resumingItems(
          { ...told, intervention_type: "Réparation" },
          { status: "En essai", urgency: 0, danger: "" },
          event,
        ),
      ),
    ).toEqual(["SymptomAdded", "NotesAdded", "UrgencyChanged", "AppointmentPlanned"]);
  });

  test("a danger said before stays urgent, whatever the resumption ticks", () => {
    const resumption = { ...silent, intervention_type: "Réparation" } as const;
    const repair = { status: "En essai", urgency: 1, danger: "gas" } as const;
    expect(resumingItems(resumption, repair, null)).toEqual([]);
    expect(types(resumingItems(resumption, { ...repair, danger: "lead" }, null))).toEqual([
      "UrgencyChanged",
    ]);
  });
});
