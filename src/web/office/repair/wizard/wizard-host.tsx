/** The wizard as a modal, full screen on a telephone: seven steps, one key from the other. */
import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { hasContent } from "../../../../domain/repair/wizard-draft.ts";
import { SCROLL_DELAY, type WizardStep } from "../../../../domain/repair/wizard.ts";
import { dropUploads } from "../../../platform/upload-queue.ts";
import { useZone } from "../../shop/use-shop.ts";
import { LeaveQuestion } from "./leave-question.tsx";
import { closeWizard, type WizardStart } from "./open-wizard.ts";
import { PlannedNotice } from "./planned-notice.tsx";
import { focusFirst } from "./focus-first.ts";
import { settleCreated } from "./settle-created.ts";
import { useSubmit } from "./use-submit.ts";
import { useWizard } from "./use-wizard.ts";
import { WizardCard } from "./wizard-card.tsx";
import { struckInWizard } from "./wizard-keys.ts";
import "./wizard.css";

const SMALL = "(max-width: 44.99em)";
const WIDTH = 860;

export function WizardHost({ start }: { start: WizardStart }) {
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const navigate = useNavigate();
  const zone = useZone();
  const wizard = useWizard(start);
  const { draft, step } = wizard.state;
  const submitting = useSubmit(draft, zone);
  const [leaving, setLeaving] = useState(false);
  const [planned, setPlanned] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useStepShown(card, step);

  const askToLeave = () => (hasContent(draft) && !planned ? setLeaving(true) : closeWizard());
  const create = async () => {
    const created = await submitting.submit();
    if (!created) return;
    wizard.forget();
    settleCreated(draft);
    if (created.repair_id === null && !start.onCreated) return setPlanned(true);
    closeWizard();
    if (created.repair_id === null) return;
    if (start.onCreated) start.onCreated(created.repair_id);
    else void navigate({ to: "/app/sheet/$repairid", params: { repairid: created.repair_id } });
  };
  const abandon = () => {
    wizard.forget();
    dropUploads(draft.repair_id);
    closeWizard();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Dialogs opened from a step stand beside the card in the page, but inside it for React.
    if (!(event.target instanceof Node && card.current?.contains(event.target))) return;
    const wish = struckInWizard(event, draft, step);
    if (!wish) return;
    event.preventDefault();
    if (wish === "close") askToLeave();
    else if (wish === "create") void create();
    else wizard.turn({ type: wish });
  };

  return (
    <Modal
      opened
      onClose={askToLeave}
      title="Nouvelle intervention"
      size={WIDTH}
      fullScreen={small}
      closeOnEscape={false}
      closeOnClickOutside={false}
      classNames={{ body: "wizard-body", content: "wizard-content" }}
      onKeyDown={onKeyDown}
    >
      <div ref={card} className="wizard">
        {planned ? (
          <PlannedNotice draft={draft} zone={zone} />
        ) : (
          <WizardCard wizard={wizard} submitting={submitting} onCreate={create} />
        )}
      </div>
      {leaving && (
        <LeaveQuestion onStay={() => setLeaving(false)} onKeep={closeWizard} onAbandon={abandon} />
      )}
    </Modal>
  );
}

/** The keyboard is on the step at once; the page follows after the specification's 710 ms. */
function useStepShown(card: React.RefObject<HTMLDivElement | null>, step: WizardStep): void {
  useEffect(() => {
    const form = card.current?.querySelector<HTMLElement>(".wizard-form") ?? null;
    const soon = setTimeout(() => focusFirst(form), 0);
    const later = setTimeout(
      () => form?.scrollIntoView({ block: "nearest", behavior: "smooth" }),
      SCROLL_DELAY,
    );
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  }, [card, step]);
}
