import { Alert, Anchor, Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { takeSessionEnd } from "../../platform/session.ts";
import { signIn, type SignInFault } from "../../platform/sign-in.ts";
import { factorTrouble } from "./factor/words.ts";
import { PasskeyButton } from "./passkey/passkey-button.tsx";
import { AccountEmail, FormFault, required, SignInCard, TOGGLE } from "./sign-in-card.tsx";

const FAULT_FR: Record<SignInFault, string> = {
  "bad-credentials":
    "L’adresse e-mail ou le mot de passe ne convient pas. Vérifiez les deux et réessayez.",
  "too-many-attempts": "Trop d’essais de suite. Patientez quelques minutes avant de réessayer.",
  "shop-suspended":
    "Votre atelier est suspendu. Rien n’est effacé ; écrivez à l’administration d’Établi.",
  unreachable: "Le serveur ne répond pas. Vérifiez votre connexion et réessayez.",
};

type SignIn = {
  email: string;
  enter: () => void;
  askCode: () => void;
  forgot: (email: string) => void;
};

export function SignInForm({ email: known, enter, askCode, forgot }: SignIn) {
  const { ended } = useSearch({ strict: false });
  const [wasEnded] = useState(takeSessionEnd);
  const [fault, setFault] = useState<SignInFault>();
  const [passkeyFault, setPasskeyFault] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: known, password: "" },
    validate: {
      email: required("Saisissez votre adresse e-mail."),
      password: required("Saisissez votre mot de passe."),
    },
  });
  const submit = form.onSubmit(async ({ email, password }) => {
    setFault(undefined);
    setPasskeyFault(undefined);
    const outcome = await signIn(email.trim(), password);
    if (outcome === "code") askCode();
    else if (typeof outcome === "string") setFault(outcome);
    else enter();
  });

  return (
    <SignInCard title="Connexion" about="L’espace de travail de votre atelier." onSubmit={submit}>
      {(ended || wasEnded) && !fault && (
        <Alert color="yellow" variant="light" title="Votre session est terminée">
          Reconnectez-vous pour revenir à votre écran. Les brouillons y sont gardés sur cet
          appareil.
        </Alert>
      )}
      {fault && <FormFault>{FAULT_FR[fault]}</FormFault>}
      {!fault && passkeyFault && <FormFault>{factorTrouble(passkeyFault)}</FormFault>}
      <AccountEmail key={form.key("email")} {...form.getInputProps("email")} />
      <PasswordInput
        label="Mot de passe"
        autoComplete="current-password"
        size="md"
        visibilityToggleButtonProps={TOGGLE}
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
      <Button type="submit" size="md" loading={form.submitting} fullWidth>
        Se connecter
      </Button>
      <PasskeyButton enter={enter} onFault={setPasskeyFault} />
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="start"
        py={4}
        onClick={() => forgot(form.getValues().email.trim())}
      >
        Mot de passe oublié ?
      </Anchor>
    </SignInCard>
  );
}
