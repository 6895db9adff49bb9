import { Button, Group, PasswordInput, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { FormFault, required, TOGGLE } from "../sign-in-card.tsx";
import { CodeField } from "./code-field.tsx";
import { factorFault, factorTrouble } from "./words.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Proof = { password: string; code: string };
type Props = {
  title: string;
  why: string;
  action: string;
  color?: "red";
  /** Undefined when it is done, else the word of the refusal. */
  onProof: (proof: Proof) => Promise<string | undefined>;
  close: () => void;
};

/** Password and code once more, before what protects the account is weakened or replaced. */
export function ProofDialog({ title, why, action, color, onProof, close }: Props) {
  const [fault, setFault] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { password: "", code: "" },
    validate: {
      password: required("Saisissez votre mot de passe."),
      code: required("Saisissez le code."),
    },
  });
  const submit = form.onSubmit(async (typed) => {
    setFault(undefined);
    const refused = await onProof(typed);
    const wrong = refused === undefined ? undefined : factorFault(refused);
    if (wrong) form.setFieldError(wrong.field, wrong.text);
    else setFault(refused);
  });
  return (
    <Dialog onClose={close} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{why}</Text>
          {fault && <FormFault>{factorTrouble(fault)}</FormFault>}
          <PasswordInput
            label="Votre mot de passe"
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={TOGGLE}
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          <CodeField isRescued key={form.key("code")} {...form.getInputProps("code")} />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={close}>
              Ne rien changer
            </Button>
            <Button type="submit" loading={form.submitting} {...(color ? { color } : {})}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
