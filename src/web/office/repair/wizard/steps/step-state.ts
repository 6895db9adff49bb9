import type { WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import {
  isComplete,
  isSkipped,
  type WizardStep,
} from "../../../../../domain/repair/wizard/wizard.ts";

export type StepLook = "current" | "done" | "skipped" | "to come";

export const LOOK_FR: Record<StepLook, string> = {
  current: "étape en cours",
  done: "fait",
  skipped: "sans objet",
  "to come": "à venir",
};

/** How a step stands in the list, seen from the one that is shown. */
export function lookOf(
  one: WizardStep,
  { draft, step }: { draft: WizardDraft; step: WizardStep },
): StepLook {
  if (one === step) return "current";
  if (isSkipped(draft, one)) return "skipped";
  // The location has a default: it is not done before anybody came there.
  const isReached = one !== 2 || step > 2;
  return isReached && isComplete(draft, one) ? "done" : "to come";
}
