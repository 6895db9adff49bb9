/** Opens the wizard from anywhere: a store that weighs nothing, the wizard itself comes when wanted. */
import { useSyncExternalStore } from "react";
import type { Instant } from "../../../../domain/time.ts";

/** A place pointed at in the agenda. */
export type PreselectedEvent = {
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

type Opening = { start: WizardStart; number: number };

let opening: Opening | undefined;
let openings = 0;
const listeners = new Set<() => void>();

function become(next: Opening | undefined): void {
  opening = next;
  for (const listener of listeners) listener();
}

/** Asked while it is open, the wizard stays as it is: what is being typed comes first. */
export function openWizard(start: WizardStart = {}): void {
  if (!opening) become({ start, number: ++openings });
}

export const closeWizard = (): void => become(undefined);

export const wizardOpening = (): Opening | undefined => opening;

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useWizardOpening = (): Opening | undefined =>
  useSyncExternalStore(watch, wizardOpening);
