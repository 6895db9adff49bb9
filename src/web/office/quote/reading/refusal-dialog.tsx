import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { REASON_LIMIT } from "../../../../domain/quote/refuse.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { refuseQuote } from "../actions.ts";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { id: string; close: () => void };

/** What the client said on the telephone or at the counter. */
export function RefusalDialog({ id, close }: Props) {
  const [reason, setReason] = useState("");
  const { act, busy } = useAction(refuseQuote);
  const refuse = async () => {
    if (!(await act({ id, reason }))) return;
    tellDone("Le refus est noté.");
    close();
  };
  return (
    <FormDialog opened onClose={close} title="Noter un refus">
      <Stack gap="md">
        <Text size="sm">Le client ne pourra plus accepter ce devis. Vous pourrez le réviser.</Text>
        <Textarea
          label="Raison"
          description="Facultative, avec les mots du client."
          autosize
          minRows={2}
          maxLength={REASON_LIMIT}
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Annuler
          </Button>
          <Button loading={busy} onClick={refuse}>
            Noter le refus
          </Button>
        </Group>
      </Stack>
    </FormDialog>
  );
}
