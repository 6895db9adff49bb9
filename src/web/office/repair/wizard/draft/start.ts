/** How a call begins: empty, at a place of the agenda, for a client, or about an open repair. */
import { fieldsOf } from "../../../../../domain/agenda/event-fields.ts";
import {
  withClient,
  withThing,
  type RepairedThing,
  type WizardClient,
  type WizardDraft,
} from "../../../../../domain/repair/wizard/draft.ts";
import type { Zone } from "../../../../../domain/time.ts";
import { freshDraft } from "./store.ts";
import type { WizardStart } from "../open-wizard.ts";
import type { Change, WizardState } from "../reducer.ts";

/** A place chosen in the agenda is the appointment until another is chosen. */
export function begun({ event }: Pick<WizardStart, "event">, zone: Zone): WizardState {
  const draft = freshDraft();
  if (!event) return { draft, step: 1 };
  const { id: event_id = draft.event_id, where = draft.where } = event;
  const appointment = { type: "manual", fields: fieldsOf(event, zone) } as const;
  return { draft: { ...draft, event_id, where, appointment }, step: 1 };
}

/** A call that was cut short goes on; the place pointed at is for it when it had no hour yet. */
export function takenUp(
  former: WizardState,
  start: Pick<WizardStart, "event">,
  zone: Zone,
): WizardState {
  const { appointment, event_id } = begun(start, zone).draft;
  const { draft } = former;
  return draft.appointment || !appointment
    ? former
    : { ...former, draft: { ...draft, event_id, appointment } };
}

/** The client of the page it was opened from, unless another was chosen before he was known. */
export const forClient =
  (client: WizardClient): Change =>
  (draft: WizardDraft) =>
    draft.client ? draft : withClient(draft, client);

type OpenRepair = {
  id: string;
  reference: string;
  client: WizardClient;
  appliance: RepairedThing | null;
};

/** The open repair of the page it was opened from, with its client. */
export const aboutRepair =
  ({ id, reference, client, appliance }: OpenRepair): Change =>
  (draft: WizardDraft) =>
    draft.thing
      ? draft
      : withThing(withClient(draft, client), {
          type: "repair",
          repair_id: id,
          reference,
          appliance,
        });
