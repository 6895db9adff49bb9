import { STEP_FR } from "../step-words.ts";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import type { WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import {
  mayGoTo,
  STEPS,
  WIZARD_STEPS,
  type WizardStep,
} from "../../../../../domain/repair/wizard/wizard.ts";
import { LOOK_FR, lookOf, type StepLook } from "./step-state.ts";
import styles from "../wizard.module.css";
import { office } from "../../../../ui/office/styles.ts";

type Props = { draft: WizardDraft; step: WizardStep; onGo: (step: WizardStep) => void };

/** The seven steps; any of them is one click away once a type is chosen. */
export const StepList = (props: Props) => (
  <ol className={styles.wizardSteps} data-part="wizard-steps" aria-label="Étapes">
    {STEPS.map((one) => {
      const look = lookOf(one, props);
      return (
        <li key={one} data-look={look}>
          <button
            type="button"
            disabled={!mayGoTo(props.draft, one)}
            aria-current={look === "current" ? "step" : undefined}
            onClick={() => props.onGo(one)}
          >
            <span className={styles.wizardStepMark} aria-hidden>
              <Mark look={look} step={one} />
            </span>
            {STEP_FR[one]}
            {look !== "current" && <span className={office.spokenOnly}>, {LOOK_FR[look]}</span>}
          </button>
        </li>
      );
    })}
  </ol>
);

const Mark = ({ look, step }: { look: StepLook; step: WizardStep }) => {
  if (look === "done") return <IconCheck size={16} stroke={2.4} />;
  return look === "skipped" ? <IconMinus size={16} /> : step;
};

/** On a telephone, only where one is. */
export const StepName = ({ step }: { step: WizardStep }) => (
  <p className={styles.wizardStepName}>
    Étape {step}/{WIZARD_STEPS} · <strong>{STEP_FR[step]}</strong>
  </p>
);
