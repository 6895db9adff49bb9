import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { FAULT_LIMIT } from "../../../../domain/quote/certificate/input.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { withdrawCertificate, type Certificate } from "./parts.ts";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { certificate: Certificate; onClose: () => void };

export function WithdrawalDialog({ certificate, onClose }: Props) {
  const [why, setWhy] = useState("");
  const { act, busy } = useAction(withdrawCertificate);
  const withdraw = async () => {
    if (!(await act({ certificate_id: certificate.id, why }))) return;
    tellDone("Attestation retirée. Le journal garde la raison.");
    onClose();
  };
  return (
    <FormDialog opened onClose={onClose} title="Retirer l’attestation" size={480}>
      <Stack gap="md">
        <Text size="sm">
          Ses liens ne s’ouvrent plus pour le client. Un exemplaire déjà imprimé ou envoyé reste
          entre ses mains : prévenez-le.
        </Text>
        <Textarea
          label="Pourquoi la retirer"
          autosize
          minRows={2}
          maxLength={FAULT_LIMIT}
          value={why}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </Stack>
      <Group justify="flex-end" mt="lg" gap={8}>
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
        <Button color="red" loading={busy} disabled={why.trim() === ""} onClick={withdraw}>
          Retirer l’attestation
        </Button>
      </Group>
    </FormDialog>
  );
}
