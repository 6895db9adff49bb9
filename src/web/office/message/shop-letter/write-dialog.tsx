import { Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { LONGEST_LETTER } from "../../../../domain/message/shop-letter.ts";
import { progressOf } from "../../../../domain/repair/progress.ts";
import { isRepairStatus } from "../../../../domain/repair/status.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { CorrectionDialog } from "../../repair/sheet/correction-dialog.tsx";
import { writeToClient } from "./query.ts";

type Props = {
  repair: { id: string; status: string; client: { firstname: string } };
  /** Begins with where the repair is. */
  withNews: boolean;
  onClose: () => void;
};

/** By e-mail, else by SMS; the journal keeps it. */
export function WriteDialog({ repair, withNews, onClose }: Props) {
  const [text, setText] = useState(() => (withNews ? newsOf(repair) : ""));
  const { act, busy } = useAction(writeToClient);
  const send = async () => {
    if (!(await act({ repair_id: repair.id, text }))) return;
    tellDone("Message écrit au client.");
    onClose();
  };
  return (
    <CorrectionDialog
      title="Écrire au client"
      save="Envoyer"
      isDirty={text.trim() !== ""}
      isComplete={text.trim() !== ""}
      busy={busy}
      onSave={() => void send()}
      onClose={onClose}
    >
      <Textarea
        label="Message"
        autosize
        minRows={6}
        maxLength={LONGEST_LETTER}
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Text size="sm" c="dimmed" mt={8}>
        Par e-mail, ou par SMS s’il n’en a pas. Le lien de suivi et votre signature s’ajoutent. S’il
        vous a écrit depuis sa page de suivi, il y lit aussi votre réponse.
      </Text>
    </CorrectionDialog>
  );
}

function newsOf({ status, client }: Props["repair"]): string {
  const hello = `Bonjour ${client.firstname}`.trim();
  if (!isRepairStatus(status)) return `${hello},\n\n`;
  const { headline, next } = progressOf(status);
  return `${hello},\n\n${headline} ${next}`;
}
