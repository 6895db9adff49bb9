import type { Lapsed } from "../../../../../domain/repair/wizard/revisit.ts";

/** What is no more, and what to do: one sentence each. */
export const LAPSED_FR: Record<Lapsed, string> = {
  client:
    "Le client n’est plus dans vos fiches\u00a0: choisissez-le de nouveau, ou créez sa fiche.",
  repair:
    "La réparation à reprendre est archivée ou supprimée\u00a0: dites sur quoi porte la demande.",
  people:
    "Une personne prévue au rendez-vous ne travaille plus à l’atelier\u00a0: vérifiez qui se déplace.",
  hour: "Le créneau choisi est passé\u00a0: choisissez-en un autre.",
};
