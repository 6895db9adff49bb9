import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useAction } from "../../../platform/query.ts";
import { renameLoanDevice } from "./actions.ts";
import type { LoanDevice } from "./query.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { device: LoanDevice; onClose: () => void };

/** `device` follows what colleagues do: after a refusal the name that is stored now is the one corrected. */
export function RenameDialog({ device: { id: device_id, name: from }, onClose }: Props) {
  const [typed, setTyped] = useState(from);
  const { act, busy } = useAction(renameLoanDevice);
  const name = typed.trim();
  const rename = async () => {
    if (name === from || (await act({ device_id, from, name }))) onClose();
  };
  return (
    <Dialog onClose={onClose} title={`Renommer ${from}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <Stack gap="md">
          <TextInput
            label="Nom de l’appareil"
            description="Aussi dans les prêts passés de cet appareil."
            maxLength={120}
            required
            data-autofocus
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" loading={busy} disabled={name === ""}>
              Renommer
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
