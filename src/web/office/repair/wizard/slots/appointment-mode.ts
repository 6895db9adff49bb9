/** How the hour is found: among the free slots, by hand, or later. */
import { NO_EVENT, type EventFields } from "../../../../../domain/agenda/event-fields.ts";
import { firstAssignees, type SkilledUser } from "../../../../../domain/agenda/preselect.ts";
import {
  categoryFor,
  isEventOnly,
  type WizardAppointment,
  type WizardDraft,
} from "../../../../../domain/repair/wizard/draft.ts";

export type Mode = WizardAppointment["type"];

/** The one asked for, else that of the appointment there is, else the free slots where there can be some. */
export function modeOf(
  draft: WizardDraft,
  { wished, hasSlots }: { wished: Mode | undefined; hasSlots: boolean },
): Mode {
  const mode = wished ?? draft.appointment?.type ?? "slot";
  return mode === "slot" && !hasSlots ? "manual" : mode;
}

type Proposal = {
  users: readonly SkilledUser[];
  /** Whom the search of free slots proposes. */
  preselected: readonly string[];
  /** Who is typing. */
  me: string | undefined;
};

/** What is typed so far, else an empty form with the people proposed in it. */
export function fieldsFor(draft: WizardDraft, { users, preselected, me }: Proposal): EventFields {
  if (draft.appointment?.type === "manual") return draft.appointment.fields;
  const category_id = isEventOnly(draft) ? undefined : categoryFor(draft)?.id;
  return { ...NO_EVENT, assigned_to: firstAssignees({ users, category_id, preselected, me }) };
}
