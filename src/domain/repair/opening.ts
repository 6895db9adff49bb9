import type { AgendaEvent } from "../agenda/event.ts";
import { initialStatus } from "../catalogue/interventions.ts";
import type { Appliance } from "./appliance/appliance.ts";
import { appointmentChange } from "./appointment.ts";
import type { RepairCreation, Resumption } from "./creation.ts";
import type { JournalClient, JournalItem } from "./journal.ts";
import type { RepairStatus } from "./status.ts";

/** What the transaction knows for sure: the names on file, the appliance as kept, the event as written. */
type Written = {
  client: JournalClient;
  appliance: Appliance | null;
  event: AgendaEvent | null;
};

/**
 * The journal that a creation opens, in order: client, appliance, symptoms, notes, urgency, first
 * status, appointment.
 */
export function openingItems(
  creation: Pick<RepairCreation, "tunnel_answer" | "description" | "urgency" | "status">,
  { client, appliance, event }: Written,
): JournalItem[] {
  const { id, type, lastname, firstname } = client;
  return [
    { type: "ClientAdded", payload: { client: { id, type, lastname, firstname } } },
    ...(appliance ? [{ type: "ApplianceAdded" as const, payload: { appliance } }] : []),
    ...toldItems(creation),
    ...urgencyItem(0, creation.urgency),
    ...statusItem("Brouillon", creation.status),
    ...appointmentChange(undefined, event ?? undefined),
  ];
}

/** What a resumption adds. The repair keeps its status, unless it was only a draft. */
export function resumingItems(
  resumption: Pick<Resumption, "tunnel_answer" | "description" | "urgency" | "intervention_type">,
  repair: { status: RepairStatus; urgency: number },
  event: AgendaEvent | null,
): JournalItem[] {
  const draft = repair.status === "Brouillon";
  const to = draft ? initialStatus(resumption.intervention_type) : repair.status;
  return [
    ...toldItems(resumption),
    ...urgencyItem(repair.urgency, resumption.urgency),
    ...statusItem(repair.status, to),
    ...appointmentChange(undefined, event ?? undefined),
  ];
}

/** Notes are added only when something is left after trimming (specification §5). */
function toldItems({
  tunnel_answer,
  description,
}: Pick<RepairCreation, "tunnel_answer" | "description">): JournalItem[] {
  const notes = description.trim();
  return [
    ...(tunnel_answer.length > 0
      ? [{ type: "SymptomAdded" as const, payload: { tunnel_answer } }]
      : []),
    ...(notes ? [{ type: "NotesAdded" as const, payload: { description: notes } }] : []),
  ];
}

const urgencyItem = (from: number, urgency: 0 | 1): JournalItem[] =>
  from === urgency ? [] : [{ type: "UrgencyChanged", payload: { urgency } }];

const statusItem = (from: RepairStatus, to: RepairStatus): JournalItem[] =>
  from === to ? [] : [{ type: "StatusChanged", payload: { from, to } }];
