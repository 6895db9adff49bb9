/** Refusals in French. Their sentences come after the first screen, which needs none of them. */

const UNKNOWN =
  "Cette action n’est pas possible pour le moment. Rechargez la page, puis réessayez.";
let texts: ReadonlyMap<string, string> = new Map();

/** Without the network the general sentence stays. */
export const loadRefusals = (): Promise<void> =>
  import("./refusal/words.ts").then(
    ({ REFUSAL_FR }) => {
      texts = new Map(Object.entries(REFUSAL_FR));
    },
    () => undefined,
  );

/** The sentence of a word that came over the wire; a newer server may know one that this page does not. */
export const refusalText = (word: string): string => texts.get(word) ?? UNKNOWN;
