/** Refusals of what comes late: after another person's edit, a second time, or long after it was done. */

export type LateRefusal = "changed-meanwhile" | "done-already" | "act-too-old";

export const LATE_REFUSAL_FR: Record<LateRefusal, string> = {
  "changed-meanwhile":
    "Cette fiche vient d’être modifiée par quelqu’un d’autre. Rechargez la page, puis recommencez.",
  "done-already": "C’est déjà fait : rien n’a été compté deux fois.",
  "act-too-old":
    "Cette action a été faite il y a plus de soixante jours. Notez-la de nouveau si elle vaut encore.",
};
