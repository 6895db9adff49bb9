/** Opens the wizard from anywhere. */
import type { Instant } from "../../../../domain/time.ts";
import type { Location } from "../../../../domain/catalogue/interventions.ts";
import { createOpening } from "../../../ui/opening.ts";

/** A place pointed at in the agenda, or an event that is there already: it becomes the intervention's own. */
export type PreselectedEvent = {
  id?: string;
  where?: Location;
  notes?: string;
  start_at: Instant;
  end_at: Instant;
  assigned_to: readonly string[];
  isForThem?: boolean;
  fullday?: boolean;
};

export type WizardStart = {
  event?: PreselectedEvent;
  client_id?: string;
  repair_id?: string;
  /** Called with the new repair instead of opening its sheet. */
  onCreated?: (repair_id: string) => void;
  /** Called with the event created without a repair, instead of showing a message. */
  onPlanned?: (event_id: string) => void;
};

const wizard = createOpening<WizardStart>();

export const openWizard = (start: WizardStart = {}): void => wizard.open(start);
export const closeWizard = wizard.close;
export const useWizardOpening = wizard.useOpening;
