import { Button, Group } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState, type ReactNode } from "react";
import { LeaveQuestion } from "../../../ui/office/dialog/leave-question.tsx";
import { SMALL_SCREEN } from "../../../ui/office/styles.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = {
  title: string;
  isDirty: boolean;
  /** False while something must be filled in first. */
  isComplete: boolean;
  busy: boolean;
  /** The word on the button. */
  save?: string;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of what the sheet corrects: full screen on a telephone; closing it with changes asks first. */
export function CorrectionDialog({ title, isDirty, onClose, children, ...saving }: Props) {
  const [leaving, setLeaving] = useState(false);
  const fullScreen = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const close = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <Dialog onClose={close} title={title} size={620} fullScreen={fullScreen}>
      {children}
      <Group justify="flex-end" mt="lg" gap={8}>
        <Button variant="default" onClick={close}>
          Annuler
        </Button>
        <Button
          loading={saving.busy}
          disabled={!isDirty || !saving.isComplete}
          onClick={saving.onSave}
        >
          {saving.save ?? "Enregistrer"}
        </Button>
      </Group>
      {leaving && (
        <LeaveQuestion
          why="Ce que vous avez saisi sera perdu."
          onStay={() => setLeaving(false)}
          onLeave={onClose}
        />
      )}
    </Dialog>
  );
}
