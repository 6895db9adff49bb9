import type { AgendaEvent } from "../../agenda/event.ts";

export const TRIAL_FR = "Réservation d’essai";

/** Read from the agenda, where the note is all that says it. */
export const isTrial = ({ repair_id, notes }: Pick<AgendaEvent, "repair_id" | "notes">): boolean =>
  repair_id === null && notes.startsWith(TRIAL_FR);
