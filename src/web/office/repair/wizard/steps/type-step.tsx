import { INTERVENTION_TYPES } from "../../../../../domain/catalogue/interventions.ts";
import { withType } from "../../../../../domain/repair/wizard/draft.ts";
import { Choices } from "./choices.tsx";
import type { StepProps } from "../reducer.ts";

/** What each type is for, in the words of the front desk. */
const WHAT_FOR: Record<(typeof INTERVENTION_TYPES)[number]["name"], string> = {
  "Diagnostic / Devis": "Trouver la panne, puis établir un devis",
  Réparation: "Réparer une panne déjà connue",
  "Livraison / Enlèvement": "Livrer ou enlever un appareil",
  Télédiagnostic: "Un technicien appelle le client, sans déplacement",
  Autre: "Un rendez-vous sans réparation",
  "Congé / indisponibilité": "Une absence dans l’agenda",
};

/** Six types; 1 to 6 choose and go on, a click only chooses. */
export const TypeStep = ({ draft, change, onDone }: StepProps) => (
  <Choices
    legend="Type d’intervention"
    value={draft.intervention_id}
    options={INTERVENTION_TYPES.map(({ id, name, color }) => ({
      value: id,
      label: name,
      hint: WHAT_FOR[name],
      color,
    }))}
    onPick={(id) => change((now) => withType(now, id))}
    onDone={onDone}
  />
);
