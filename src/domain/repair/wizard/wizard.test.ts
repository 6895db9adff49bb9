import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_EVENT } from "../../agenda/event-fields.ts";
import { INTERVENTION_TYPES, LOCATIONS, type Location } from "../../catalogue/interventions.ts";
import { choices, choose, openTunnel, type Answer } from "../../catalogue/tree/tunnel.ts";
import { emptyDraft } from "../appliance/draft.ts";
import {
  DEFAULT_LOCATION,
  newDraft,
  withClient,
  withLocation,
  withThing,
  withType,
  type WizardDraft,
} from "./draft.ts";
import {
  isComplete,
  isLast,
  isSkipped,
  mayGoOn,
  mayGoTo,
  missingSteps,
  next,
  previous,
  progress,
  settledStep,
  STEPS,
  stillMissing,
  WIZARD_STEPS,
  type WizardStep,
} from "./wizard.ts";

const IDS = {
  repair_id: "5b0f8d0c-3f3b-4a38-9f0e-0c6f2d1b7a11",
  event_id: "b3a1c1de-4a60-4c3c-8c34-1d1e5f0a9b22",
};
const DUPONT = {
  id: "2a4f5f0e-9f0f-4f37-9a5c-0b8f3f6d1c33",
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  email: "",
  note: "",
  phones: [],
  addresses: [],
};
type Name = (typeof INTERVENTION_TYPES)[number]["name"];
const idOf = (name: Name): string =>
  INTERVENTION_TYPES.find((type) => type.name === name)?.id ?? "";

const opened = newDraft(IDS);
const typed = (name: Name, where?: Location): WizardDraft => {
  const draft = withType(opened, idOf(name));
  return where ? withLocation(draft, where) : draft;
};
const atHome = typed("Réparation", "Chez le client");
const atWorkshop = typed("Réparation", "Atelier");
const delivery = typed("Livraison / Enlèvement");
const absence = typed("Congé / indisponibilité");
const other = typed("Autre");
const remote = typed("Télédiagnostic");

/** Every passage of a draft, from the first step to Create. */
function wayThrough(draft: WizardDraft): (WizardStep | "create")[] {
  const way: (WizardStep | "create")[] = [1];
  for (let step = next(draft, 1); step && way.length < 10; step = next(draft, step)) way.push(step);
  return [...way, "create"];
}

describe("navigation rules of the specification, one by one", () => {
  test.each<[string, WizardDraft, (WizardStep | "create")[]]>([
    ["After step 6 the flow goes to step 7", atHome, [1, 2, 3, 4, 5, 6, 7, "create"]],
    [
      "but when the location is Atelier, step 7 is skipped going forward",
      atWorkshop,
      [1, 2, 3, 4, 5, 6, "create"],
    ],
    [
      "Where an intervention type implies a location, that location is set and the flow moves on",
      remote,
      [1, 3, 4, 5, 6, 7, "create"],
    ],
    [
      "Special intervention type 47b13e62 jumps from step 1 straight to step 7",
      absence,
      [1, 7, "create"],
    ],
    [
      "Special intervention type 6e686830 jumps from step 1 straight to step 7",
      other,
      [1, 7, "create"],
    ],
    ["One type (id beginning 2f0ec7cf) skips step 5 forward", delivery, [1, 3, 4, 6, 7, "create"]],
  ])("%s", (_, draft, way) => expect(wayThrough(draft)).toEqual(way));

  test.each<[string, WizardDraft, WizardStep, WizardStep | undefined]>([
    ["special types go back from step 7 to step 1", absence, 7, 1],
    ["so does the other one", other, 7, 1],
    ["the type that skips step 5 skips it backward too", delivery, 6, 4],
    ["going back from step 7, Atelier has nothing to skip", atWorkshop, 7, 6],
    ["going back from step 6 shows the symptoms to all others", atHome, 6, 5],
    ["an implied location can be looked at again", remote, 3, 2],
    ["Previous leads nowhere on step 1", atHome, 1, undefined],
  ])("%s", (_, draft, step, before) => expect(previous(draft, step)).toBe(before));

  test("Step 7 is the last step whenever the location is Chez le client", () => {
    for (const { id } of INTERVENTION_TYPES) {
      const draft = withLocation(withType(opened, id), "Chez le client");
      expect(STEPS.filter((step) => isLast(draft, step))).toEqual([7]);
    }
  });

  test("with Atelier the last step is 6, and Create stands on 7 too for who goes there", () => {
    expect(STEPS.filter((step) => isLast(atWorkshop, step))).toEqual([6, 7]);
  });

  test("Next disabled until an intervention type is chosen", () => {
    expect(mayGoOn(opened)).toBe(false);
    expect(mayGoOn(atHome)).toBe(true);
    expect(STEPS.some((step) => isLast(opened, step))).toBe(false);
  });

  test("The user may go back to any step once a repair type is selected", () => {
    expect(STEPS.filter((step) => mayGoTo(opened, step))).toEqual([1]);
    expect(STEPS.filter((step) => mayGoTo(atHome, step))).toEqual(STEPS);
  });

  test("but not to one that the type does not have", () => {
    expect(STEPS.filter((step) => mayGoTo(absence, step))).toEqual([1, 7]);
    expect(STEPS.filter((step) => isSkipped(delivery, step))).toEqual([5]);
    expect(STEPS.filter((step) => isSkipped(absence, step))).toEqual([2, 3, 4, 5, 6]);
    expect(settledStep(absence, 4)).toBe(1);
    expect(settledStep(atHome, 4)).toBe(4);
  });

  test("Where an intervention type implies a location, that location is set", () => {
    expect(delivery.where).toBe("Chez le client");
    expect(remote.where).toBe("Atelier");
    expect(withType(atHome, idOf("Diagnostic / Devis")).where).toBe("Chez le client");
  });
});

