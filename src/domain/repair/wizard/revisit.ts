/** A call that waited on the device is taken up again: the shop may have changed meanwhile. */
import { epochOf, type Instant } from "../../time.ts";
import type { WizardAppointment, WizardClient, WizardDraft } from "./draft.ts";

/** What the call spoke of and is no more, in the order of the steps. */
export type Lapsed = "client" | "repair" | "people" | "hour";

/** The shop as it is now, for what the call speaks of. */
export type Present = {
  /** The client's record today; null when there is none any more. */
  client: WizardClient | null;
  /** The open repair that was taken up; false once it is archived or gone. */
  isRepairOpen: boolean;
  user_ids: readonly string[];
  now: Instant;
};

export type Revisited = { draft: WizardDraft; lapsed: readonly Lapsed[] };

/** The call as far as it still holds, and what has to be asked again. */
export function revisited(draft: WizardDraft, present: Present): Revisited {
  const steps = [clientToday, repairToday, peopleToday, hourToday];
  return steps.reduce<Revisited>(
    (before, step) => {
      const { draft: next, lapsed } = step(before.draft, present);
      return { draft: next, lapsed: [...before.lapsed, ...lapsed] };
    },
    { draft, lapsed: [] },
  );
}

/** A record put right meanwhile is the one that counts; merged, it is that of the survivor. */
function clientToday(draft: WizardDraft, { client }: Present): Revisited {
  if (!draft.client) return { draft, lapsed: [] };
  if (client) return { draft: { ...draft, client }, lapsed: [] };
  const thing = draft.thing?.type === "new" ? draft.thing : null;
  return {
    draft: { ...draft, client: null, address_id: null, thing, appointment: withoutSlot(draft) },
    lapsed: ["client"],
  };
}

/** A slot was found for that client and that machine. */
const withoutSlot = ({ appointment }: WizardDraft): WizardAppointment | null =>
  appointment?.type === "slot" ? null : appointment;

function repairToday(draft: WizardDraft, { isRepairOpen }: Present): Revisited {
  if (draft.thing?.type !== "repair" || isRepairOpen) return { draft, lapsed: [] };
  const appointment = withoutSlot(draft);
  return { draft: { ...draft, thing: null, appointment }, lapsed: ["repair"] };
}

/** Users who left the shop are removed from the assignees; the others stay. */
function peopleToday(draft: WizardDraft, { user_ids }: Present): Revisited {
  const { appointment } = draft;
  if (!appointment || appointment.type === "later") return { draft, lapsed: [] };
  const people = assignedOf(appointment);
  const left = people.filter((id) => user_ids.includes(id));
  if (left.length === people.length) return { draft, lapsed: [] };
  return { draft: { ...draft, appointment: withPeople(appointment, left) }, lapsed: ["people"] };
}

type DatedAppointment = Exclude<WizardAppointment, { type: "later" }>;

const assignedOf = (appointment: DatedAppointment): readonly string[] =>
  appointment.type === "slot" ? appointment.assigned_to : appointment.fields.assigned_to;

/** A slot is the free time of one person: without them there is none. */
const withPeople = (appointment: DatedAppointment, assigned_to: readonly string[]) =>
  appointment.type === "slot"
    ? null
    : { ...appointment, fields: { ...appointment.fields, assigned_to } };

/** A slot in the past is dropped; hours typed by hand stay as typed. */
function hourToday(draft: WizardDraft, { now }: Present): Revisited {
  const { appointment } = draft;
  if (appointment?.type !== "slot" || epochOf(appointment.slot.start_at) > epochOf(now))
    return { draft, lapsed: [] };
  return { draft: { ...draft, appointment: null }, lapsed: ["hour"] };
}
