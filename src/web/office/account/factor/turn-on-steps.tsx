import { Alert, Button, Group, Image, PasswordInput, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState, type ReactNode } from "react";
import { inGroups } from "../../../../domain/account/factor/code.ts";
import { FormFault, required, TOGGLE } from "../sign-in-card.tsx";
import { confirmFactor, offerFactor, type Offer } from "./actions.ts";
import { CodeField } from "./code-field.tsx";
import { RescueCodes } from "./rescue-codes.tsx";
import { factorFault, factorTrouble } from "./words.ts";

/** Password, then the telephone, then the rescue codes. */
export function TurnOnSteps({ done }: { done: () => void }) {
  const [offer, setOffer] = useState<Offer>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RescueCodes codes={codes} done={done} />;
  if (offer) return <TelephoneStep offer={offer} onCodes={setCodes} />;
  return <PasswordStep onOffer={setOffer} />;
}

function PasswordStep({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const [fault, setFault] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { password: "" },
    validate: { password: required("Saisissez votre mot de passe.") },
  });
  const submit = form.onSubmit(async ({ password }) => {
    setFault(undefined);
    const offer = await offerFactor(password);
    if (typeof offer !== "string") return onOffer(offer);
    const wrong = factorFault(offer);
    if (wrong) form.setFieldError("password", wrong.text);
    else setFault(offer);
  });
  return (
    <Step submit={submit} fault={fault} isBusy={form.submitting} action="Continuer">
      <Text size="sm">
        À chaque connexion, après votre mot de passe, Établi demandera le code que donne une
        application de votre téléphone : Google Authenticator, 2FAS, ou le gestionnaire de mots de
        passe que vous avez déjà. Elle fonctionne sans réseau.
      </Text>
      <PasswordInput
        label="Votre mot de passe"
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={TOGGLE}
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
    </Step>
  );
}

type TelephoneProps = { offer: Offer; onCodes: (codes: string[]) => void };

function TelephoneStep({ offer, onCodes }: TelephoneProps) {
  const [fault, setFault] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { code: "" },
    validate: { code: required("Saisissez le code affiché par l’application.") },
  });
  const submit = form.onSubmit(async ({ code }) => {
    setFault(undefined);
    const outcome = await confirmFactor(code);
    if (typeof outcome !== "string") return onCodes(outcome.codes);
    const wrong = factorFault(outcome);
    if (wrong) form.setFieldError("code", wrong.text);
    else setFault(outcome);
  });
  return (
    <Step submit={submit} fault={fault} isBusy={form.submitting} action="Activer">
      <Text size="sm">
        Dans l’application, ajoutez un compte et visez ce carré. Sur le téléphone même, recopiez
        plutôt la clé.
      </Text>
      <Group justify="center">
        <Image
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(offer.qr)}`}
          alt="Code QR à viser avec l’application de codes"
          w={208}
          h={208}
        />
      </Group>
      <Alert variant="light" title="Clé à recopier">
        <Text ff="monospace" style={{ overflowWrap: "anywhere" }}>
          {inGroups(offer.secret)}
        </Text>
      </Alert>
      <CodeField
        data-autofocus
        autoFocus
        description="Celui que l’application affiche pour Établi ; il change toutes les trente secondes."
        key={form.key("code")}
        {...form.getInputProps("code")}
      />
    </Step>
  );
}

type StepProps = {
  submit: (event?: React.FormEvent<HTMLFormElement>) => void;
  fault: string | undefined;
  isBusy: boolean;
  action: string;
  children: ReactNode;
};

const Step = ({ submit, fault, isBusy, action, children }: StepProps) => (
  <form onSubmit={submit} noValidate>
    <Stack gap="md">
      {fault && <FormFault>{factorTrouble(fault)}</FormFault>}
      {children}
      <Group justify="flex-end">
        <Button type="submit" loading={isBusy}>
          {action}
        </Button>
      </Group>
    </Stack>
  </form>
);
