/** Opens the wizard from anywhere. */
import { may } from "../../../../domain/account/permissions.ts";
import type { Me } from "../../../../domain/account/session.ts";
import type { Instant } from "../../../../domain/time.ts";
import type { Location } from "../../../../domain/catalogue/interventions.ts";
import { keptSession } from "../../../platform/session.ts";
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

/** An accountant reads, and begins nothing. */
export const mayBegin = (me: Me | undefined): boolean => !me || may(me, "edit-repair");

/** Nothing opens for who could not save it: a key or a place pressed in the agenda asks here too. */
export function openWizard(start: WizardStart = {}): void {
  if (mayBegin(keptSession().session?.me)) wizard.open(start);
}
export const closeWizard = wizard.close;
export const useWizardOpening = wizard.useOpening;
