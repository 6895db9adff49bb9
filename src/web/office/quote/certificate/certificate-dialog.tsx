import { Button, Group, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import {
  CERTIFICATE_REASON_FR,
  CERTIFICATE_REASONS,
} from "../../../../domain/quote/certificate/reason.ts";
import { FAULT_LIMIT } from "../../../../domain/quote/certificate/input.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { SMALL_SCREEN } from "../../../ui/office/styles.ts";
import { certifyIrreparable } from "./parts.ts";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { repair_id: string; onClose: () => void };

/** Why the appliance cannot be repaired, as it will be printed. */
export function CertificateDialog({ repair_id, onClose }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState("");
  const [note, setNote] = useState("");
  const fullScreen = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const { act, busy } = useAction(certifyIrreparable);
  const isOther = reason === "other";
  const isComplete = reason !== "" && fault.trim() !== "" && (!isOther || note.trim() !== "");
  const certify = async () => {
    if (!(await act({ input: { id, repair_id, reason, fault, note } }))) return;
    tellDone("Attestation établie. Le client la retrouve sur sa page de suivi.");
    onClose();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Attestation d’irréparabilité"
      size={560}
      fullScreen={fullScreen}
    >
      <Stack gap="lg">
        <Textarea
          label="Panne constatée"
          autosize
          minRows={2}
          maxLength={FAULT_LIMIT}
          value={fault}
          onChange={({ currentTarget }) => setFault(currentTarget.value)}
        />
        <Radio.Group
          label="Pourquoi l’appareil ne peut pas être réparé"
          value={reason}
          onChange={setReason}
        >
          <Stack gap={8} mt={8}>
            {CERTIFICATE_REASONS.map((one) => (
              <Radio key={one} value={one} label={CERTIFICATE_REASON_FR[one]} size="md" />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={isOther ? "Précisions" : "Précisions (facultatif)"}
          autosize
          minRows={2}
          maxLength={1_000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          L’attestation porte votre nom et la date. Elle dit ce que vous avez constaté, sans engager
          l’assureur du client.
        </Text>
      </Stack>
      <Group justify="flex-end" mt="lg" gap={8}>
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
        <Button loading={busy} disabled={!isComplete} onClick={certify}>
          Établir l’attestation
        </Button>
      </Group>
    </FormDialog>
  );
}
