import { Alert, Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { PASSWORD_LINK_MINUTES } from "../../../domain/account/password.ts";
import { askPasswordLink } from "./actions.ts";
import { AccountEmail, FormFault, required, SignInCard } from "./sign-in-card.tsx";
import { linkFault } from "./words.ts";

type Outcome = { sentTo: string } | { fault: string } | undefined;

/** The answer is the same whether or not an account has this e-mail. */
export function ForgottenForm({ email, back }: { email: string; back: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email },
    validate: { email: required("Saisissez votre adresse e-mail.") },
  });
  const submit = form.onSubmit(async (typed) => {
    const answer = await askPasswordLink(typed.email.trim());
    setOutcome(answer.ok ? { sentTo: typed.email.trim() } : { fault: linkFault(answer.refused) });
  });
  const isSent = outcome !== undefined && "sentTo" in outcome;
  return (
    <SignInCard
      title="Mot de passe oublié"
      about="Nous vous envoyons un lien pour en choisir un autre."
      onSubmit={submit}
    >
      <div role="status">{isSent && <Sent to={outcome.sentTo} />}</div>
      {outcome && "fault" in outcome && <FormFault>{outcome.fault}</FormFault>}
      <AccountEmail key={form.key("email")} {...form.getInputProps("email")} />
      <Button
        type="submit"
        size="md"
        loading={form.submitting}
        fullWidth
        variant={isSent ? "default" : "filled"}
      >
        {isSent ? "Envoyer un autre lien" : "Recevoir un lien"}
      </Button>
      <Button variant="subtle" onClick={back}>
        Revenir à la connexion
      </Button>
    </SignInCard>
  );
}

const Sent = ({ to }: { to: string }) => (
  <Alert color="green" variant="light" title="Regardez vos e-mails">
    Si un compte a l’adresse {to}, un lien vient d’y partir. Il sert une seule fois, pendant{" "}
    {PASSWORD_LINK_MINUTES} minutes. Rien reçu ? Cherchez-le parmi les indésirables.
  </Alert>
);
