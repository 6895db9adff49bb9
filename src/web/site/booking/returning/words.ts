/** What « Déjà client ? » says, with and without scripts. */
import { refusalText } from "../../refusal.ts";

export const sentTo = (contact: string): string =>
  `Si ${contact} est connu de l’atelier, un code vient d’y être envoyé. Il est valable dix minutes.`;

export const contactFault = (refused: string): string =>
  refused === "bad-input" ? "Indiquez un téléphone ou un e-mail." : refusalText(refused);

export const codeFault = (refused: string): string =>
  refused === "code-wrong" || refused === "bad-input"
    ? "Ce code n’est pas le bon : reprenez celui du dernier message."
    : refusalText(refused);

/** The hour was chosen for a town where none of the client's addresses is. */
export const ELSEWHERE =
  "Vos adresses connues sont dans une autre ville que celle de ce rendez-vous.";
