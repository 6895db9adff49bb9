import type { ReactNode } from "react";
import type { BookingStep } from "../../../domain/booking/steps.ts";
import { ApplianceStep } from "./appliance-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { DescriptionStep } from "./description-step.tsx";
import type { StepProps } from "./step-props.ts";
import { PlaceStep } from "./place-step.tsx";
import { RecapStep } from "./recap-step.tsx";
import { SlotStep } from "./slot/slot-step.tsx";

export type LaterStep = Exclude<BookingStep, "kind" | "where">;

/** The questions that come after the first two, fetched while those are read. */
export const LATER_STEPS: Record<LaterStep, (step: StepProps) => ReactNode> = {
  appliance: ApplianceStep,
  description: DescriptionStep,
  place: PlaceStep,
  slot: SlotStep,
  contact: ContactStep,
  recap: RecapStep,
};
