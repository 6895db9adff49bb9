/** The closed list of what a shop may write between braces in the letters to late payers. */
const CONSUMER_FIELDS = [
  "prenom",
  "nom",
  "facture",
  "montant",
  "reste",
  "echeance",
  "retard",
  "reglement",
  "atelier",
  "telephone",
  "lien",
] as const;
const FEE_FIELDS = ["interets", "indemnite", "total"] as const;
export type UnpaidField = (typeof CONSUMER_FIELDS)[number] | (typeof FEE_FIELDS)[number];

/** « business » is who buys for a trade: the only one who owes fees for being late. */
export const AUDIENCES = ["consumer", "business"] as const;
export type Audience = (typeof AUDIENCES)[number];
export const AUDIENCE_FR: Record<Audience, string> = {
  consumer: "Particuliers",
  business: "Professionnels",
};

/** A letter to a consumer cannot name the 40 EUR, nor interest: they owe neither. */
export const fieldsFor = (audience: Audience): readonly UnpaidField[] =>
  audience === "business" ? [...CONSUMER_FIELDS, ...FEE_FIELDS] : CONSUMER_FIELDS;

export const UNPAID_FIELD_FR: Record<UnpaidField, string> = {
  prenom: "prénom du client",
  nom: "nom du client",
  facture: "numéro de la facture",
  montant: "montant TTC",
  reste: "reste à régler",
  echeance: "date d’échéance",
  retard: "jours de retard",
  reglement: "comment régler",
  atelier: "nom de l’atelier",
  telephone: "téléphone de l’atelier",
  lien: "page de suivi",
  interets: "intérêts de retard à ce jour",
  indemnite: "indemnité de 40 €",
  total: "reste, intérêts et indemnité",
};

export type UnpaidValues = Readonly<Partial<Record<UnpaidField, string>>>;
