/** Why the intervention was not created: what happened, that nothing is lost, what to do. */
export type Failure = {
  title: string;
  text: string;
  /** The slot was taken meanwhile: another one is proposed. */
  isTaken: boolean;
  /** One has to sign in again first, in another tab: this one keeps what is typed. */
  isSignedOut: boolean;
};

const KEPT = "Votre saisie est gardée sur cet appareil.";

/** Hours chosen by hand have no list of free ones under them. */
const TAKEN_BY_HAND: Failure = {
  title: "Ces heures sont déjà prises",
  text: "Rien n’est perdu. Choisissez une autre heure, ou quelqu’un d’autre.",
  isTaken: true,
  isSignedOut: false,
};

const KNOWN: Record<string, Failure> = {
  unreachable: {
    title: "Le serveur ne répond pas",
    text: `${KEPT} Vérifiez la connexion, puis réessayez : rien ne sera créé deux fois.`,
    isTaken: false,
    isSignedOut: false,
  },
  "slot-taken": {
    title: "Ce créneau vient d’être pris",
    text: "Rien n’est perdu. Voici les créneaux libres les plus proches ; choisissez-en un autre.",
    isTaken: true,
    isSignedOut: false,
  },
  "not-signed-in": {
    title: "Votre connexion a pris fin",
    text: `${KEPT} Reconnectez-vous dans un autre onglet, puis réessayez ici.`,
    isTaken: false,
    isSignedOut: true,
  },
  fault: {
    title: "L’enregistrement n’a pas abouti",
    text: `${KEPT} Réessayez : rien ne sera créé deux fois.`,
    isTaken: false,
    isSignedOut: false,
  },
};

/** `text` is the refusal's own sentence, for those that have one. */
export function failureOf(refused: string, text: string, isByHand = false): Failure {
  if (refused === "slot-taken" && isByHand) return TAKEN_BY_HAND;
  return (
    KNOWN[refused] ?? {
      title: "L’intervention n’est pas créée",
      text: `${text} ${KEPT}`,
      isTaken: false,
      isSignedOut: false,
    }
  );
}
