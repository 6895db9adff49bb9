import { useState } from "react";
import { WeekHoursField } from "../fields/week-hours-field.tsx";
import { dayErrors } from "../settings/form/field-errors.ts";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import { useStep } from "./use-step.ts";

export function HoursStep({ settings, go, back }: StepProps) {
  const { save, busy, errors, fault } = useStep("hours", go);
  const [opening_hours, setHours] = useState(settings.opening_hours);
  return (
    <StepForm save={() => void save({ opening_hours })} busy={busy} fault={fault} back={back}>
      <WeekHoursField value={opening_hours} onChange={setHours} faults={dayErrors(errors)} />
    </StepForm>
  );
}
