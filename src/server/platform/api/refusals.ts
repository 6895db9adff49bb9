/** What every route for programs may refuse: one shape, a closed word, a sentence in French. */
import { z } from "zod";
import type { RefusalWords } from "./door.ts";

export const COMMON_WORDS = {
  "bad-request": {
    status: 400,
    message: "La demande est mal formée. Rien n’a été enregistré.",
  },
  "key-unknown": {
    status: 401,
    message:
      "Cette clé n’ouvre rien : elle est absente, mal copiée ou révoquée. Envoyez-la dans l’en-tête Authorization, après le mot Bearer.",
  },
  "scope-missing": {
    status: 403,
    message: "Cette clé n’a pas ce droit. Le responsable de l’atelier peut en créer une autre.",
  },
  "not-found": {
    status: 404,
    message: "Cet élément n’existe pas, ou n’appartient pas à votre atelier.",
  },
  "too-large": {
    status: 413,
    message: "Ce que vous envoyez est trop volumineux. Rien n’a été enregistré.",
  },
  "bad-input": {
    status: 422,
    message: "Une valeur ne convient pas. Rien n’a été enregistré : corrigez les champs signalés.",
  },
  "too-many": {
    status: 429,
    message: "Trop de demandes en peu de temps. Patientez le nombre de secondes de Retry-After.",
  },
  failure: {
    status: 500,
    message: "Une erreur est survenue de notre côté. Rien n’a été perdu ; réessayez.",
  },
} as const satisfies RefusalWords;
export type CommonWord = keyof typeof COMMON_WORDS;

/** The shape of every refusal; `words` are those that a route may answer. */
export const refusalShape = (words: readonly [string, ...string[]]) =>
  z.object({
    refused: z.enum(words).meta({ description: "Le code du refus : il ne change pas." }),
    message: z.string().meta({ description: "Le refus, en français." }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: "Ce qui ne va pas, champ par champ." }),
    detail: z.unknown().optional(),
    reference: z.string().optional().meta({ description: "Le nom de l’incident, à nous donner." }),
  });