describe("constants of the specification", () => {
  test("7 steps; progress is 100 times step divided by 7", () => {
    expect(WIZARD_STEPS).toBe(7);
    expect(STEPS.map(progress).map(Math.round)).toEqual([14, 29, 43, 57, 71, 86, 100]);
  });

  test("default location Atelier for the wizard", () => {
    expect(DEFAULT_LOCATION).toBe("Atelier");
    expect(opened.where).toBe("Atelier");
  });
});

/** The first answer of each question, to the end. */
function someAnswer(kind_id: string): readonly Answer[] {
  let tunnel = openTunnel(kind_id);
  for (let [first] = choices(tunnel); first; [first] = choices(tunnel))
    tunnel = choose(tunnel, first.id, first.input ? "E18" : undefined);
  return tunnel.path;
}

const washer = { ...emptyDraft("9c6d"), kind_id: "lave-linge", category_id: "gros-electromenager" };
const withWasher = withThing(withClient(atHome, DUPONT), { type: "new", appliance: washer });

describe("A step is complete once its value is set", () => {
  test.each<[string, WizardDraft, WizardStep, boolean]>([
    ["no type yet", opened, 1, false],
    ["a type", atHome, 1, true],
    ["the location has a default", opened, 2, true],
    ["no client", atHome, 3, false],
    ["a client", withWasher, 3, true],
    [
      "a new appliance of no kind",
      withThing(atHome, { type: "new", appliance: emptyDraft("1") }),
      4,
      false,
    ],
    ["a new appliance of a kind", withWasher, 4, true],
    ["an open repair, even without an appliance", withThing(atHome, OPEN_REPAIR()), 4, true],
    ["no symptom", withWasher, 5, false],
    [
      "a path that goes on",
      { ...withWasher, path: someAnswer("lave-linge").slice(0, 1) },
      5,
      false,
    ],
    ["a path to its end", { ...withWasher, path: someAnswer("lave-linge") }, 5, true],
    ["symptoms passed over", { ...withWasher, symptoms_skipped: true }, 5, true],
    ["notes of spaces", { ...atHome, notes: " \n " }, 6, false],
    ["notes", { ...atHome, notes: "Code B, 2e étage" }, 6, true],
    ["a photo", { ...atHome, photos: 1 }, 6, true],
    ["no appointment", atHome, 7, false],
    [
      "hours half typed",
      { ...atHome, appointment: { type: "manual", fields: NO_EVENT } },
      7,
      false,
    ],
    ["an appointment put off", { ...atHome, appointment: { type: "later" } }, 7, true],
  ])("%s", (_, draft, step, complete) => expect(isComplete(draft, step)).toBe(complete));

  function OPEN_REPAIR() {
    return { type: "repair", repair_id: "42", reference: "R2026-00042", appliance: null } as const;
  }

  test("what was missing and is given is no longer asked, nor what nobody tried yet", () => {
    const told = missingSteps(atHome);
    expect(stillMissing(withWasher, told)).toEqual([7]);
    expect(stillMissing({ ...withWasher, appointment: { type: "later" } }, told)).toEqual([]);
    expect(stillMissing(atHome, [])).toEqual([]);
  });

  test("what is missing is told in the order of the steps", () => {
    expect(missingSteps(opened)).toEqual([1, 3, 4]);
    expect(missingSteps(atHome)).toEqual([3, 4, 7]);
    expect(missingSteps(atWorkshop)).toEqual([3, 4]);
    expect(missingSteps(withWasher)).toEqual([7]);
    expect(missingSteps({ ...withWasher, appointment: { type: "later" } })).toEqual([]);
    expect(missingSteps(withLocation(withWasher, "Atelier"))).toEqual([]);
    expect(missingSteps(absence)).toEqual([7]);
  });
});

