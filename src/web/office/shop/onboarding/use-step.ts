import { useState } from "react";
import type { ShopSettings } from "../../../../domain/shop/settings/fields.ts";
import { nextStep, type Step } from "../../../../domain/shop/onboarding/steps.ts";
import { useAction } from "../../../platform/query.ts";
import { refusalText } from "../../../platform/refusal.ts";
import { fieldErrors, type Errors } from "../settings/form/field-errors.ts";
import { saveSettings } from "../settings/form/query.ts";
import { advanceOnboarding } from "./query.ts";

const NOT_SAVED =
  "Cette étape n’est pas enregistrée : le serveur ne répond pas. Votre saisie est gardée sur cet écran, réessayez.";

/** A setting that is left out stays as it is. */
type StepInput = Partial<Omit<ShopSettings, "labels">>;

type StepSaving = {
  save: (input: StepInput) => Promise<void>;
  busy: boolean;
  errors: Errors;
  fault: string | undefined;
};

/** Saves the fields of a step with the settings' own verb, then goes on. */
export function useStep(step: Step, go: (step: Step) => void): StepSaving {
  const [errors, setErrors] = useState<Errors>({});
  const [fault, setFault] = useState<string>();
  const tell = {
    fault: () => {
      setFault(NOT_SAVED);
      return undefined;
    },
    refusal: (refused: string, detail: unknown) => {
      const said = fieldErrors(refused, detail, refusalText(refused));
      setErrors(said);
      setFault(Object.keys(said).length > 0 ? undefined : refusalText(refused));
      return undefined;
    },
  };
  const saving = useAction(saveSettings, tell);
  const advancing = useAction(advanceOnboarding, tell);
  const save = async (input: StepInput) => {
    setErrors({});
    setFault(undefined);
    if (!(await saving.act({ input }))) return;
    if (await advancing.act({ step })) go(nextStep(step));
  };
  return { save, busy: saving.busy || advancing.busy, errors, fault };
}
