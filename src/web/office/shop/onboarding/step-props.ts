import type { Step } from "../../../../domain/shop/onboarding/steps.ts";
import type { ShopSettings } from "../../../../domain/shop/settings/fields.ts";
import type { Zone } from "../../../../domain/time.ts";
import type { StepParts } from "./query.ts";

export type StepProps = {
  opening: StepParts;
  settings: ShopSettings;
  zone: Zone;
  go: (step: Step) => void;
  /** To the step before; none before the first. */
  back: (() => void) | undefined;
};
