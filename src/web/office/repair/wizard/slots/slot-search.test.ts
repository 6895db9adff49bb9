import { describe, expect, test } from "vitest";
import { interventionNamed } from "../../../../../domain/catalogue/interventions.ts";
import { emptyDraft } from "../../../../../domain/repair/appliance/draft.ts";
import {
  newDraft,
  withAddress,
  withClient,
  withLocation,
  withThing,
  withType,
  type WizardDraft,
} from "../../../../../domain/repair/wizard/draft.ts";
import { DEFAULT_ZONE, toInstant } from "../../../../../domain/time.ts";
import { slotsAsked, slotsKey, slotsNeed, wantsSlots } from "./slot-search.ts";

/** It is the 22nd in Toulouse already. */
const NOW = toInstant(Date.parse("2026-11-21T23:30:00Z"));
const place = { complement: "", country: "France", lat: null, lon: null };
const HOME = {
  ...place,
  address_id: "home",
  tags: ["intervention"],
  street: "2 rue des Arts",
  zip: "31000",
  city: "Toulouse",
};
const MILL = { ...HOME, address_id: "mill", zip: "31700", city: "Blagnac", lat: 43.63, lon: 1.39 };
const DUPONT = {
  id: "dupont",
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  email: "",
  note: "",
  phones: [],
  addresses: [HOME, MILL],
};
const typed = (name: string, draft: WizardDraft): WizardDraft =>
  withType(draft, interventionNamed(name)?.id ?? "");
const machine = (kind_id: string) =>
  ({ type: "new", appliance: { ...emptyDraft("a"), kind_id } }) as const;

const opened = newDraft({ repair_id: "r", event_id: "e" });
const call = withThing(
  withClient(withLocation(typed("Réparation", opened), "Chez le client"), DUPONT),
  machine("lave-linge"),
);

test.each<[string, WizardDraft, boolean]>([
  ["a repair at the client's", call, true],
  ["a repair at the workshop", withLocation(call, "Atelier"), false],
  ["a delivery", typed("Livraison / Enlèvement", opened), true],
  ["a tele-diagnosis", typed("Télédiagnostic", opened), false],
  [
    "another appointment, wherever it is",
    withLocation(typed("Autre", call), "Chez le client"),
    false,
  ],
])("slots are looked for or not: %s", (_, draft, wanted) => expect(wantsSlots(draft)).toBe(wanted));

test.each<[string, WizardDraft, string | undefined]>([
  ["nothing is missing", call, undefined],
  ["no client yet", { ...call, client: null }, "une adresse du client"],
  [
    "a client without an address",
    withClient(call, { ...DUPONT, addresses: [] }),
    "une adresse du client",
  ],
  ["no machine yet", withThing(call, null), "un appareil dont le métier est connu"],
  [
    "a machine of no known kind",
    withThing(call, machine("")),
    "un appareil dont le métier est connu",
  ],
])("what the search needs: %s", (_, draft, need) => expect(slotsNeed(draft)).toBe(need));

describe("the search", () => {
  test("is for the type, the trade and the place, from today on the shop's calendar", () => {
    expect(slotsAsked(call, NOW, DEFAULT_ZONE)).toEqual({
      kind: "Réparation",
      where: "Chez le client",
      category_id: "gros-electromenager",
      kind_id: "lave-linge",
      lat: null,
      lon: null,
      zip: "31000",
      city: "Toulouse",
      first: "2026-11-22",
      days: 28,
    });
  });

  test("goes where the visit goes", () => {
    const there = slotsAsked(withAddress(call, "mill"), NOW, DEFAULT_ZONE);
    expect(there).toMatchObject({ zip: "31700", city: "Blagnac", lat: 43.63, lon: 1.39 });
  });

  test.each<[string, WizardDraft, boolean]>([
    ["another address", withAddress(call, "mill"), true],
    ["another trade", withThing(call, machine("televiseur")), true],
    ["another type", typed("Diagnostic / Devis", call), true],
    ["another machine of the same trade", withThing(call, machine("refrigerateur")), true],
    ["notes", { ...call, notes: "Sonner" }, false],
  ])("is another one for %s, or the same", (_, draft, isOther) =>
    expect(slotsKey(draft) !== slotsKey(call)).toBe(isOther),
  );
});
