import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { safeRedirect } from "../../../domain/account/redirect.ts";
import { checkSession, signIn, type SignInFault } from "../../platform/sign-in.ts";
import { keptSession } from "../../platform/session.ts";
import { LegalFooter } from "../../ui/office/legal-footer.tsx";
import { Logo } from "../../ui/logo.tsx";
import shellStyles from "../shell/shell.module.css";
import { office } from "../../ui/office/styles.ts";
import styles from "./sign-in.module.css";

const FAULT_FR: Record<SignInFault, string> = {
  "bad-credentials":
    "L’adresse e-mail ou le mot de passe ne convient pas. Vérifiez les deux et réessayez.",
  "too-many-attempts": "Trop d’essais de suite. Patientez quelques minutes avant de réessayer.",
  unreachable: "Le serveur ne répond pas. Vérifiez votre connexion et réessayez.",
};

const required = (message: string) => (value: string) => (value.trim() ? null : message);

function useWayBack(): () => void {
  const { redirect } = useSearch({ strict: false });
  const router = useRouter();
  return () => {
    const path = safeRedirect(redirect);
    if (path.startsWith("/admin")) location.assign(path);
    else router.history.replace(path);
  };
}

export function SignInScreen() {
  const goBack = useWayBack();
  const { ended } = useSearch({ strict: false });
  const [fault, setFault] = useState<SignInFault>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: "", password: "" },
    validate: {
      email: required("Saisissez votre adresse e-mail."),
      password: required("Saisissez votre mot de passe."),
    },
  });

  useEffect(() => {
    document.title = "Connexion · Établi";
    if (keptSession().session) void checkSession().then((session) => session && goBack());
    // Only on arrival: an open session has no business here.
  }, []);

  const submit = form.onSubmit(async ({ email, password }) => {
    setFault(undefined);
    const outcome = await signIn(email.trim(), password);
    if (typeof outcome === "string") setFault(outcome);
    else goBack();
  });

  return (
    <main className={styles.signIn}>
      <form onSubmit={submit} noValidate className={`${office.sheetOfPaper} ${styles.signInForm}`}>
        <Stack gap="md">
          <a href="/" className={shellStyles.brand} aria-label="Établi, site public">
            <Logo />
            <span>Établi</span>
          </a>
          <div>
            <Title order={1}>Connexion</Title>
            <Text c="dimmed" mt={4}>
              L’espace de travail de votre atelier.
            </Text>
          </div>
          {ended && !fault && (
            <Alert color="yellow" variant="light" title="Votre session est terminée">
              Reconnectez-vous pour revenir à votre écran. Les brouillons y sont gardés sur cet
              appareil.
            </Alert>
          )}
          {fault && (
            <Alert color="red" variant="light" role="alert">
              {FAULT_FR[fault]}
            </Alert>
          )}
          <TextInput
            label="Adresse e-mail"
            type="email"
            autoComplete="username"
            size="md"
            autoFocus
            key={form.key("email")}
            {...form.getInputProps("email")}
          />
          <PasswordInput
            label="Mot de passe"
            autoComplete="current-password"
            size="md"
            visibilityToggleButtonProps={{ "aria-label": "Afficher ou masquer le mot de passe" }}
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          <Button type="submit" size="md" loading={form.submitting} fullWidth>
            Se connecter
          </Button>
          <Anchor href="/" size="sm">
            Retour au site
          </Anchor>
        </Stack>
      </form>
      {location.pathname === "/login" && <LegalFooter />}
    </main>
  );
}
