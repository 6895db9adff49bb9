import type { ReactNode } from "react";
import type { BookingStep } from "../../../domain/booking/steps.ts";
import { ContactStep } from "./contact/contact-step.tsx";
import { ProblemStep } from "./problem/problem-step.tsx";
import { SlotStep } from "./slot/slot-step.tsx";
import type { StepProps } from "./step-props.ts";

export type LaterStep = Exclude<BookingStep, "appliance">;

/** The screens that come after the first one, fetched while it is read. */
export const LATER_STEPS: Record<LaterStep, (step: StepProps) => ReactNode> = {
  problem: ProblemStep,
  slot: SlotStep,
  contact: ContactStep,
};
