import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useAction } from "../../../platform/query.ts";
import { noteClaimOutcome } from "./actions.ts";
import type { ListedClaim } from "./query.ts";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type OutcomeProps = {
  claim: ListedClaim;
  refresh: () => void;
  state: "rejected" | "abandoned";
  children: string;
};

const WHY = {
  rejected: "Recopiez le motif que l’éco-organisme a donné.",
  abandoned: "L’atelier prend le bonus à sa charge : le client a déjà payé ce qui était convenu.",
};

/** What the eco-organisation or the shop decided, with its reason. */
export function Outcome({ claim, refresh, state, children }: OutcomeProps) {
  const [isOpen, open] = useState(false);
  const [why, setWhy] = useState("");
  const { act, busy } = useAction(noteClaimOutcome);
  const note = async () => {
    if (!(await act({ invoice_id: claim.invoice_id, state, why }))) return;
    open(false);
    refresh();
  };
  return (
    <>
      <Button variant="default" w="fit-content" onClick={() => open(true)}>
        {children}
      </Button>
      <FormDialog
        opened={isOpen}
        onClose={() => open(false)}
        title={`${children}, ${claim.reference}`}
      >
        <Stack gap="md">
          <Text size="sm">{WHY[state]}</Text>
          <Textarea
            label="Raison"
            required
            autosize
            minRows={2}
            maxLength={500}
            data-autofocus
            value={why}
            onChange={({ currentTarget }) => setWhy(currentTarget.value)}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={() => open(false)}>
              Ne rien changer
            </Button>
            <Button loading={busy} disabled={why.trim() === ""} onClick={() => void note()}>
              {children}
            </Button>
          </Group>
        </Stack>
      </FormDialog>
    </>
  );
}
