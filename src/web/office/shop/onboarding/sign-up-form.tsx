import { Alert, Anchor, Button, Group, PasswordInput, Text, TextInput } from "@mantine/core";
import { useForm, type GetInputPropsReturnType } from "@mantine/form";
import { useState } from "react";
import { choosePassword, PASSWORD_LENGTH } from "../../../../domain/account/password.ts";
import { parseEmail } from "../../../../domain/client/email.ts";
import { filedNames } from "../../../../domain/client/names.ts";
import { isRefusal } from "../../../../domain/decision.ts";
import { readSignUp, SIGN_UP_HOURS } from "../../../../domain/shop/onboarding/sign-up.ts";
import { FormFault, SignInCard, TOGGLE } from "../../account/sign-in-card.tsx";
import { passwordFault } from "../../account/words.ts";
import { askSignUp, type SignUpFaults, type Typed } from "./actions.ts";

const EMPTY: Typed = {
  shop_name: "",
  zipcode: "",
  firstname: "",
  lastname: "",
  email: "",
  password: "",
};
const READERS = { readEmail: parseEmail, fileNames: filedNames };

/** What the server would refuse, said before it is asked. */
export function faultsOf({ password, ...typed }: Typed): SignUpFaults {
  const read = readSignUp(typed, READERS);
  const chosen = choosePassword({ email: parseEmail(typed.email) ?? "", next: password });
  return {
    ...(isRefusal(read) ? read.detail : {}),
    ...(isRefusal(chosen) && { password: passwordFault(chosen.refused)?.text ?? "" }),
  };
}

/** First step of the opening: the person, and the name of the shop. */
export function SignUpForm() {
  const [sentTo, setSentTo] = useState<string>();
  const [fault, setFault] = useState<string>();
  const form = useForm({ mode: "uncontrolled", initialValues: EMPTY, validate: faultsOf });
  const submit = form.onSubmit(async (typed) => {
    setFault(undefined);
    const refused = await askSignUp(typed);
    if (!refused) return setSentTo(typed.email.trim());
    const { whole, ...faults } = refused.faults;
    const weak = refused.weak && passwordFault(refused.weak)?.text;
    form.setErrors({ ...faults, ...(weak && { password: weak }) });
    setFault(whole);
  });
  if (sentTo) return <LetterSent to={sentTo} change={() => setSentTo(undefined)} />;
  const field = (name: keyof Typed) => form.getInputProps(name);
  return (
    <SignInCard
      title="Ouvrez votre atelier"
      about="Étape 1 sur 6 : votre compte. Dix minutes suffisent, et vous pouvez vous arrêter à chaque étape."
      onSubmit={submit}
    >
      {fault && <FormFault>{fault}</FormFault>}
      <ShopFields field={field} />
      <PersonFields field={field} />
      <Button type="submit" size="md" loading={form.submitting} fullWidth>
        Créer mon compte
      </Button>
      <Text size="sm">
        Déjà un compte ?{" "}
        <Anchor href="/app/connexion" underline="always">
          Se connecter
        </Anchor>
      </Text>
    </SignInCard>
  );
}

type Fields = { field: (name: keyof Typed) => GetInputPropsReturnType };

const ShopFields = ({ field }: Fields) => (
  <>
    <Input label="Nom de l’atelier" autoComplete="organization" field={field("shop_name")} />
    <Input
      label="Code postal"
      autoComplete="postal-code"
      inputMode="numeric"
      field={field("zipcode")}
    />
  </>
);

const PersonFields = ({ field }: Fields) => (
  <>
    <Group grow align="flex-start" gap="sm">
      <Input label="Prénom" autoComplete="given-name" field={field("firstname")} />
      <Input label="Nom" autoComplete="family-name" field={field("lastname")} />
    </Group>
    <Input label="Adresse e-mail" type="email" autoComplete="username" field={field("email")} />
    <Password field={field("password")} />
  </>
);

type InputProps = { label: string; autoComplete: string; field: GetInputPropsReturnType } & {
  type?: string;
  inputMode?: "numeric";
};

const Input = ({ field, ...input }: InputProps) => <TextInput size="md" {...input} {...field} />;

const Password = ({ field }: Pick<InputProps, "field">) => (
  <PasswordInput
    label="Mot de passe"
    description={`${PASSWORD_LENGTH.min} caractères au moins : une courte phrase convient bien.`}
    autoComplete="new-password"
    size="md"
    visibilityToggleButtonProps={TOGGLE}
    {...field}
  />
);

const LetterSent = ({ to, change }: { to: string; change: () => void }) => (
  <SignInCard
    title="Regardez vos e-mails"
    about="Il reste à confirmer votre adresse."
    onSubmit={(event) => event.preventDefault()}
  >
    <Alert color="green" variant="light" role="status">
      Une lettre part à {to}. Ouvrez son lien, ici ou sur un autre appareil : il sert une seule
      fois, pendant {SIGN_UP_HOURS} heures. Rien reçu ? Cherchez-la parmi les indésirables.
    </Alert>
    <Button variant="default" size="md" onClick={change} fullWidth>
      Corriger l’adresse ou recommencer
    </Button>
  </SignInCard>
);
