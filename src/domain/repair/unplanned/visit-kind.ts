/** Why a repair is visited next. */
import { interventionNamed, type InterventionName } from "../../catalogue/interventions.ts";

/** What the repair waits for says why one comes; otherwise it is what the client asked for. */
const KIND_FOR: Readonly<Record<string, InterventionName>> = {
  "Devis à faire": "Diagnostic / Devis",
  "Devis accepté": "Réparation",
  "Attente de pièces": "Réparation",
  "Prêt à réparer": "Réparation",
  "En essai": "Réparation",
  "Livraison / Enlèvement": "Livraison / Enlèvement",
  Réparé: "Livraison / Enlèvement",
};

export const nextVisitKind = (repair: {
  status: string;
  intervention_type: string;
}): InterventionName | undefined =>
  KIND_FOR[repair.status] ?? interventionNamed(repair.intervention_type)?.name;
