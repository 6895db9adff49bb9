/** « Ancienne page »: the seven steps on one page, for those who would rather see them all. */
import { FORM_SCROLL_DELAY, STEP_FR } from "./step-words.ts";
import { Button, Group, Stack } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from "react";
import {
  hasContent,
  isEventOnly,
  type WizardDraft,
} from "../../../../domain/repair/wizard/draft.ts";
import {
  isSkipped,
  mayGoOn,
  next,
  STEPS,
  type WizardStep,
} from "../../../../domain/repair/wizard/wizard.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { Panel } from "../../../ui/office/panel.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { useZone } from "../../shop/use-shop.ts";
import { bringToTopLater } from "./bring-to-top.ts";
import { FailureNotice, MissingNotice } from "./submit/failure-notice.tsx";
import { focusFirst } from "./focus-first.ts";
import { PlannedNotice } from "./submit/planned-notice.tsx";
import { settleCreated } from "./submit/release-photos.ts";
import { slotsKey } from "./slots/slot-search.ts";
import { StepForm } from "./steps/step-form.tsx";
import { useSubmit } from "./submit/use-submit.ts";
import { useWizard } from "./use-wizard.ts";
import { LapsedNotice, UrgentSwitch } from "./wizard-top.tsx";
import styles from "./wizard.module.css";
import { Allowed } from "../../account/allowed.tsx";
import { NotAllowed } from "../../account/not-allowed.tsx";

export function SheetFormScreen() {
  return (
    <Allowed
      action="edit-repair"
      otherwise={<NotAllowed title="Nouvelle intervention" what="de créer une intervention" />}
    >
      <SheetForm />
    </Allowed>
  );
}

function SheetForm() {
  useScreenTitle("Nouvelle intervention");
  const navigate = useNavigate();
  const zone = useZone();
  const wizard = useWizard({}, "take up");
  const { draft } = wizard.state;
  const { shop_id } = wizard;
  const submitting = useSubmit({ draft, shop_id, zone });
  const [planned, setPlanned] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { goTo, leave } = useScroll(page, draft);

  const create = async () => {
    const created = await submitting.submit();
    if (!created) return;
    wizard.forget();
    settleCreated(draft);
    if (created.repair_id === null) return setPlanned(true);
    void navigate({ to: "/app/sheet/$repairid", params: { repairid: created.repair_id } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && page.current?.contains(event.target);
    if (!isInside || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void create();
  };
  const again = () => {
    setPlanned(false);
    wizard.startOver();
  };
  if (planned)
    return (
      <PlannedNotice
        draft={draft}
        zone={zone}
        done={{ label: "Nouvelle intervention", act: again }}
      />
    );
  return (
    <div ref={page} className={`${styles.wizardPage} ${styles.wizard}`} onKeyDown={onKeyDown}>
      <Group justify="space-between" gap={8}>
        <UrgentSwitch
          urgency={draft.urgency}
          change={(make) => wizard.turn({ type: "change", make })}
        />
        {hasContent(draft) && (
          <ConfirmButton
            variant="subtle"
            size="compact-sm"
            title="Repartir de zéro"
            why="Ce qui est saisi sur cette page, photos comprises, sera effacé."
            onConfirm={async () => wizard.startOver()}
          >
            Repartir de zéro
          </ConfirmButton>
        )}
      </Group>
      <LapsedNotice lapsed={wizard.lapsed} />
      {STEPS.filter((step) => step === 1 || (mayGoOn(draft) && !isSkipped(draft, step))).map(
        (step) => (
          <div key={keyOf(draft, step)} data-step={step}>
            <Panel title={STEP_FR[step]}>
              <StepForm
                step={step}
                draft={draft}
                change={(make) => wizard.turn({ type: "change", make })}
                onDone={() => leave(step)}
                checked={submitting.missing.length > 0}
                lost={submitting.lost}
                quiet
              />
            </Panel>
          </div>
        ),
      )}
      <Stack gap={8} className={styles.wizardFoot}>
        {submitting.failure && <FailureNotice failure={submitting.failure} onRetry={create} />}
        <MissingNotice draft={draft} missing={submitting.missing} onGo={goTo} />
        <Group justify="flex-end">
          <Button loading={submitting.busy} disabled={!mayGoOn(draft)} onClick={create}>
            {isEventOnly(draft) ? "Créer le rendez-vous" : "Créer l’intervention"}
          </Button>
        </Group>
      </Stack>
    </div>
  );
}

/** The keyboard is in the next section at once; the page follows after the specification's 610 ms. */
function useScroll(page: RefObject<HTMLDivElement | null>, draft: WizardDraft) {
  const [left, setLeft] = useState<{ step: WizardStep }>();
  const goTo = (step: WizardStep | undefined) => {
    setTimeout(() => focusFirst(sectionOf(page.current, step)), 0);
    bringToTopLater(() => sectionOf(page.current, step), FORM_SCROLL_DELAY);
  };
  // What was chosen last may say where it goes: the draft is asked once it knows.
  const follow = useEffectEvent((step: WizardStep) => goTo(next(draft, step)));
  useEffect(() => {
    if (left) follow(left.step);
  }, [left]);
  return { goTo, leave: (step: WizardStep) => setLeft({ step }) };
}

/** Another search of slots begins afresh: what the one before found is not proposed meanwhile. */
const keyOf = (draft: WizardDraft, step: WizardStep): string =>
  [draft.repair_id, step, step === 7 && slotsKey(draft)].join(" ");

const sectionOf = (page: HTMLElement | null, step: WizardStep | undefined): HTMLElement | null =>
  step === undefined ? null : (page?.querySelector<HTMLElement>(`[data-step="${step}"]`) ?? null);
