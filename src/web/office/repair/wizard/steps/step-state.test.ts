import { expect, test } from "vitest";
import { interventionNamed } from "../../../../../domain/catalogue/interventions.ts";
import { newDraft, withType, type WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import { STEPS, type WizardStep } from "../../../../../domain/repair/wizard/wizard.ts";
import { LOOK_FR, lookOf } from "./step-state.ts";

const opened = newDraft({ repair_id: "r", event_id: "e" });
const typed = (name: string): WizardDraft => withType(opened, interventionNamed(name)?.id ?? "");

/** One word a step, as those who listen hear it. */
const heard = (draft: WizardDraft, step: WizardStep): string =>
  STEPS.map((one) => LOOK_FR[lookOf(one, { draft, step })]).join(", ");

test.each<[string, WizardDraft, WizardStep, string]>([
  [
    "as it opens nothing is done, not even the place that goes without saying",
    opened,
    1,
    "étape en cours, à venir, à venir, à venir, à venir, à venir, à venir",
  ],
  [
    "past the place, it is done",
    typed("Réparation"),
    3,
    "fait, fait, étape en cours, à venir, à venir, à venir, à venir",
  ],
  [
    "a delivery has no symptoms",
    typed("Livraison / Enlèvement"),
    1,
    "étape en cours, à venir, à venir, à venir, sans objet, à venir, à venir",
  ],
  [
    "an absence is only an hour",
    typed("Congé / indisponibilité"),
    7,
    "fait, sans objet, sans objet, sans objet, sans objet, sans objet, étape en cours",
  ],
  [
    "notes written before the client was known are done",
    { ...typed("Réparation"), notes: "Sonner" },
    3,
    "fait, fait, étape en cours, à venir, à venir, fait, à venir",
  ],
])("%s", (_, draft, step, words) => expect(heard(draft, step)).toBe(words));
