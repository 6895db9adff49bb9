import { Anchor, Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { confirmSignUp } from "../../../platform/sign-in.ts";
import { FormFault, required, SignInCard, TOGGLE } from "../../account/sign-in-card.tsx";
import { wholeFault } from "./actions.ts";

type Confirm = { link: string; enter: () => void };

/** Opened by the link of the letter, on any device: the password says that it is the same person. */
export function ConfirmForm({ link, enter }: Confirm) {
  const [fault, setFault] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { password: "" },
    validate: { password: required("Saisissez le mot de passe choisi à l’inscription.") },
  });
  const submit = form.onSubmit(async ({ password }) => {
    setFault(undefined);
    const refused = await confirmSignUp(link, password);
    if (refused === undefined) return enter();
    if (refused === "bad-password") form.setFieldError("password", wholeFault(refused));
    else setFault(refused);
  });
  const isOver = fault === "link-over" || fault === "email-taken";
  return (
    <SignInCard
      title="Confirmez votre adresse"
      about="Saisissez encore une fois le mot de passe que vous venez de choisir."
      onSubmit={submit}
    >
      {fault && <FormFault>{wholeFault(fault)}</FormFault>}
      <PasswordInput
        label="Mot de passe"
        autoComplete="current-password"
        size="md"
        autoFocus
        visibilityToggleButtonProps={TOGGLE}
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
      <Button type="submit" size="md" loading={form.submitting} fullWidth>
        Confirmer et continuer
      </Button>
      {isOver && <Anchor href="/app/connexion">Se connecter</Anchor>}
      {fault === "link-over" && <Anchor href="/app/onboarding">Recommencer l’inscription</Anchor>}
    </SignInCard>
  );
}
