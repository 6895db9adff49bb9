/** The opening of a shop by its owner, step after step: where it stands is kept with the shop. */
export const STEPS = ["company", "trades", "hours", "prices", "page"] as const;
export type Step = (typeof STEPS)[number];
/** "done": the shop's page is public, or was from the beginning. */
export type OnboardingState = Step | "done";

export const isStep = (text: string): text is Step => STEPS.some((step) => step === text);

export const nextStep = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? "page";

export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];

/** The further of the two: who goes back to look at a step loses nothing of those after it. */
export function furthest(stored: OnboardingState, reached: Step): OnboardingState {
  if (stored === "done") return stored;
  return STEPS.indexOf(reached) > STEPS.indexOf(stored) ? reached : stored;
}
