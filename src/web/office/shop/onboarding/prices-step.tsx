import { useState } from "react";
import { FIRST_PRICES } from "../../../../domain/shop/onboarding/first.ts";
import type { Tariffs } from "../../../../domain/shop/tariffs.ts";
import { TariffFields } from "../fields/tariff-fields.tsx";
import { errorsOf } from "../settings/form/field-errors.ts";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import { useStep } from "./use-step.ts";

export function PricesStep({ settings, opening, go, back }: StepProps) {
  const { save, busy, errors, fault } = useStep("prices", go);
  const [tariffs, setTariffs] = useState(() =>
    opening.step === "prices" ? proposed(settings.tariffs) : settings.tariffs,
  );
  return (
    <StepForm save={() => void save({ tariffs })} busy={busy} fault={fault} back={back}>
      <TariffFields value={tariffs} onChange={setTariffs} errors={errorsOf(errors, "tariffs")} />
    </StepForm>
  );
}

/** Only where nothing was written: the step was not saved yet. */
export const proposed = (tariffs: Tariffs): Tariffs => ({
  ...tariffs,
  travel_incl: tariffs.travel_incl ?? FIRST_PRICES.travel_incl,
  diagnosis_incl: tariffs.diagnosis_incl ?? FIRST_PRICES.diagnosis_incl,
});
