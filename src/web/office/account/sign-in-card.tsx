import { Alert, Anchor, Stack, Text, TextInput, Title, type TextInputProps } from "@mantine/core";
import { useEffect, type FormEvent, type ReactNode } from "react";
import { Logo } from "../../ui/logo.tsx";
import { LegalFooter } from "../../ui/office/legal-footer.tsx";
import { office } from "../../ui/office/styles.ts";
import shellStyles from "../shell/shell.module.css";
import styles from "./sign-in.module.css";

type Card = {
  title: string;
  about: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** What surrounds each form of the door: the mark, a title, and the way back to the site. */
export function SignInCard({ title, about, onSubmit, children }: Card) {
  useEffect(() => {
    document.title = `${title} · Établi`;
  }, [title]);
  return (
    <main className={styles.signIn}>
      <form
        onSubmit={onSubmit}
        noValidate
        className={`${office.sheetOfPaper} ${styles.signInForm}`}
      >
        <Stack gap="md">
          <a href="/" className={shellStyles.brand} aria-label="Établi, site public">
            <Logo />
            <span>Établi</span>
          </a>
          <div>
            <Title order={1}>{title}</Title>
            <Text c="dimmed" mt={4}>
              {about}
            </Text>
          </div>
          {children}
          <Anchor href="/" size="sm" py={4}>
            Retour au site
          </Anchor>
        </Stack>
      </form>
      {location.pathname === "/login" && <LegalFooter />}
    </main>
  );
}

/** What went wrong, above the fields. */
export const FormFault = ({ children }: { children: string }) => (
  <Alert color="red" variant="light" role="alert">
    {children}
  </Alert>
);

/** The e-mail of the account; `field` is what the form gives for it. */
export const AccountEmail = (field: TextInputProps) => (
  <TextInput
    label="Adresse e-mail"
    type="email"
    autoComplete="username webauthn"
    size="md"
    autoFocus
    {...field}
  />
);

export const TOGGLE = { "aria-label": "Afficher ou masquer le mot de passe" };

export const required = (message: string) => (value: string) => (value.trim() ? null : message);
