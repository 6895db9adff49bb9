/** Why an invoice cannot be corrected, in words. */
export type CorrectiveFault =
  | "invoice-replaced"
  | "corrective-deposit"
  | "corrective-credited"
  | "corrective-withdrawn"
  | "corrective-claimed"
  | "corrective-seller"
  | "corrective-other-client"
  | "corrective-reason"
  | "corrective-bonus"
  | "corrective-reduced-vat"
  | "corrective-below-paid"
  | "corrective-unchanged";

export const CORRECTIVE_FAULT_FR: Record<CorrectiveFault, string> = {
  "invoice-replaced":
    "Cette facture est annulée et remplacée par une facture rectificative : agissez sur celle-ci.",
  "corrective-deposit":
    "Une facture d’acompte ne se rectifie pas : annulez-la par un avoir, puis émettez-en une autre.",
  "corrective-credited":
    "Un avoir existe déjà sur cette facture : elle ne se rectifie plus. Émettez un avoir du reste, puis une nouvelle facture.",
  "corrective-withdrawn":
    "Le client s’est rétracté de ce devis : sa facture ne se rectifie pas. Annulez-la par un avoir.",
  "corrective-claimed":
    "Le bonus de cette facture est déjà demandé à l’éco-organisme sous son numéro : corrigez-la par un avoir et une nouvelle facture.",
  "corrective-seller":
    "Cette facture a été émise sous un autre SIREN que celui de l’atelier aujourd’hui : corrigez-la par un avoir.",
  "corrective-other-client":
    "Ce SIREN est celui d’une autre entreprise. Pour changer de client, émettez un avoir, puis une facture à cette entreprise.",
  "corrective-reason": "Indiquez le motif de la rectification : le client le lira.",
  "corrective-bonus":
    "Le bonus réparation ne change pas par une rectification. Remettez-le à son montant, ou émettez un avoir.",
  "corrective-reduced-vat":
    "Le client n’a pas certifié ce taux réduit. Gardez les taux de la facture, ou facturez à 20 %.",
  "corrective-below-paid":
    "Le nouveau total est inférieur à l’acompte ou au bonus déjà déduits. Émettez plutôt un avoir.",
  "corrective-unchanged": "Rien n’est corrigé : la facture rectificative serait la même.",
};
