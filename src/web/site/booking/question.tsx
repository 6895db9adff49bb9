import { useModule } from "../use-module.ts";
import type { BookingProps } from "../props.ts";
import { KindStep, WhereStep } from "./kind-step.tsx";
import type { Booking } from "./use-booking.ts";
import { Waiting } from "./waiting.tsx";

export type StepProps = { booking: Booking; props: BookingProps };

const loadLater = () => import("./later-steps.tsx");

/** The first two questions are answered before the others have come. */
export function Question(given: StepProps) {
  const later = useModule(loadLater);
  const { step } = given.booking;
  if (step === "kind") return <KindStep {...given} />;
  if (step === "where") return <WhereStep {...given} />;
  const Step = later?.LATER_STEPS[step];
  return Step ? <Step {...given} /> : <Waiting />;
}
