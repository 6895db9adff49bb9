/** Where the call stands and what each gesture makes of it. */
import type { WizardDraft } from "../../../../domain/repair/wizard/draft.ts";
import {
  mayGoOn,
  mayGoTo,
  next,
  previous,
  settledStep,
  type WizardStep,
} from "../../../../domain/repair/wizard/wizard.ts";

export type WizardState = { draft: WizardDraft; step: WizardStep };

export type Change = (draft: WizardDraft) => WizardDraft;

export type Turn =
  | { type: "change"; make: Change }
  | { type: "next" | "previous" }
  | { type: "go"; step: WizardStep }
  | { type: "replace"; state: WizardState };

export function turn(state: WizardState, action: Turn): WizardState {
  const { draft, step } = state;
  switch (action.type) {
    case "replace":
      return action.state;
    case "change": {
      const changed = action.make(draft);
      return { draft: changed, step: settledStep(changed, step) };
    }
    case "next":
      return mayGoOn(draft) ? { draft, step: next(draft, step) ?? step } : state;
    case "previous":
      return { draft, step: previous(draft, step) ?? step };
    case "go":
      return mayGoTo(draft, action.step) ? { draft, step: action.step } : state;
  }
}

/** What every step is given, on the wizard's card as on the one-page form. */
export type StepProps = {
  draft: WizardDraft;
  change: (make: Change) => void;
  /** The step's value is set: the flow moves on. */
  onDone: () => void;
  /** All steps stand on one page: none takes the keyboard by itself. */
  quiet?: boolean;
};
