import { Button, Group, Loader, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useEffect, useState } from "react";
import { deviceName } from "../../../../domain/account/device.ts";
import { MOST_PASSKEY_NAME } from "../../../../domain/account/passkey/passkey.ts";
import { factorStatus, type FactorStatus } from "../factor/actions.ts";
import { CodeField } from "../factor/code-field.tsx";
import { factorFault, factorTrouble } from "../factor/words.ts";
import { FormFault, required, TOGGLE } from "../sign-in-card.tsx";
import { addPasskey } from "./actions.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

/** Password, and code where the account has one; then the device asks for a finger, a face or its own code. */
export function AddPasskeyDialog({ close }: { close: () => void }) {
  const [status, setStatus] = useState<FactorStatus>();
  useEffect(() => {
    void factorStatus().then((known) => setStatus(known ?? { on: false, rescue_codes: 0 }));
  }, []);
  return (
    <Dialog onClose={close} title="Ajouter une clé d’identification">
      {status ? <AddForm asksCode={status.on} close={close} /> : <Loader size="sm" />}
    </Dialog>
  );
}

function AddForm({ asksCode, close }: { asksCode: boolean; close: () => void }) {
  const [fault, setFault] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { name: deviceName(navigator.userAgent), password: "", code: "" },
    validate: {
      name: required("Donnez un nom à cette clé."),
      password: required("Saisissez votre mot de passe."),
      code: (value) => (asksCode && !value.trim() ? "Saisissez le code." : null),
    },
  });
  const submit = form.onSubmit(async ({ name, password, code }) => {
    setFault(undefined);
    const refused = await addPasskey(name, asksCode ? { password, code } : { password });
    if (refused === undefined) return close();
    const wrong = factorFault(refused);
    if (wrong) form.setFieldError(wrong.field, wrong.text);
    else setFault(refused);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {fault && <FormFault>{faultText(fault)}</FormFault>}
        <TextInput
          label="Nom de la clé"
          description="Pour la reconnaître dans la liste : « iPhone de Marc »."
          maxLength={MOST_PASSKEY_NAME}
          key={form.key("name")}
          {...form.getInputProps("name")}
        />
        <PasswordInput
          label="Votre mot de passe"
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={TOGGLE}
          key={form.key("password")}
          {...form.getInputProps("password")}
        />
        {asksCode && <CodeField isRescued key={form.key("code")} {...form.getInputProps("code")} />}
        <Text size="sm" c="dimmed">
          Votre appareil demandera ensuite votre doigt, votre visage ou son code.
        </Text>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={close}>
            Annuler
          </Button>
          <Button type="submit" loading={form.submitting}>
            Continuer
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const faultText = (word: string): string =>
  word === "dismissed"
    ? "Votre appareil n’a pas créé la clé. Réessayez, ou choisissez un autre appareil."
    : factorTrouble(word);
