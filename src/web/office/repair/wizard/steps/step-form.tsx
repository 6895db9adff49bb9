import type { WizardStep } from "../../../../../domain/repair/wizard/wizard.ts";
import type { Instant } from "../../../../../domain/time.ts";
import { AppointmentStep } from "../slots/appointment-step.tsx";
import { ClientStep } from "./client-step.tsx";
import { NotesStep } from "./notes-step.tsx";
import { SymptomsStep } from "../symptoms/symptoms-step.tsx";
import { ThingStep } from "./appliance-step.tsx";
import { TypeStep } from "./type-step.tsx";
import { WhereStep } from "./where-step.tsx";
import type { StepProps } from "../reducer.ts";

type Props = StepProps & { step: WizardStep; checked: boolean; lost: Instant | null };

/** The form of a step, the same on the wizard's card and on the one-page form. */
export function StepForm({ step, checked, lost, ...props }: Props) {
  switch (step) {
    case 1:
      return <TypeStep {...props} />;
    case 2:
      return <WhereStep {...props} />;
    case 3:
      return <ClientStep {...props} />;
    case 4:
      return <ThingStep {...props} />;
    case 5:
      return <SymptomsStep {...props} />;
    case 6:
      return <NotesStep {...props} />;
    case 7:
      return <AppointmentStep {...props} checked={checked} lost={lost} />;
  }
}
