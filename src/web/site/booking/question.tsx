import { useModule } from "../use-module.ts";
import { KindStep, WhereStep } from "./kind-step.tsx";
import type { StepProps } from "./step-props.ts";
import { Waiting } from "./waiting.tsx";

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
