import type { AgendaEvent } from "../agenda/event.ts";
import { initialStatus } from "../catalogue/interventions.ts";
import { lastingDanger } from "../catalogue/safety/danger.ts";
import type { Appliance } from "./appliance/appliance.ts";
import { appointmentChange } from "./appointment.ts";
import type { RepairCreation, Resumption } from "./creation.ts";
import type { JournalClient, JournalItem } from "./journal.ts";
import { isPressing } from "./problem.ts";
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
    ...problemItems(creation),
    ...urgencyItem(0, urgencyOf(creation)),
    ...statusItem("Brouillon", creation.status),
    ...appointmentChange(undefined, event ?? undefined),
  ];
}

/** What a resumption adds. The repair keeps its status, unless it was only a draft, and its danger: only the sheet lifts it. */
export function resumingItems(
  resumption: Pick<Resumption, "tunnel_answer" | "description" | "urgency" | "intervention_type">,
  repair: { status: RepairStatus; urgency: number; danger: string },
  event: AgendaEvent | null,
): JournalItem[] {
  const draft = repair.status === "Brouillon";
  const to = draft ? initialStatus(resumption.intervention_type) : repair.status;
  return [
    ...problemItems(resumption),
    ...urgencyItem(repair.urgency, isPressing(repair.danger) ? 1 : urgencyOf(resumption)),
    ...statusItem(repair.status, to),
    ...appointmentChange(undefined, event ?? undefined),
  ];
}

type Report = Pick<RepairCreation, "tunnel_answer" | "description">;

/** Notes are added only when something is left after trimming (specification §5). Each keeps its danger. */
function problemItems({ tunnel_answer, description }: Report): JournalItem[] {
  const notes = description.trim();
  const answered = lastingDanger({ answers: tunnel_answer });
  const written = lastingDanger({ description });
  const symptom = { tunnel_answer, ...(answered && { danger: answered }) };
  const note = { description: notes, ...(written && { danger: written }) };
  return [
    ...(tunnel_answer.length > 0 ? [{ type: "SymptomAdded" as const, payload: symptom }] : []),
    ...(notes ? [{ type: "NotesAdded" as const, payload: note }] : []),
  ];
}

/** A danger makes the repair urgent, ticked or not. */
function urgencyOf({ tunnel_answer, description, urgency }: Report & { urgency: 0 | 1 }): 0 | 1 {
  const danger = lastingDanger({ answers: tunnel_answer, description });
  return danger && isPressing(danger) ? 1 : urgency;
}

const urgencyItem = (from: number, urgency: 0 | 1): JournalItem[] =>
  from === urgency ? [] : [{ type: "UrgencyChanged", payload: { urgency } }];

const statusItem = (from: RepairStatus, to: RepairStatus): JournalItem[] =>
  from === to ? [] : [{ type: "StatusChanged", payload: { from, to } }];
