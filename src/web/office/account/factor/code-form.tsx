import { Button, Checkbox } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { TRUST_DAYS } from "../../../../domain/account/factor/code.ts";
import { signInByCode } from "../../../platform/sign-in.ts";
import { FormFault, required, SignInCard } from "../sign-in-card.tsx";
import { CodeField } from "./code-field.tsx";
import { factorFault, factorTrouble } from "./words.ts";

/** The second step of a sign-in. */
export function CodeForm({ enter, back }: { enter: () => void; back: () => void }) {
  const [fault, setFault] = useState<string>();
  const [isRescue, setIsRescue] = useState(false);
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { code: "", remember: false },
    validate: { code: required("Saisissez le code.") },
  });
  const submit = form.onSubmit(async ({ code, remember }) => {
    setFault(undefined);
    const refused = await signInByCode(code, remember);
    if (refused === undefined) return enter();
    const wrong = factorFault(refused);
    if (wrong) form.setFieldError("code", wrong.text);
    else setFault(refused);
  });
  const about = isRescue
    ? "L’un des dix codes gardés le jour où vous avez activé le code de connexion. Il ne sert qu’une fois."
    : "Ouvrez l’application de codes de votre téléphone et recopiez celui d’Établi.";
  return (
    <SignInCard title="Code de connexion" about={about} onSubmit={submit}>
      {fault && <FormFault>{factorTrouble(fault)}</FormFault>}
      <CodeField
        size="md"
        autoFocus
        key={`${form.key("code")} ${isRescue}`}
        {...(isRescue ? { label: "Code de secours", inputMode: "text", autoComplete: "off" } : {})}
        {...form.getInputProps("code")}
      />
      <Checkbox
        label={`Ne plus demander de code sur cet appareil pendant ${TRUST_DAYS} jours`}
        description="Pas sur un appareil partagé. Votre mot de passe reste demandé."
        key={form.key("remember")}
        {...form.getInputProps("remember", { type: "checkbox" })}
      />
      <Button type="submit" size="md" loading={form.submitting} fullWidth>
        Continuer
      </Button>
      {!isRescue && (
        <Button variant="default" onClick={() => setIsRescue(true)}>
          Je n’ai pas mon téléphone
        </Button>
      )}
      <Button variant="subtle" onClick={back}>
        Revenir au mot de passe
      </Button>
    </SignInCard>
  );
}
