import { STEP_FR } from "./step-words.ts";
import { Button, Group, Progress, Stack } from "@mantine/core";
import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { isEventOnly } from "../../../../domain/repair/wizard/draft.ts";
import {
  isLast,
  mayGoOn,
  missingSteps,
  previous,
  progress,
  type WizardStep,
} from "../../../../domain/repair/wizard/wizard.ts";
import { drawBeforeNextKey } from "../../../ui/office/keys/dialog-keys.ts";
import { useZone } from "../../shop/use-shop.ts";
import { FailureNotice, MissingNotice } from "./submit/failure-notice.tsx";
import { focusFault } from "./focus-first.ts";
import { Recap } from "./recap.tsx";
import { StepForm } from "./steps/step-form.tsx";
import { StepList, StepName } from "./steps/step-list.tsx";
import { FormerNotice, LapsedNotice, WizardTop } from "./wizard-top.tsx";
import type { Turn } from "./reducer.ts";
import type { Submitting } from "./submit/use-submit.ts";
import { useStepShown } from "./use-step-focus.ts";
import type { Wizard } from "./use-wizard.ts";
import styles from "./wizard.module.css";

type Props = { wizard: Wizard; submitting: Submitting; onCreate: () => Promise<void> };

export function WizardCard({ wizard, submitting, onCreate }: Props) {
  const { state, turn, former } = wizard;
  const { draft, step } = state;
  const { busy, failure, missing } = submitting;
  const zone = useZone();
  const shown = useDrawnStep(step);
  const form = useStepShown(shown);
  useFaultShown(form, missing.includes(shown) ? missing : undefined);
  // The second click of a double click falls on a step that is being left: it does not pass over the next one.
  const turnFrom = (action: Turn) => step === shown && turn(action);
  const go = (to: typeof step) => {
    if (to === step) focusFault(form.current);
    else turn({ type: "go", step: to });
  };
  return (
    <>
      <WizardTop wizard={wizard} />
      <Progress.Root
        size={6}
        classNames={{ root: styles.wizardProgress, section: styles.progressSection }}
      >
        <Progress.Section
          value={progress(step)}
          aria-label={`Étape ${step} sur 7 : ${STEP_FR[step]}`}
        />
      </Progress.Root>
      {former && <FormerNotice {...wizard} former={former} />}
      <LapsedNotice lapsed={wizard.lapsed} />
      <div className={styles.wizardColumns}>
        <StepList draft={draft} step={step} onGo={go} />
        <section ref={form} className={styles.wizardForm} aria-label={STEP_FR[shown]}>
          <StepName step={shown} />
          <Recap draft={draft} zone={zone} step={shown} />
          <StepForm
            key={`${draft.repair_id} ${shown}`}
            step={shown}
            draft={draft}
            change={(make) => turn({ type: "change", make })}
            onDone={() => turnFrom({ type: "next" })}
            checked={missing.length > 0}
            lost={submitting.lost}
          />
        </section>
      </div>
      <Stack gap={8} className={styles.wizardFoot}>
        {failure && <FailureNotice failure={failure} onRetry={onCreate} />}
        <MissingNotice draft={draft} missing={missing} onGo={go} />
        <Group justify="space-between" gap={8} wrap="nowrap">
          <Button
            variant="default"
            disabled={previous(draft, shown) === undefined}
            onClick={() => turnFrom({ type: "previous" })}
          >
            Précédent
          </Button>
          {isLast(draft, shown) ? (
            <Button loading={busy} onClick={onCreate}>
              {isEventOnly(draft) ? "Créer le rendez-vous" : "Créer l’intervention"}
            </Button>
          ) : (
            <Button
              disabled={!mayGoOn(draft)}
              variant={missingSteps(draft).includes(shown) ? "light" : "filled"}
              onClick={() => turnFrom({ type: "next" })}
            >
              Suivant
            </Button>
          )}
        </Group>
      </Stack>
    </>
  );
}

/** The browser first shows the choice that leads to a step; the step is drawn in the background, or at the next key. */
function useDrawnStep(step: WizardStep): WizardStep {
  const [drawn, draw] = useState(step);
  useLayoutEffect(() => {
    startTransition(() => draw(step));
    if (drawn === step) return undefined;
    return drawBeforeNextKey(() => flushSync(() => draw(step)));
  }, [step, drawn]);
  return drawn;
}

/** Tried too early, the keyboard goes to what is missing on the step that is shown. */
function useFaultShown(form: RefObject<HTMLElement | null>, missing: unknown): void {
  useEffect(() => {
    if (missing !== undefined) focusFault(form.current);
  }, [form, missing]);
}
