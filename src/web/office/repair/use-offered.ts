import type { NextAction } from "../../../domain/repair/next-step.ts";
import { STEP_RIGHT } from "../../../domain/repair/step-right.ts";
import { useMay } from "../account/allowed.tsx";

/** The next step, for who may take it; the others read what is awaited. */
export function useOffered(action: NextAction | undefined): NextAction | undefined {
  const isAllowed = useMay(action ? STEP_RIGHT[action.type] : "read-repair");
  return isAllowed ? action : undefined;
}
