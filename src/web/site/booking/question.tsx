import type { BookingStep } from "../../../domain/booking/steps.ts";
import type { ReactNode } from "react";
import type { BookingProps } from "../props.ts";
import { AddressStep } from "./address-step.tsx";
import { ApplianceStep } from "./appliance-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { DescriptionStep } from "./description-step.tsx";
import { KindStep, WhereStep } from "./kind-step.tsx";
import { RecapStep } from "./recap-step.tsx";
import { SlotStep } from "./slot-step.tsx";
import type { Booking } from "./use-booking.ts";

export type StepProps = { booking: Booking; props: BookingProps };

const STEPS: Record<BookingStep, (step: StepProps) => ReactNode> = {
  kind: KindStep,
  where: WhereStep,
  appliance: ApplianceStep,
  description: DescriptionStep,
  contact: ContactStep,
  address: AddressStep,
  slot: SlotStep,
  recap: RecapStep,
};

export function Question(given: StepProps) {
  const Step = STEPS[given.booking.step];
  return <Step {...given} />;
}
