/** The model form of withdrawal (Consumer Code, annex to R. 221-1), which can be cut off without touching the contract. */
import type { Seller } from "../parties.ts";

export type WithdrawalForm = {
  title: string;
  intro: string;
  to: string;
  statement: string;
  /** What the client fills in. */
  fields: readonly string[];
  note: string;
};

type Contract = { reference: string; seller: Pick<Seller, "name" | "address" | "email"> };

export const withdrawalForm = ({ reference, seller }: Contract): WithdrawalForm => ({
  title: "Formulaire de rétractation",
  intro:
    "Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.",
  to: `À l’attention de ${[seller.name, ...seller.address, seller.email].filter(Boolean).join(", ")}`,
  statement: `Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de services et la vente des pièces du devis ${reference}.`,
  fields: [
    "Commandé le",
    "Nom du client",
    "Adresse du client",
    "Date",
    "Signature du client (uniquement en cas d’envoi de ce formulaire sur papier)",
  ],
  note: `Vous pouvez aussi vous rétracter en ligne, par «\u202fRenoncer au contrat ici\u202f» sur la page de votre devis ou de suivi.`,
});
