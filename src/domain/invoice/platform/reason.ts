/** Why an invoice was rejected, refused or disputed (codes of XP Z12-012, BR-FR-CDV-CL-09), in the shop's words. */

export const REASON_FR = {
  TX_TVA_ERR: "Un taux de TVA est faux.",
  MONTANTTOTAL_ERR: "Le total est faux.",
  CALCUL_ERR: "Un calcul est faux.",
  NON_CONFORME: "Une mention obligatoire manque.",
  DOUBLON: "Cette facture a déjà été reçue.",
  DOUBLE_FACT: "Ce travail a déjà été facturé.",
  DEST_INC: "Le client n’est pas connu de l’annuaire.",
  DEST_ERR: "La facture n’est pas pour cette entreprise.",
  TRANSAC_INC: "Le client ne reconnaît pas cette vente.",
  EMMET_INC: "Votre atelier n’est pas connu du client.",
  CONTRAT_TERM: "Le contrat est terminé.",
  CMD_ERR: "Le numéro de commande est faux ou manque.",
  ADR_ERR: "L’adresse de facturation est fausse.",
  SIRET_ERR: "Le SIRET ou le SIREN est faux.",
  CODE_ROUTAGE_ERR: "Le code de routage est faux.",
  REF_CT_ABSENT: "La référence du contrat manque.",
  REF_ERR: "Une référence est fausse.",
  PU_ERR: "Un prix unitaire est faux.",
  REM_ERR: "Une remise est fausse.",
  QTE_ERR: "Une quantité est fausse.",
  ART_ERR: "Un article n’est pas le bon.",
  MODPAI_ERR: "Le moyen de paiement n’est pas le bon.",
  QUALITE_ERR: "La qualité du travail ou de la pièce est contestée.",
  LIVR_INCOMP: "La livraison ou le travail est incomplet.",
  COORD_BANC_ERR: "Les coordonnées bancaires sont fausses.",
  JUSTIF_ABS: "Un justificatif manque.",
  NON_TRANSMISE: "La facture n’a pas pu être transmise.",
  ROUTAGE_ERR: "Le client n’a pas d’adresse de facturation électronique.",
  AUTRE: "Autre motif.",
} as const;
export type ReasonCode = keyof typeof REASON_FR;

const isReason = (code: string): code is ReasonCode => Object.hasOwn(REASON_FR, code);

/** The French label of a reason code, followed by its free text; "AUTRE" with a text shows the text alone. An unknown code is shown unchanged. */
export function reasonText({
  reason_code,
  reason,
}: {
  reason_code: string;
  reason: string;
}): string {
  const known = isReason(reason_code) ? REASON_FR[reason_code] : reason_code;
  const isSaid = reason_code === "AUTRE" && reason !== "";
  return [isSaid ? "" : known, reason].filter((text) => text !== "").join(" ");
}

/** Those that a shop may give to a supplier. */
export const OUR_REASONS: readonly ReasonCode[] = [
  "MONTANTTOTAL_ERR",
  "PU_ERR",
  "QTE_ERR",
  "ART_ERR",
  "LIVR_INCOMP",
  "QUALITE_ERR",
  "TX_TVA_ERR",
  "DOUBLE_FACT",
  "TRANSAC_INC",
  "DEST_ERR",
  "AUTRE",
];

export const isOurReason = (code: string): code is ReasonCode =>
  OUR_REASONS.some((known) => known === code);
