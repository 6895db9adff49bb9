import { Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { fullName } from "../../../domain/client/names.ts";
import { isOut, lentNames } from "../../../domain/repair/loan/loan.ts";
import { missingAccessories } from "../../../domain/intake/hand-over.ts";
import { useDeferrable } from "../../platform/deferred/use-deferrable.ts";
import { tellDone } from "../../ui/office/notify.ts";
import { SMALL_SCREEN } from "../../ui/office/styles.ts";
import { deviceHandedOver } from "./actions.ts";
import { LentNotice } from "../repair/workshop/lent-notice.tsx";
import type { Intake, ReceivedRepair } from "./parts.ts";
import { isSigned, SignatureField, signatureOf } from "./signature-field.tsx";
import { FormDialog } from "../../ui/office/dialog/form-dialog.tsx";

type Props = {
  intake: Intake;
  repair: Pick<ReceivedRepair, "client" | "loans">;
  onClose: () => void;
};

/** What goes back to the client is ticked off, then the client signs. */
export function HandOverDialog({ intake, repair, onClose }: Props) {
  const { client } = repair;
  const lent = repair.loans.filter(isOut);
  const [returned, setReturned] = useState<string[]>([]);
  const [note, setNote] = useState("");
  const [signature, setSignature] = useState({ name: fullName(client), strokes: "", typed: "" });
  const fullScreen = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const { act, busy } = useDeferrable(deviceHandedOver);
  const missing = missingAccessories(intake.accessories, returned);
  const handOver = async () => {
    const { name } = signature;
    const input = { intake_id: intake.id, returned, note, name, signature: signatureOf(signature) };
    const done = await act({ input });
    if (!done) return;
    if (done !== "deferred")
      tellDone(
        lent.length > 0
          ? `Appareil rendu. Le dossier reste ouvert : ${lentNames(lent)} est encore prêté.`
          : "Appareil rendu. Son mot de passe est effacé.",
      );
    onClose();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Restitution de l’appareil"
      size={560}
      fullScreen={fullScreen}
    >
      <Stack gap="lg">
        <LentNotice loans={lent} />
        {intake.accessories.length > 0 && (
          <Checkbox.Group label="Rendus avec l’appareil" value={returned} onChange={setReturned}>
            <Stack gap={8} mt={8}>
              {intake.accessories.map((name) => (
                <Checkbox key={name} value={name} label={name} size="md" />
              ))}
            </Stack>
            {missing.length > 0 && (
              <Text size="sm" mt={8}>
                Noté comme resté à l’atelier : {missing.join(", ")}
              </Text>
            )}
          </Checkbox.Group>
        )}
        <TextInput
          label="Note (facultative)"
          maxLength={1_000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <SignatureField
          draft={signature}
          onChange={(change) => setSignature((before) => ({ ...before, ...change }))}
        />
      </Stack>
      <Group justify="flex-end" mt="lg" gap={8}>
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
        <Button loading={busy} disabled={!isSigned(signature)} onClick={handOver}>
          Rendre l’appareil
        </Button>
      </Group>
    </FormDialog>
  );
}
