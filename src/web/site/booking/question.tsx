import { useEffect } from "react";
import { useModule } from "../use-module.ts";
import { ApplianceStep } from "./appliance-step.tsx";
import type { StepProps } from "./step-props.ts";
import { Waiting } from "./waiting.tsx";

const loadLater = () => import("./later-steps.tsx");

/** The first question is answered before the others have come. */
export function Question(given: StepProps) {
  const later = useModule(loadLater);
  const { step, memory } = given.booking;
  const { kind_id } = memory.draft;
  useEffect(() => {
    if (kind_id) later?.fetchAhead();
  }, [later, kind_id]);
  const Step = step === "appliance" ? ApplianceStep : later?.LATER_STEPS[step];
  return (
    <>
      {given.props.trial && later && <later.TrialNotice />}
      {Step ? <Step {...given} /> : <Waiting />}
    </>
  );
}
