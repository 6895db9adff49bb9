import { progressLine, type StepState } from "../../../domain/repair/progress.ts";
import type { RepairStatus } from "../../../domain/repair/status.ts";
import styles from "./tracking.module.css";

const STATE_FR: Record<StepState, string> = {
  done: "fait",
  current: "en cours",
  coming: "à venir",
};

/** Six steps, each with a shape and a word besides its colour. */
export const ProgressLine = ({ status }: { status: RepairStatus }) => (
  <ol className={styles.line} aria-label="Avancement">
    {progressLine(status).map(({ name, state }) => (
      <li
        key={name}
        className={styles[state]}
        aria-current={state === "current" ? "step" : undefined}
      >
        <span className={styles.dot} aria-hidden="true">
          {state === "done" && (
            <svg width="14" height="14" viewBox="0 0 14 14" fill="none">
              <path d="M3 7.500l2.700 2.700L11 4.500" stroke="currentColor" strokeWidth="2" />
            </svg>
          )}
        </span>
        <span className={styles.step}>{name}</span>
        <span className={styles.hidden}> : {STATE_FR[state]}</span>
      </li>
    ))}
  </ol>
);
