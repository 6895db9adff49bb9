import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { MOST_PASSKEY_NAME } from "../../../../domain/account/passkey/passkey.ts";
import { factorTrouble } from "../factor/words.ts";
import { FormFault, required } from "../sign-in-card.tsx";
import { renamePasskey, type Passkey } from "./actions.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { passkey: Passkey; close: () => void };

export function RenamePasskeyDialog({ passkey, close }: Props) {
  const [fault, setFault] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { name: passkey.name },
    validate: { name: required("Donnez un nom à cette clé.") },
  });
  const submit = form.onSubmit(async ({ name }) => {
    const refused = await renamePasskey(passkey.id, name);
    if (refused === undefined) return close();
    setFault(refused);
  });
  return (
    <Dialog onClose={close} title="Renommer la clé">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {fault && <FormFault>{factorTrouble(fault)}</FormFault>}
          <TextInput
            label="Nom de la clé"
            maxLength={MOST_PASSKEY_NAME}
            data-autofocus
            key={form.key("name")}
            {...form.getInputProps("name")}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" loading={form.submitting}>
              Enregistrer
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
