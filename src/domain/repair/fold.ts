import type { Instant } from "../time.ts";
import { applianceLabel } from "./appliance/appliance.ts";
import type { JournalEntry, TunnelNode } from "./journal.ts";
import type { RepairStatus } from "./status.ts";

/** What a journal adds up to; kept beside it in the repair's row for lists. */
export type RepairState = {
  status: RepairStatus;
  urgency: 0 | 1;
  /** « Lave-linge Bosch : Fuite, Par le hublot », at most 200 characters. */
  summary: string;
  /** Since when the repair has this status. */
  statusFrom: Instant;
  lastUpdateAt: Instant;
};

/** Adds up a journal in its order; `created_at` dates a repair whose journal is still empty. */
export function fold(entries: readonly JournalEntry[], created_at: Instant): RepairState {
  const start: RepairState = {
    status: "Brouillon",
    urgency: 0,
    summary: "",
    statusFrom: created_at,
    lastUpdateAt: created_at,
  };
  const state = entries.reduce(add, start);
  return { ...state, summary: summaryOf(entries) };
}

function add(state: RepairState, entry: JournalEntry): RepairState {
  const next = { ...state, lastUpdateAt: entry.created_at };
  if (entry.type === "UrgencyChanged") return { ...next, urgency: entry.payload.urgency };
  if (entry.type !== "StatusChanged" || entry.payload.to === state.status) return next;
  return { ...next, status: entry.payload.to, statusFrom: entry.created_at };
}

const LONGEST = 200;

/** The last appliance, then its symptoms, or the first notes when nobody went through the tree. */
function summaryOf(entries: readonly JournalEntry[]): string {
  let appliance = "";
  let symptoms = "";
  let notes = "";
  for (const entry of entries) {
    if (entry.type === "ApplianceAdded") appliance = applianceLabel(entry.payload.appliance);
    if (entry.type === "SymptomAdded") symptoms = symptomsOf(entry.payload.tunnel_answer);
    if (entry.type === "NotesAdded" && !notes)
      notes = entry.payload.description.replace(/\s+/g, " ").trim();
  }
  const summary = [appliance, symptoms || notes].filter(Boolean).join(" : ");
  return summary.length > LONGEST ? `${summary.slice(0, LONGEST - 1).trimEnd()}…` : summary;
}

/** « Code erreur (E18), Au démarrage » */
export const symptomsOf = (nodes: readonly TunnelNode[]): string =>
  nodes.map(({ name, input }) => (input ? `${name} (${input})` : name)).join(", ");
