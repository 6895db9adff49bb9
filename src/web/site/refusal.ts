/** The French text of every word by which the server refuses what the public site asks. */
import { BOOKING_REFUSAL_FR, type BookingRefusal } from "../../domain/booking/refusals.ts";
import type { AcceptRefusal } from "../../domain/quote/accept.ts";
import type { WithdrawRefusal } from "../../domain/quote/conclusion/withdraw.ts";
import { CHOICE_REFUSAL_FR } from "../../domain/quote/option/choose.ts";
import type { RefuseRefusal } from "../../domain/quote/refuse.ts";
import { CODE_REFUSAL_FR } from "../../domain/quote/signing-code/code.ts";
import type { SendCodeRefusal } from "../../domain/quote/signing-code/send.ts";

export type SiteRefusal =
  | BookingRefusal
  | AcceptRefusal
  | RefuseRefusal
  | SendCodeRefusal
  | WithdrawRefusal
  | "bad-input"
  | "not-signed-in"
  | "not-allowed"
  | "bad-request"
  | "foreign-origin"
  | "too-large"
  | "too-many"
  | "not-found"
  | "failure"
  /** Ours: the request never reached the server, or its answer never came back. */
  | "offline";

const REFUSAL_FR: Record<SiteRefusal, string> = {
  "bad-input": "Certaines réponses sont à corriger. Rien n’est perdu.",
  "not-signed-in": "Connectez-vous à votre atelier pour essayer sa page.",
  "not-allowed": "Seul le responsable de l’atelier peut essayer sa page.",
  "bad-request": "La demande n’a pas été comprise. Rechargez la page et recommencez.",
  "foreign-origin": "La demande a été refusée. Rechargez la page et recommencez.",
  ...BOOKING_REFUSAL_FR,
  "quote-not-sent": "Ce devis n’est pas encore disponible.",
  "quote-expired": "Ce devis a expiré. Demandez à l’atelier de le renouveler.",
  "quote-already-answered": "Vous avez déjà répondu à ce devis.",
  "quote-changed": "Ce devis a été modifié. Rechargez la page pour lire la nouvelle version.",
  "signature-missing": "Signez dans le cadre, ou tapez votre nom.",
  "consents-missing":
    "Cochez toutes les cases avant de signer. Si elles le sont déjà, rechargez la page.",
  ...CHOICE_REFUSAL_FR,
  "signed-on-unlikely": "La date de signature ne convient pas.",
  "quote-not-accepted": "Ce devis n’est pas accepté : il n’y a rien à quoi renoncer.",
  "withdrawal-none": "Ce contrat n’ouvre pas de droit de rétractation.",
  "withdrawal-performed":
    "La réparation que vous aviez demandée avant la fin du délai est terminée\u00a0: le droit de rétractation a pris fin.",
  "withdrawal-over": "Le délai de rétractation est passé. Appelez l’atelier.",
  "name-missing": "Indiquez votre nom et votre prénom.",
  "reason-missing": "Dites en quelques mots pourquoi vous refusez ce devis.",
  ...CODE_REFUSAL_FR,
  "code-not-asked": "L’atelier ne demande plus de code. Rechargez la page, puis signez.",
  "no-contact":
    "L’atelier n’a pas votre adresse e-mail. Appelez-le pour la lui donner, puis rechargez la page.",
  "mailbox-limit":
    "Dix codes sont déjà partis à cette adresse depuis hier. Recommencez demain, ou appelez l’atelier.",
  "code-not-sent": "L’e-mail n’est pas parti. Recommencez dans un instant, ou appelez l’atelier.",
  "too-large": "Ce que vous envoyez est trop volumineux. Rien n’a été enregistré.",
  "too-many": "Trop de demandes en peu de temps. Patientez une minute, puis recommencez.",
  "not-found": "Cette page n’existe plus. Appelez l’atelier.",
  failure: "Une erreur est survenue de notre côté. Rien n’est perdu : réessayez dans un instant.",
  offline: "La connexion a été coupée. Vos réponses sont gardées : réessayez.",
};

export const isSiteRefusal = (word: unknown): word is SiteRefusal =>
  typeof word === "string" && Object.hasOwn(REFUSAL_FR, word);

/** An unknown word reads as a failure of ours: better vague than silent. */
export const refusalText = (word: unknown): string =>
  REFUSAL_FR[isSiteRefusal(word) ? word : "failure"];
