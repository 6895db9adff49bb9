import type { DraftFault } from "../../../../domain/repair/appliance/draft.ts";

export const FAULT_FR: Record<DraftFault, string> = {
  "kind-missing": "Choisissez l’appareil.",
  "purchase-date-wrong": "Cette date n’existe pas.",
  "purchase-date-later": "Cette date est dans le futur.",
};
