import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useAction } from "../../../platform/query.ts";
import { changeRepairNote } from "./actions.ts";
import { CorrectionDialog } from "./correction-dialog.tsx";

export type CorrectedNote = { item_id: string; text: string };
type Props = { repair_id: string; note: CorrectedNote; onClose: () => void };

/** The journal keeps what the note said before. */
export function NoteDialog({ repair_id, note: { item_id, text: from }, onClose }: Props) {
  const [text, setText] = useState(from);
  const { act, busy } = useAction(changeRepairNote);
  const description = text.trim();
  const save = async () => {
    if (await act({ repair_id, item_id, from, description })) onClose();
  };
  return (
    <CorrectionDialog
      title="Corriger la note"
      isDirty={description !== from}
      isComplete={description !== ""}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <Textarea
        label="Note"
        autosize
        minRows={4}
        maxLength={4_000}
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </CorrectionDialog>
  );
}
