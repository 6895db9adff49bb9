import type { Tone } from "../../../ui/office/mark.tsx";

const STATES: Record<string, { text: string; tone: Tone }> = {
  open: { text: "En cours", tone: "quiet" },
  empty: { text: "Rien à déclarer", tone: "quiet" },
  ready: { text: "À envoyer", tone: "wait" },
  waiting: { text: "En route", tone: "work" },
  sent: { text: "Transmise", tone: "work" },
  failed: { text: "Envoi impossible", tone: "bad" },
  accepted: { text: "Déposée", tone: "good" },
  rejected: { text: "Rejetée", tone: "bad" },
  outdated: { text: "À corriger", tone: "wait" },
};

export const stateText = (state: string): string => STATES[state]?.text ?? state;
export const toneOf = (state: string): Tone => STATES[state]?.tone ?? "quiet";
