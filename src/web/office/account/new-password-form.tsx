import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { PASSWORD_LENGTH, signsIn } from "../../../domain/account/password.ts";
import { signInByLink } from "../../platform/sign-in.ts";
import { FormFault, SignInCard, TOGGLE } from "./sign-in-card.tsx";
import { linkFault, passwordFault } from "./words.ts";

type NewPassword = { link: string; enter: () => void; askAgain: () => void };

/** Opened by the link of a letter. */
export function NewPasswordForm({ link, enter, askAgain }: NewPassword) {
  const [fault, setFault] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { next: "" },
    validate: {
      next: (value) =>
        signsIn(value) < PASSWORD_LENGTH.min
          ? (passwordFault("password-short")?.text ?? null)
          : null,
    },
  });
  const submit = form.onSubmit(async ({ next }) => {
    setFault(undefined);
    const refused = await signInByLink(link, next);
    if (refused === undefined) return enter();
    const weak = passwordFault(refused);
    if (weak) form.setFieldError("next", weak.text);
    else setFault(refused);
  });
  return (
    <SignInCard
      title="Nouveau mot de passe"
      about="Vos autres appareils seront déconnectés."
      onSubmit={submit}
    >
      {fault && <FormFault>{linkFault(fault)}</FormFault>}
      <PasswordInput
        label="Nouveau mot de passe"
        description={`${PASSWORD_LENGTH.min} caractères au moins : une courte phrase convient bien.`}
        autoComplete="new-password"
        size="md"
        autoFocus
        visibilityToggleButtonProps={TOGGLE}
        key={form.key("next")}
        {...form.getInputProps("next")}
      />
      <Button type="submit" size="md" loading={form.submitting} fullWidth>
        Enregistrer et se connecter
      </Button>
      {fault === "link-over" && (
        <Button variant="default" size="md" onClick={askAgain} fullWidth>
          Demander un autre lien
        </Button>
      )}
    </SignInCard>
  );
}
