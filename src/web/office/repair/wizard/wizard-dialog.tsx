/** The wizard as a modal, full screen on a telephone: seven steps, one key from the other. */
import { Modal } from "@mantine/core";
import { useMediaQuery, useWindowEvent } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { hasContent } from "../../../../domain/repair/wizard/draft.ts";
import { previous } from "../../../../domain/repair/wizard/wizard.ts";
import { dropUploads } from "../../../platform/upload-queue.ts";
import { useZone } from "../../shop/use-shop.ts";
import { LeaveQuestion } from "../../../ui/office/dialog/leave-question.tsx";
import { useOwnBack } from "../../shell/leave/back-key.ts";
import { closeWizard, type WizardStart } from "./open-wizard.ts";
import { PlannedNotice } from "./submit/planned-notice.tsx";
import { settleCreated } from "./submit/release-photos.ts";
import { AddressDialog } from "./steps/address-choice.tsx";
import { ClientDialog } from "./steps/client-step.tsx";
import { useSubmit } from "./submit/use-submit.ts";
import type { Change } from "./reducer.ts";
import { useWizard } from "./use-wizard.ts";
import { WizardCard } from "./wizard-card.tsx";
import { struckInWizard } from "./wizard-keys.ts";
import styles from "./wizard.module.css";

const SMALL = "(max-width: 44.99em)";
const WIDTH = 860;

export function WizardHost({ start }: { start: WizardStart }) {
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const navigate = useNavigate();
  const zone = useZone();
  const wizard = useWizard(start);
  const { draft, step } = wizard.state;
  const { shop_id } = wizard;
  const submitting = useSubmit({ draft, shop_id, zone });
  const [leaving, setLeaving] = useState(false);
  const [planned, setPlanned] = useState(false);
  const card = useRef<HTMLDivElement>(null);

  const askToLeave = () => (hasContent(draft) && !planned ? setLeaving(true) : closeWizard());
  const create = async () => {
    const created = await submitting.submit();
    if (!created) return;
    wizard.forget();
    settleCreated(draft);
    if (created.repair_id === null && !start.onPlanned) return setPlanned(true);
    if (created.repair_id === null) {
      closeWizard();
      return start.onPlanned?.(draft.event_id);
    }
    // Closed once the sheet is there: the second half of a double click must not fall on the screen behind.
    if (start.onCreated) start.onCreated(created.repair_id);
    else await navigate({ to: "/app/sheet/$repairid", params: { repairid: created.repair_id } });
    closeWizard();
  };
  const abandon = () => {
    wizard.forget();
    dropUploads(draft.repair_id);
    closeWizard();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isForWizard(event.target, card.current) || leaving || planned) return;
    const wish = struckInWizard(event, draft, step);
    if (!wish) return;
    event.preventDefault();
    if (wish === "close") askToLeave();
    else if (wish === "create") void create();
    else if (wish === "urgent") wizard.turn({ type: "change", make: toggleUrgency });
    else wizard.turn({ type: wish });
  };
  useWindowEvent("keydown", onKey);
  const goBack = () => {
    if (planned || previous(draft, step) === undefined) askToLeave();
    else wizard.turn({ type: "previous" });
  };
  useOwnBack(goBack, { dialogs: 1 });

  return (
    <Modal
      opened
      onClose={askToLeave}
      title="Nouvelle intervention"
      size={WIDTH}
      fullScreen={small}
      closeOnEscape={false}
      closeOnClickOutside={false}
      classNames={{ body: styles.wizardBody, content: styles.wizardContent }}
    >
      <div ref={card} className={styles.wizard}>
        {planned ? (
          <PlannedNotice
            draft={draft}
            zone={zone}
            onLeave={closeWizard}
            done={{ label: "Fermer", act: closeWizard }}
          />
        ) : (
          <WizardCard wizard={wizard} submitting={submitting} onCreate={create} />
        )}
      </div>
      {leaving && (
        <LeaveQuestion
          title="Fermer l’intervention en cours"
          why="Ce qui est saisi peut rester sur cet appareil, pour reprendre à la prochaine ouverture."
          leaveText="Abandonner"
          onStay={() => setLeaving(false)}
          onLeave={abandon}
          keep={{ text: "Garder le brouillon", onKeep: closeWizard }}
        />
      )}
    </Modal>
  );
}

const toggleUrgency: Change = (draft) => ({ ...draft, urgency: draft.urgency === 1 ? 0 : 1 });

/** The dialogs that a step may open, fetched ahead too. */
export const loadStepDialogs = (): Promise<unknown> =>
  Promise.all([ClientDialog.load(), AddressDialog.load()]);

/** True for a key pressed inside the wizard, or while nothing has the focus and no other dialog is open. */
function isForWizard(target: EventTarget | null, card: HTMLElement | null): boolean {
  if (target === document.body) return document.querySelectorAll('[role="dialog"]').length === 1;
  return (
    target instanceof Node &&
    card !== null &&
    (card.closest('[role="dialog"]') ?? card).contains(target)
  );
}