describe("whatever is pressed", () => {
  const moves = fc.array(
    fc.oneof(
      fc.constantFrom("next", "previous"),
      fc.record({ type: fc.constantFrom(...INTERVENTION_TYPES.map(({ id }) => id)) }),
      fc.record({ where: fc.constantFrom(...LOCATIONS) }),
      fc.record({ goTo: fc.constantFrom(...STEPS) }),
    ),
    { maxLength: 40 },
  );
  type Move = Exclude<Parameters<Parameters<typeof moves.map>[0]>[0][number], string> | string;
  type Place = { draft: WizardDraft; step: WizardStep };

  function moved({ draft, step }: Place, move: Move): Place {
    if (move === "next")
      return { draft, step: mayGoOn(draft) ? (next(draft, step) ?? step) : step };
    if (move === "previous") return { draft, step: previous(draft, step) ?? step };
    if (typeof move === "string") return { draft, step };
    if ("goTo" in move) return { draft, step: mayGoTo(draft, move.goTo) ? move.goTo : step };
    const changed = "type" in move ? withType(draft, move.type) : withLocation(draft, move.where);
    return { draft: changed, step: settledStep(changed, step) };
  }

  test("one stays within 1 to 7, on a step that the type has", () => {
    fc.assert(
      fc.property(moves, (all) => {
        const { draft, step } = all.reduce<Place>(moved, { draft: opened, step: 1 });
        expect(STEPS).toContain(step);
        expect(mayGoTo(draft, step)).toBe(true);
      }),
    );
  });

  test("one is never stuck: forward leads to Create, backward to step 1", () => {
    fc.assert(
      fc.property(moves, (all) => {
        const { draft, step: from } = all.reduce<Place>(moved, { draft: atHome, step: 1 });
        let step = from;
        for (let turn = 0; turn < WIZARD_STEPS && !isLast(draft, step); turn++)
          step = next(draft, step) ?? step;
        expect(isLast(draft, step)).toBe(true);
        let back: WizardStep = from;
        for (let turn = 0; turn < WIZARD_STEPS; turn++) back = previous(draft, back) ?? back;
        expect(back).toBe(1);
      }),
    );
  });
});

test.each<[string, Partial<WizardDraft>, boolean]>([
  ["nothing", {}, true],
  ["spaces", { notes: "  " }, true],
  ["an hour put off", { appointment: { type: "later" } }, true],
  ["a note", { notes: "Fuit encore" }, false],
  ["a photo", { photos: 1 }, false],
  ["a symptom", { path: [{ id: "lave-linge/fuite", name: "Une fuite d’eau" }] }, false],
  ["haste", { urgency: 1 }, false],
])("an open repair taken up again with %s", (_, said, isMissing) => {
  const thing = {
    type: "repair",
    repair_id: "R42",
    reference: "R2026-00042",
    appliance: null,
  } as const;
  const resumed = { ...withThing(withClient(atWorkshop, DUPONT), thing), ...said };
  expect(missingSteps(resumed).includes(6)).toBe(isMissing);
});
