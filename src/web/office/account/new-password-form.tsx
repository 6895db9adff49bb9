import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { PASSWORD_LENGTH, signsIn } from "../../../domain/account/password.ts";
import { signInByLink } from "../../platform/sign-in.ts";
import { FormFault, SignInCard, TOGGLE } from "./sign-in-card.tsx";
import { linkFault, passwordFault } from "./words.ts";

export type LetterLink = {
  link: string;
  /** The account has no password yet. */
  isInvitation: boolean;
};
type NewPassword = LetterLink & { enter: () => void; askCode: () => void; askAgain: () => void };

const WORDS = {
  forgotten: {
    title: "Nouveau mot de passe",
    about: "Vos autres appareils seront déconnectés.",
    over: linkFault("link-over"),
  },
  invited: {
    title: "Bienvenue dans l’équipe",
    about: "Choisissez votre mot de passe pour entrer.",
    over: "Cette invitation a déjà servi ou n’est plus valable.",
  },
};

/** Opened by the link of a letter: a forgotten password, or the first one of an invited person. */
export function NewPasswordForm({ link, isInvitation, enter, askCode, askAgain }: NewPassword) {
  const words = WORDS[isInvitation ? "invited" : "forgotten"];
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
    if (refused === "code") return askCode();
    const weak = passwordFault(refused);
    if (weak) form.setFieldError("next", weak.text);
    else setFault(refused);
  });
  return (
    <SignInCard title={words.title} about={words.about} onSubmit={submit}>
      {fault && <FormFault>{fault === "link-over" ? words.over : linkFault(fault)}</FormFault>}
      <PasswordInput
        label={isInvitation ? "Votre mot de passe" : "Nouveau mot de passe"}
        description={`${PASSWORD_LENGTH.min} caractères au moins : une courte phrase convient bien.`}
        autoComplete="new-password"
        size="md"
        autoFocus
        visibilityToggleButtonProps={TOGGLE}
        key={form.key("next")}
        {...form.getInputProps("next")}
      />
      <Button type="submit" size="md" loading={form.submitting} fullWidth>
        {isInvitation ? "Entrer dans l’atelier" : "Enregistrer et se connecter"}
      </Button>
      {fault === "link-over" && (
        <Button variant="default" size="md" onClick={askAgain} fullWidth>
          Demander un autre lien
        </Button>
      )}
    </SignInCard>
  );
}
