import { expect, test } from "vitest";
import { interventionNamed } from "../../../../../domain/catalogue/interventions.ts";
import { emptyDraft } from "../../../../../domain/repair/appliance/draft.ts";
import {
  newDraft,
  withClient,
  withThing,
  withType,
  type WizardDraft,
} from "../../../../../domain/repair/wizard/draft.ts";
import { formerText } from "./summary.ts";

const opened = newDraft({ repair_id: "r", event_id: "e" });
const client = {
  id: "c",
  type: "Particulier",
  lastname: "D’ORMESSON",
  firstname: "Jean",
  email: "",
  note: "",
  phones: [],
  addresses: [],
};
const typed = withType(opened, interventionNamed("Réparation")?.id ?? "");
const known = withClient(typed, client);
const fridge = { ...emptyDraft("a"), kind_id: "refrigerateur", brand: "Bosch" };

test.each<[WizardDraft, string]>([
  [opened, "une saisie commencée"],
  [{ ...opened, notes: "Rappeler" }, "une saisie commencée"],
  [typed, "Réparation"],
  [known, "Réparation, Jean D’ORMESSON"],
  [withThing(known, { type: "new", appliance: emptyDraft("a") }), "Réparation, Jean D’ORMESSON"],
  [
    withThing(known, { type: "new", appliance: fridge }),
    "Réparation, Jean D’ORMESSON, Réfrigérateur Bosch",
  ],
])("a call cut short is told from another: %#", (draft, text) =>
  expect(formerText(draft)).toBe(text),
);
