/** Why the intervention was not created: what happened, that nothing is lost, what to do. */
export type Failure = {
  title: string;
  text: string;
  /** The slot was taken meanwhile: another one is proposed. */
  isTaken: boolean;
};

const KEPT = "Votre saisie est gardée sur cet appareil.";

/** Hours chosen by hand have no list of free ones under them. */
const TAKEN_BY_HAND: Failure = {
  title: "Ces heures sont déjà prises",
  text: "Rien n’est perdu. Choisissez une autre heure, ou quelqu’un d’autre.",
  isTaken: true,
};

/** `text` is the refusal's own sentence, for those that have one. */
export function failureOf(refused: string, text: string, isByHand = false): Failure {
  if (refused === "slot-taken" && isByHand) return TAKEN_BY_HAND;
  if (refused === "unreachable")
    return {
      title: "Le serveur ne répond pas",
      text: `${KEPT} Vérifiez la connexion, puis réessayez : rien ne sera créé deux fois.`,
      isTaken: false,
    };
  if (refused === "slot-taken")
    return {
      title: "Ce créneau vient d’être pris",
      text: "Rien n’est perdu. Voici les créneaux libres les plus proches ; choisissez-en un autre.",
      isTaken: true,
    };
  if (refused === "fault")
    return {
      title: "L’enregistrement n’a pas abouti",
      text: `${KEPT} Réessayez : rien ne sera créé deux fois.`,
      isTaken: false,
    };
  return { title: "L’intervention n’est pas créée", text: `${text} ${KEPT}`, isTaken: false };
}
