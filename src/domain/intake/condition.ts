/** What the shop sees of an appliance when it arrives: words stored, French at the edge. */
export const CONDITIONS = [
  "good",
  "scratched",
  "dented",
  "cracked",
  "missing-part",
  "oxidised",
  "dirty",
  "dead",
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const CONDITION_FR: Record<Condition, string> = {
  good: "Bon état",
  scratched: "Rayures",
  dented: "Chocs",
  cracked: "Fêlé ou cassé",
  "missing-part": "Pièce manquante",
  oxidised: "Traces d’oxydation",
  dirty: "Encrassé",
  dead: "Ne s’allume pas",
};

/** What is often left with an appliance: offered, never imposed. */
export const USUAL_ACCESSORIES = [
  "Chargeur",
  "Câble d’alimentation",
  "Télécommande",
  "Housse",
  "Notice",
  "Carte SIM",
] as const;

type Seen = { condition: readonly Condition[]; condition_note: string };

/** « Rayures, chocs. Vitre fêlée en bas à gauche » */
export function conditionText({ condition, condition_note }: Seen): string {
  const words = condition.map((word) => CONDITION_FR[word]).join(", ");
  return [words, condition_note].filter(Boolean).join(". ");
}
