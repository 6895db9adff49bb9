/** The closed list of what a shop may write between braces in its letters. */
export const LETTER_FIELDS = [
  "prenom",
  "nom",
  "appareil",
  "reference",
  "date",
  "lien",
  "atelier",
  "telephone",
] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];

export const LETTER_FIELD_FR: Record<LetterField, string> = {
  prenom: "prénom du client",
  nom: "nom du client",
  appareil: "appareil",
  reference: "numéro de la réparation",
  date: "prochain rendez-vous",
  lien: "page de suivi",
  atelier: "nom de l’atelier",
  telephone: "téléphone de l’atelier",
};

export type LetterValues = Readonly<Record<LetterField, string>>;

/** Nothing is known yet. */
export const NO_VALUES: LetterValues = {
  prenom: "",
  nom: "",
  appareil: "",
  reference: "",
  date: "",
  lien: "",
  atelier: "",
  telephone: "",
};

const FIELD = /\{([^{}\n]*)\}/g;

/** The words between braces that are no field. */
export const unknownFields = (text: string, fields: readonly string[] = LETTER_FIELDS): string[] =>
  [...text.matchAll(FIELD)]
    .map(([, word = ""]) => word.trim())
    .filter((word) => !fields.includes(word));

/** The text with a field where the cursor stands, parted from the word before it. */
export function withField(text: string, field: string, at: number): { text: string; at: number } {
  const before = text.slice(0, at);
  const added = `${/(^|\s)$/.test(before) ? "" : " "}{${field}}`;
  return { text: before + added + text.slice(at), at: at + added.length };
}

/** With the values of one letter; what is not known leaves neither a gap nor a lonely comma. */
export const fillFields = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(/( ?)\{([^{}\n]*)\}/g, (whole, space: string, given: string) => {
      const word = given.trim();
      const value = Object.hasOwn(values, word) ? values[word] : undefined;
      if (value === undefined) return whole;
      return value === "" ? "" : `${space}${value}`;
    })
    .trim();
