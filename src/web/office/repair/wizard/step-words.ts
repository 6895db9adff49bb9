/** How the screens name the steps, and when they scroll to them (specification §9). */
import type { WizardStep } from "../../../../domain/repair/wizard/wizard.ts";

/** Milliseconds before scrolling to the step, in the wizard and on the one-page form (§9). */
export const SCROLL_DELAY = 710;
export const FORM_SCROLL_DELAY = 610;

export const STEP_FR: Record<WizardStep, string> = {
  1: "Type d’intervention",
  2: "Lieu",
  3: "Client",
  4: "Appareil",
  5: "Symptômes",
  6: "Précisions",
  7: "Rendez-vous",
};
