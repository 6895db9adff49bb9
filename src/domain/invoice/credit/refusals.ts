/** Why a credit note is not issued. */
export type CreditRefusal =
  | "already-credited"
  | "credit-reason-missing"
  | "credit-line-unknown"
  | "credit-quantity"
  | "credit-nothing"
  | "deposit-in-part"
  | "deposit-used"
  | "bonus-above-rest"
  /** The client never received it: it is taken back whole. */
  | "rejected-in-part";

export const CREDIT_FAULT_FR: Record<CreditRefusal, string> = {
  "already-credited": "Cette facture est déjà annulée en totalité par un avoir.",
  "credit-reason-missing": "Indiquez le motif de l’avoir : le client le lira.",
  "credit-line-unknown": "Une ligne choisie n’est pas sur cette facture. Rechargez la page.",
  "credit-quantity":
    "Une quantité dépasse ce qui reste facturé sur sa ligne, ou n’est pas plus grande que zéro.",
  "credit-nothing": "Choisissez au moins une ligne avec un prix.",
  "bonus-above-rest":
    "Ce qui resterait facturé serait inférieur au bonus réparation. Annulez toute la facture, puis facturez ce qui reste.",
  "deposit-in-part": "Un acompte s’annule en entier. Émettez-en ensuite un autre.",
  "rejected-in-part":
    "Votre client n’a jamais reçu cette facture : elle s’annule en entier, puis une autre la remplace.",
  "deposit-used":
    "Cet acompte est déduit d’une facture. Faites d’abord un avoir sur cette facture.",
};
