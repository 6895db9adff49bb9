import { IconCheck } from "@tabler/icons-react";
import {
  STEPS,
  type OnboardingState,
  type Step,
} from "../../../../domain/shop/onboarding/steps.ts";
import { STEP_FR } from "./words.ts";
import styles from "./onboarding.module.css";

type Props = { shown: Step; reached: OnboardingState; go: (step: Step) => void };

/** Where the opening stands; a step that was reached opens by a press. */
export function Progress({ shown, reached, go }: Props) {
  const last = reached === "done" ? STEPS.length : STEPS.indexOf(reached);
  return (
    <nav aria-label="Étapes de l’ouverture">
      <ol className={styles.steps}>
        <li data-state="done">
          <span className={styles.mark}>
            <IconCheck size={16} aria-hidden />
          </span>
          Compte
        </li>
        {STEPS.map((step, index) => (
          <li key={step} data-state={stateOf(index, last)}>
            <button
              type="button"
              disabled={index > last}
              aria-current={step === shown ? "step" : undefined}
              onClick={() => go(step)}
            >
              <span className={styles.mark}>
                {index < last ? <IconCheck size={16} aria-hidden /> : index + 2}
              </span>
              {STEP_FR[step].name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const stateOf = (index: number, last: number): string =>
  index < last ? "done" : index === last ? "now" : "later";
