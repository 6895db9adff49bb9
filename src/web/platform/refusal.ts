/** Refusals in French: one sentence that says what happened and what to do. */
export const REFUSAL_FR = {
  "not-allowed": "Votre compte ne permet pas cette action. Demandez au responsable de l’atelier.",
  "no-shop": "Choisissez d’abord un atelier dans l’administration.",
} as const satisfies Record<string, string>;

const UNKNOWN = "Cette action n’est pas possible pour le moment.";
const texts: ReadonlyMap<string, string> = new Map(Object.entries(REFUSAL_FR));

export const refusalText = (word: string): string => texts.get(word) ?? UNKNOWN;
