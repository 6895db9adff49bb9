import { Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { useDeferrable } from "../../../platform/deferred/use-deferrable.ts";
import { ConflictNotice } from "../../../ui/office/conflict-notice.tsx";
import { useEditConflicts } from "../../client/use-edit-conflicts.ts";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { noteChanged } from "./actions.ts";
import { NOTE_EDIT } from "./edit-words.ts";

export type CorrectedNote = { item_id: string; text: string };
type Props = { repair_id: string; note: CorrectedNote; onClose: () => void };

/** The journal keeps what the note said before. */
export function NoteDialog({ repair_id, note: { item_id, text }, onClose }: Props) {
  const [draft, setDraft] = useState({ description: text });
  const [opened, setOpened] = useState(draft);
  const edited = { words: NOTE_EDIT, draft, setDraft, opened, setOpened };
  const conflicting = useEditConflicts(edited);
  const { act, busy } = useDeferrable(noteChanged, conflicting.messages);
  const description = draft.description.trim();
  const save = async () => {
    if (await act({ repair_id, item_id, from: opened.description, description })) onClose();
  };
  return (
    <CorrectionDialog
      title="Corriger la note"
      isDirty={description !== opened.description}
      isComplete={description !== ""}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="md">
        <Textarea
          label="Note"
          autosize
          minRows={4}
          maxLength={4_000}
          data-autofocus
          value={draft.description}
          onChange={({ currentTarget }) => setDraft({ description: currentTarget.value })}
        />
        <ConflictNotice conflicts={conflicting.choices} onChoose={conflicting.choose} />
      </Stack>
    </CorrectionDialog>
  );
}
