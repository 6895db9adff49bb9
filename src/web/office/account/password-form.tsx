import { Alert, Button, Group, PasswordInput, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { PASSWORD_LENGTH, signsIn } from "../../../domain/account/password.ts";
import { changePassword } from "./actions.ts";
import { passwordFault } from "./words.ts";

type Outcome = "changed" | "unreachable" | undefined;

export function PasswordForm() {
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { current: "", next: "" },
    validate: {
      current: (value) => (value ? null : "Saisissez votre mot de passe actuel."),
      next: (value) =>
        signsIn(value) < PASSWORD_LENGTH.min
          ? (passwordFault("password-short")?.text ?? null)
          : null,
    },
  });
  const submit = form.onSubmit(async ({ current, next }) => {
    setOutcome(undefined);
    const answer = await changePassword(current, next);
    const fault = answer.ok ? undefined : passwordFault(answer.refused);
    if (fault) form.setFieldError(fault.field, fault.text);
    else setOutcome(answer.ok ? "changed" : "unreachable");
    if (answer.ok) form.reset();
  });

  return (
    <form onSubmit={submit} noValidate aria-labelledby="mot-de-passe">
      <Stack gap="sm">
        <Title order={2} size={16} id="mot-de-passe">
          Changer de mot de passe
        </Title>
        <PasswordInput
          label="Mot de passe actuel"
          autoComplete="current-password"
          visibilityToggleButtonProps={TOGGLE}
          key={form.key("current")}
          {...form.getInputProps("current")}
        />
        <PasswordInput
          label="Nouveau mot de passe"
          description={`${PASSWORD_LENGTH.min} caractères au moins : une courte phrase convient bien.`}
          autoComplete="new-password"
          visibilityToggleButtonProps={TOGGLE}
          key={form.key("next")}
          {...form.getInputProps("next")}
        />
        <OutcomeText outcome={outcome} />
        <Group justify="flex-end">
          <Button type="submit" loading={form.submitting}>
            Changer le mot de passe
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const TOGGLE = { "aria-label": "Afficher ou masquer le mot de passe" };

const OutcomeText = ({ outcome }: { outcome: Outcome }) => (
  <div role="status">
    {outcome === "changed" && (
      <Text size="sm" c="green.9">
        C’est fait. Vos autres appareils ont été déconnectés.
      </Text>
    )}
    {outcome === "unreachable" && (
      <Alert color="red" variant="light">
        Le serveur ne répond pas : votre mot de passe n’a pas changé. Réessayez.
      </Alert>
    )}
  </div>
);
