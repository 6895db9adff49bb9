/** How many letters one mailbox may receive in a day, from all shops together: no shop becomes a tool against it. */
import type { Template } from "./message.ts";

/** `templates` are counted together; null counts every letter. */
export type LetterLimit = { templates: readonly Template[] | null; most: number };

const ASKED_BY_VISITORS: readonly Template[] = [
  "booking-confirmed",
  "booking-to-confirm",
  "tracking-link",
  "quote-link",
  "client-code",
  "password-link",
];

/** Counted alone: letters that a stranger causes cannot keep a client from signing. */
const CODES: readonly Template[] = ["signing-code"];

export const letterLimit = (template: Template): LetterLimit => {
  const counted = [ASKED_BY_VISITORS, CODES].find((group) => group.includes(template));
  return counted ? { templates: counted, most: 10 } : { templates: null, most: 50 };
};

export const LIMITED_FR =
  "Trop de lettres à cette adresse depuis hier : celle-ci n’est pas partie. Appelez le client.";
